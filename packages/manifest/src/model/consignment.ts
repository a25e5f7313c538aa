import type { PackedBox, Quantities } from '@jst/packing'
import { toOrder } from './vocabulary.ts'

/** A company of a consignment. Texts that nobody gave are ''. */
export interface ManifestParty {
  /** Registration: type, plus sign and number, as `USCI+91310000775785552L`. */
  readonly Code: string
  readonly Name: string
  /** ISO 3166 code. */
  readonly Country: string
  /** Code of the province or state. */
  readonly Province: string
  readonly City: string
  /** Street. */
  readonly Address: string
  readonly Postcode: string
  readonly Phone: string
  readonly Email: string
  readonly Fax: string
  /** Number of the authorised economic operator. */
  readonly Aeo: string
  /** A person of the company, and his telephone. */
  readonly Contact: string
  readonly ContactPhone: string
}

/** Goods of a consignment. */
export interface ManifestGoods extends Quantities {
  /** Stable name of the row, once in a consignment. */
  readonly Key: string
  /** Code of UN/ECE Recommendation 21, two characters. */
  readonly PackageKind: string
  readonly GoodsEn: string
  readonly GoodsZh: string
  readonly HsCode: string
  readonly Marks: string
  /** Four digits. */
  readonly UnNo: string
  /** Person to ask about dangerous goods, with a telephone. */
  readonly DgContact: string
}

/** Names of the companies of a consignment. */
export const partyRoles = ['Shipper', 'Consignee', 'Notify', 'Buyer', 'Seller'] as const
/** A role of a company. */
export type PartyRole = (typeof partyRoles)[number]

/**
 * Elements of the importer's security filing (ISF 10) that no other filing has. Seller and buyer are companies of the consignment, tariff numbers
 * stand with its goods.
 */
export const isfFields = ['ImporterNo', 'ConsigneeNo', 'Origin', 'Manufacturer', 'ShipTo', 'StuffingPlace', 'Consolidator'] as const
/** Fields that a consignment has where somebody filled them in. */
const optionalFields = ['FilingType', ...isfFields] as const

/** One bill as customs are told of it. Its own quantities are the declared totals. */
export interface Consignment extends Quantities, Readonly<Record<PartyRole, ManifestParty>> {
  readonly BillNo: string
  /** Bill of the carrier above a house bill; '' for a bill of the carrier itself. */
  readonly MasterNo: string
  /** `OBL` original, `WAYBILL`, `TELEX` released without paper. */
  readonly BillType: string
  /** Freight: `PP` prepaid, `CC` collect. */
  readonly Payment: string
  readonly Agreement: string
  /** Terms of transport: `CY-CY`. */
  readonly Terms: string
  readonly Originals: number
  /** Customs status of the goods: `001`. */
  readonly CustomsStatus: string
  readonly Vessel: string
  /** Seven digits. */
  readonly Imo: string
  readonly Voyage: string
  /** SCAC or code of the carrier. */
  readonly Carrier: string
  /** Planned start of loading and departure, `YYYY-MM-DD HH:mm` of the clock at the load port; '' while unknown. */
  readonly LoadingAt: string
  readonly DepartureAt: string
  /** Until when the agent takes the data, of the same clock. */
  readonly AgentCutoff: string
  /** Customs office, four digits. */
  readonly CustomsArea: string
  /** Port of exit with its office: `CNYTN/5316`. */
  readonly ExitPlace: string
  readonly Receipt: string
  readonly Pol: string
  readonly Transit: string
  readonly Pod: string
  readonly Delivery: string
  /** Ports that the ship calls after loading, in their order. */
  readonly PortsAfter: readonly string[]
  /** The goods are not in boxes. */
  readonly BreakBulk: boolean
  /** The consignee is whoever holds the bill. */
  readonly ToOrder: boolean
  /** Type of the entry summary declaration in the European Union: `F10` to `F17`; left out or '': the proposed one. */
  readonly FilingType?: string
  /** Importer of record and consignee in the United States: IRS, EIN, social security or CBP assigned numbers. */
  readonly ImporterNo?: string
  readonly ConsigneeNo?: string
  /** Country of origin of the goods. */
  readonly Origin?: string
  /** Names with addresses: who made the goods, to whom they go after the entry, where the boxes were stuffed, and who stuffed them. */
  readonly Manufacturer?: string
  readonly ShipTo?: string
  readonly StuffingPlace?: string
  readonly Consolidator?: string
  /** Method of payment of transport charges, for the European Union: A, B, C, D, H, Y or Z. */
  readonly PaymentMethod: string
  /** Countries that the goods pass, from the first to the last. */
  readonly Routing: readonly string[]
  /** EORI of a consignee in the European Union. */
  readonly Eori: string
  /** SCAC of whoever files in the United States. */
  readonly Scac: string
  readonly Goods: readonly ManifestGoods[]
  /** The one set of boxes, as packing lists have it. */
  readonly Boxes: readonly PackedBox[]
  readonly Remark: string
}

/** A consignment without the optional fields that are blank: left to a proposal or to nobody, they are no values. */
export function withoutBlanks<C extends object>(consignment: C): C {
  const isOptional = (key: string) => optionalFields.some((field) => field === key)
  return Object.fromEntries(
    Object.entries(consignment).filter(([key, value]) => !isOptional(key) || (typeof value === 'string' && value.trim() !== '')),
  ) as C
}

/** The consignee as messages name him: whoever holds the bill where he has no name. */
export const consigneeOf = ({ ToOrder, Consignee }: Pick<Consignment, 'ToOrder' | 'Consignee'>): ManifestParty =>
  ToOrder && Consignee.Name === '' ? { ...Consignee, Name: 'TO ORDER' } : Consignee
/** True if the name of the consignee says that the bill is to order. */
export const namesOrder = (consignment: Pick<Consignment, 'ToOrder' | 'Consignee'>): boolean => toOrder.test(consigneeOf(consignment).Name)

/** A company without values. */
export const emptyParty: ManifestParty = {
  Code: '',
  Name: '',
  Country: '',
  Province: '',
  City: '',
  Address: '',
  Postcode: '',
  Phone: '',
  Email: '',
  Fax: '',
  Aeo: '',
  Contact: '',
  ContactPhone: '',
}

/** A row of goods without values. */
export const emptyGoods = (Key: string): ManifestGoods => ({
  Key,
  Packages: 0,
  Weight: 0,
  Volume: 0,
  PackageKind: '',
  GoodsEn: '',
  GoodsZh: '',
  HsCode: '',
  Marks: '',
  UnNo: '',
  DgContact: '',
})

/** A consignment without values. */
export const emptyConsignment = (): Consignment => ({
  BillNo: '',
  MasterNo: '',
  BillType: '',
  Payment: '',
  Agreement: '',
  Terms: '',
  Originals: 0,
  CustomsStatus: '001',
  Vessel: '',
  Imo: '',
  Voyage: '',
  Carrier: '',
  LoadingAt: '',
  DepartureAt: '',
  AgentCutoff: '',
  CustomsArea: '',
  ExitPlace: '',
  Receipt: '',
  Pol: '',
  Transit: '',
  Pod: '',
  Delivery: '',
  PortsAfter: [],
  BreakBulk: false,
  ToOrder: false,
  Shipper: emptyParty,
  Consignee: emptyParty,
  Notify: emptyParty,
  Buyer: emptyParty,
  Seller: emptyParty,
  PaymentMethod: '',
  Routing: [],
  Eori: '',
  Scac: '',
  Packages: 0,
  Weight: 0,
  Volume: 0,
  Goods: [],
  Boxes: [],
  Remark: '',
})

import type { Consignment, isfFields, ManifestGoods, ManifestParty } from './consignment.ts'

/** Most characters of each text, by the columns of a store of MT2101 messages (documents handbook §4.5). Longer texts are refused, never cut. */
export const consignmentLengths = {
  BillNo: 35,
  MasterNo: 35,
  BillType: 10,
  Payment: 3,
  Agreement: 35,
  Terms: 10,
  CustomsStatus: 3,
  Vessel: 35,
  Imo: 25,
  Voyage: 17,
  Carrier: 17,
  LoadingAt: 16,
  DepartureAt: 16,
  AgentCutoff: 16,
  CustomsArea: 4,
  ExitPlace: 25,
  Receipt: 25,
  Pol: 25,
  Transit: 11,
  Pod: 25,
  Delivery: 11,
  PaymentMethod: 1,
  Eori: 17,
  Scac: 4,
  Remark: 512,
} as const satisfies Partial<Record<keyof Consignment, number>>

/** The same of the importer's security filing, as brokers take them. */
export const isfLengths = {
  ImporterNo: 15,
  ConsigneeNo: 15,
  Origin: 2,
  Manufacturer: 250,
  ShipTo: 250,
  StuffingPlace: 250,
  Consolidator: 250,
} as const satisfies Record<(typeof isfFields)[number], number>

/** The same of a company. */
export const partyLengths = {
  Code: 60,
  Name: 70,
  Country: 3,
  Province: 6,
  City: 35,
  Address: 70,
  Postcode: 9,
  Phone: 50,
  Email: 50,
  Fax: 50,
  Aeo: 30,
  Contact: 35,
  ContactPhone: 50,
} as const satisfies Record<keyof ManifestParty, number>

/** The same of a row of goods. */
export const goodsLengths = {
  PackageKind: 2,
  GoodsEn: 512,
  GoodsZh: 256,
  HsCode: 12,
  Marks: 512,
  UnNo: 4,
  DgContact: 70,
} as const satisfies Partial<Record<keyof ManifestGoods, number>>

/** Largest total of packages (n8) and of kg or m³ (n14 with decimals). */
export const largest = { Packages: 99_999_999, Weight: 9_999_999_999, Volume: 9_999_999_999 } as const

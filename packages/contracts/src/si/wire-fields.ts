/**
 * Wire fields of shipping instructions (spec §3): the only place where wire names appear. Schemas are made of them; their labels stand in
 * `fields.ts`, so that a call does not bring labels along.
 */
export interface WireField {
  /** Name on the wire. */
  readonly wire: string
  /**
   * text: one line · grid: lines of fixed-pitch text · int: whole number · decimal: three decimals ·
   * choice: one of a list of codes · date: YYYY-MM-DD · instant: ISO 8601 UTC.
   */
  readonly kind: 'text' | 'grid' | 'int' | 'decimal' | 'choice' | 'date' | 'instant'
  /** Characters of a text. */
  readonly max?: number
  /** Size of a grid; columns are characters per line (35 by the trade's documents). */
  readonly lines?: number
  readonly columns?: number
  /** Of an int: the key of a row. */
  readonly key?: true
  /** `server`: set by the server, ignored in payloads. */
  readonly by: 'user' | 'server'
  /** For special cargo only: omitted on the wire while it is empty. */
  readonly sparse?: true
}

const text = <W extends string>(wire: W, max: number) => ({ wire, kind: 'text', max, by: 'user' }) as const
const grid = <W extends string>(wire: W, lines: number) => ({ wire, kind: 'grid', lines, columns: 35, by: 'user' }) as const
const int = <W extends string>(wire: W) => ({ wire, kind: 'int', by: 'user' }) as const
const key = <W extends string>(wire: W) => ({ wire, kind: 'int', key: true, by: 'user' }) as const
const decimal = <W extends string>(wire: W) => ({ wire, kind: 'decimal', by: 'user' }) as const
const choice = <W extends string>(wire: W) => ({ wire, kind: 'choice', max: 10, by: 'user' }) as const
const serverInt = <W extends string>(wire: W) => ({ wire, kind: 'int', by: 'server' }) as const
const serverKey = <W extends string>(wire: W) => ({ wire, kind: 'int', key: true, by: 'server' }) as const
const serverText = <W extends string>(wire: W) => ({ wire, kind: 'text', max: 50, by: 'server' }) as const
const serverInstant = <W extends string>(wire: W) => ({ wire, kind: 'instant', by: 'server' }) as const

const sparse = <F extends WireField>(field: F): F & { readonly sparse: true } => ({ ...field, sparse: true })

/** TDBLInfo: one bill-of-lading instruction record. */
export const recordWire = {
  id: serverKey('Id'),
  createdAt: serverInstant('CreateTime'),
  updatedAt: serverInstant('UpdateTime'),
  orderId: key('CGO_ID'),
  companyCode: serverText('TBI_COMPANYCODE'),
  siNo: serverText('TBI_NO'),
  shipperRef: text('TBI_SHREF_NO', 35),
  goodsType: choice('TBI_GOODS_TYPE'),
  siType: int('TBI_SITYPE'),
  draftCount: int('TBI_NUM'),
  mblNo: text('TBI_MBL_NO', 20),
  splitMblNo: text('TBI_SIMBL_NO', 20),
  paymentMethod: choice('TBI_PAYMENT_METHOD'),
  signingMethod: choice('TBI_SIGNING_METHOD'),
  consignor: grid('TBI_CONSIGNOR', 6),
  consignee: grid('TBI_CONSIGNEE', 6),
  notifier1: grid('TBI_NOTIFIER_1', 6),
  notifier2: grid('TBI_NOTIFIER_2', 6),
  notifier3: grid('TBI_NOTIFIER_3', 6),
  carrier: text('TBI_CARRIER', 12),
  vessel: text('TBI_VESSEL', 35),
  voyage: text('TBI_VOYAGE', 17),
  receiptPlace: text('TBI_SHOUHD', 70),
  receiptPlaceCode: text('TBI_SHOUHD_CODE', 5),
  loadPort: text('TBI_ZHUANGHG', 70),
  loadPortCode: text('TBI_ZHUANGHG_CODE', 5),
  deliveryPlace: text('TBI_JIAOHD', 70),
  deliveryPlaceCode: text('TBI_JIAOHD_CODE', 5),
  dischargePort: text('TBI_XIEHG', 70),
  dischargePortCode: text('TBI_XIEHG_CODE', 5),
  receiptPlaceOnBill: grid('TBI_SHOUHD_BL', 5),
  loadPortOnBill: grid('TBI_ZHUANGHG_BL', 5),
  /** The wire name lacks a G, as in the specification. */
  dischargePortOnBill: grid('TBI_XIEH_BL', 5),
  deliveryPlaceOnBill: grid('TBI_JIAOHD_BL', 5),
  marks: grid('TBI_MARKS', 50),
  goods: grid('TBI_GOODS', 150),
  packageKind: text('TBI_PACKAGE', 35),
  /** Total packages; a whole number shown as text. */
  packageCount: text('TBI_NUMBER', 12),
  hsCode: text('TBI_HSCODE', 200),
  emails: text('TBI_EMAILS', 1010),
  remarks: text('TBI_REMARKS', 512),
  reviewRemarks: { wire: 'TBI_SHREMARKS', kind: 'text', max: 512, by: 'server' },
  mergeMblNo: text('TBI_MERGEMBL_NO', 20),
  deleteMark: serverInt('DeleteMark'),
  sailingDate: { wire: 'TBI_SAILINGDATE', kind: 'date', by: 'user' },
  deadline: { wire: 'TBI_DEADLINE', kind: 'instant', by: 'server' },
  createdBy: serverKey('TBI_CREATE_ID'),
  reviewerId: serverKey('TBI_REVIEWER_ID'),
  reviewedAt: serverInstant('TBI_REVIEWER_DATE'),
  status: serverInt('TBI_STATUS'),
  source: serverInt('TBI_SOURCES'),
  quotationNo: text('TBI_QUNO', 35),
  transportTerms: choice('TBI_TRANSPORT_METHOD'),
  payableAt: sparse(text('TBI_PAYABLE_AT', 35)),
  issuePlace: sparse(text('TBI_ISSUE_PLACE', 35)),
  /** Day at the port of loading on which the goods were on board; set when the bill is issued. */
  onBoardDate: sparse({ wire: 'TBI_ONBOARD_DATE', kind: 'date', by: 'server' } as const),
  onBoardSource: sparse({
    wire: 'TBI_ONBOARD_SOURCE',
    kind: 'text',
    max: 200,
    by: 'server',
  } as const),
  /** 0: as many as the kind of bill has by custom. */
  originals: sparse(int('TBI_ORIGINALS')),
  /** The carrier's number of the booking, which is not the number of its bill. DCSA allows 35 characters. */
  bookingNo: sparse(text('TBI_BOOKING_NO', 35)),
  /** Value that the shipper declares to lift the carrier's limit of liability: digits and up to two decimals, as it is printed. */
  declaredValue: sparse(text('TBI_DECLARED_VALUE', 17)),
  declaredCurrency: sparse(text('TBI_DECLARED_CURRENCY', 3)),
  /** JSON: values of an imported message without a field in the record, exported again unchanged. */
  carried: sparse(text('TBI_CARRIED', 20_000)),
} as const satisfies Record<string, WireField>

/** BoxInfo: one container on a bill. */
export const containerWire = {
  id: key('Id'),
  createdAt: serverInstant('CreateTime'),
  updatedAt: serverInstant('UpdateTime'),
  orderId: serverKey('TBX_CGO_ID'),
  recordId: serverKey('TBX_TBI_ID'),
  type: text('TBX_TYPE', 8),
  containerNo: text('TBX_CNNO', 20),
  sealNo: text('TBX_SEALNO', 64),
  packageKind: text('TBX_PACKAGE', 35),
  packages: int('TBX_NUM'),
  weight: decimal('TBX_WEIGHT'),
  volume: decimal('TBX_VOLUME'),
  soc: sparse(choice('TBX_SOC')),
  /** Goods of several bills of lading are in the box. */
  partLoad: sparse(choice('TBX_PART_LOAD')),
  tare: sparse(decimal('TBX_TARE')),
  vgm: sparse(decimal('TBX_VGM')),
  vgmMethod: sparse(choice('TBX_VGM_METHOD')),
  vgmPerson: sparse(text('TBX_VGM_PERSON', 35)),
  /** Local time at the scale, `YYYY-MM-DD HH:mm`, or the day only. */
  vgmTime: sparse(text('TBX_VGM_TIME', 16)),
  /** Set point in °C; a text, because 0 is a temperature. */
  temperature: sparse(text('TBX_TEMPERATURE', 6)),
  /** Fresh air in m³/h, or CLOSED. */
  ventilation: sparse(text('TBX_VENTILATION', 10)),
  /** Per cent. */
  humidity: sparse(text('TBX_HUMIDITY', 3)),
  overHeight: sparse(int('TBX_OVER_HEIGHT')),
  overFront: sparse(int('TBX_OVER_FRONT')),
  overBack: sparse(int('TBX_OVER_BACK')),
  overLeft: sparse(int('TBX_OVER_LEFT')),
  overRight: sparse(int('TBX_OVER_RIGHT')),
} as const satisfies Record<string, WireField>

/** BoxDetails: one goods line in one container. */
export const lineWire = {
  id: key('Id'),
  recordId: serverKey('TBD_TBI_ID'),
  containerId: serverKey('TBD_BOXID'),
  goodsZh: text('TBD_CNGOODS', 250),
  goods: grid('TBD_GOODS', 20),
  hsCode: text('TBD_HSCODE', 20),
  marks: grid('TBD_MARKS', 10),
  packageKind: text('TBD_PACKAGE', 35),
  packages: int('TBD_NUM'),
  weight: decimal('TBD_WEIGHT'),
  volume: decimal('TBD_VOLUME'),
  unNo: sparse(text('TBD_UN_NO', 4)),
  imoClass: sparse(text('TBD_IMO_CLASS', 5)),
  /** Classes, separated by commas. */
  subRisks: sparse(text('TBD_SUB_RISKS', 20)),
  packingGroup: sparse(choice('TBD_PACKING_GROUP')),
  properName: sparse(text('TBD_PROPER_NAME', 250)),
  /** °C, closed cup; a text, because 0 is a temperature. */
  flashPoint: sparse(text('TBD_FLASH_POINT', 6)),
  ems: sparse(text('TBD_EMS', 10)),
  marinePollutant: sparse(choice('TBD_MARINE_POLLUTANT')),
  limitedQuantity: sparse(choice('TBD_LIMITED_QUANTITY')),
  /** Name and phone. */
  emergency: sparse(text('TBD_EMERGENCY', 100)),
  createdAt: serverInstant('CreateTime'),
  updatedAt: serverInstant('UpdateTime'),
} as const satisfies Record<string, WireField>

/** TDBpMBLNos: another order's master bill combined into this record. */
export const masterBillWire = {
  id: key('Id'),
  orderId: key('TMM_CGO_ID'),
  recordId: serverKey('TMM_TBI_ID'),
  mergedOrderId: key('TMM_MCGO_ID'),
  mergedMblNo: text('TMM_MMBL_NO', 20),
  mergedBookingNo: sparse(text('TMM_MBOOKING_NO', 35)),
} as const satisfies Record<string, WireField>

/** Template of a record: the eleven text fields and a name. */
export const templateWire = {
  id: key('Id'),
  name: text('TBI_TEMPLATE_NAME', 50),
  consignor: recordWire.consignor,
  consignee: recordWire.consignee,
  notifier1: recordWire.notifier1,
  notifier2: recordWire.notifier2,
  notifier3: recordWire.notifier3,
  marks: recordWire.marks,
  goods: recordWire.goods,
  packageKind: recordWire.packageKind,
  hsCode: recordWire.hsCode,
  emails: recordWire.emails,
  remarks: recordWire.remarks,
} as const satisfies Record<string, WireField>

type ValueOf<F extends WireField> = F['kind'] extends 'int' | 'decimal'
  ? number
  : F extends { by: 'server'; kind: 'instant' }
    ? string | null
    : F['kind'] extends 'date' | 'instant'
      ? string | null
      : string
/** Domain shape of a catalogue: `{ mblNo: string, … }`. */
export type DomainOf<C extends Record<string, WireField>> = { -readonly [K in keyof C]: ValueOf<C[K]> }
/** Wire shape of a catalogue: `{ TBI_MBL_NO: string, … }`. Sparse fields may be absent. */
export type WireOf<C extends Record<string, WireField>> = {
  -readonly [K in keyof C as C[K] extends { sparse: true } ? never : C[K]['wire']]: ValueOf<C[K]>
} & { -readonly [K in keyof C as C[K] extends { sparse: true } ? C[K]['wire'] : never]?: ValueOf<C[K]> }

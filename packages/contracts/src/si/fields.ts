/**
 * The field catalogue of shipping instructions (spec §3): the only place where wire names appear.
 * Forms, tables, validation, xlsx headers, print and the wire mapping read it; code elsewhere says `mblNo`.
 */
export interface FieldSpec {
  /** Name on the wire. */
  readonly wire: string
  readonly zh: string
  readonly en: string
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

const text = <W extends string>(wire: W, zh: string, en: string, max: number) => ({ wire, zh, en, kind: 'text', max, by: 'user' }) as const
const grid = <W extends string>(wire: W, zh: string, en: string, lines: number) =>
  ({ wire, zh, en, kind: 'grid', lines, columns: 35, by: 'user' }) as const
const int = <W extends string>(wire: W, zh: string, en: string) => ({ wire, zh, en, kind: 'int', by: 'user' }) as const
const key = <W extends string>(wire: W, zh: string, en: string) => ({ wire, zh, en, kind: 'int', key: true, by: 'user' }) as const
const decimal = <W extends string>(wire: W, zh: string, en: string) => ({ wire, zh, en, kind: 'decimal', by: 'user' }) as const
const choice = <W extends string>(wire: W, zh: string, en: string) => ({ wire, zh, en, kind: 'choice', max: 10, by: 'user' }) as const
const serverInt = <W extends string>(wire: W, zh: string, en: string) => ({ wire, zh, en, kind: 'int', by: 'server' }) as const
const serverKey = <W extends string>(wire: W, zh: string, en: string) => ({ wire, zh, en, kind: 'int', key: true, by: 'server' }) as const
const serverText = <W extends string>(wire: W, zh: string, en: string) => ({ wire, zh, en, kind: 'text', max: 50, by: 'server' }) as const
const serverInstant = <W extends string>(wire: W, zh: string, en: string) => ({ wire, zh, en, kind: 'instant', by: 'server' }) as const

const sparse = <F extends FieldSpec>(field: F): F & { readonly sparse: true } => ({ ...field, sparse: true })

/** TDBLInfo: one bill-of-lading instruction record. */
export const recordFields = {
  id: serverKey('Id', '编号', 'Id'),
  createdAt: serverInstant('CreateTime', '创建时间', 'Created at'),
  updatedAt: serverInstant('UpdateTime', '更新时间', 'Updated at'),
  orderId: key('CGO_ID', '委托', 'Cargo order'),
  companyCode: serverText('TBI_COMPANYCODE', '委托公司代码', 'Company code'),
  siNo: serverText('TBI_NO', '补料编号', 'SI no.'),
  shipperRef: text('TBI_SHREF_NO', '客户参考号', 'Shipper reference', 35),
  goodsType: choice('TBI_GOODS_TYPE', '货物类型', 'Cargo type'),
  siType: int('TBI_SITYPE', '补料模式', 'SI mode'),
  draftCount: int('TBI_NUM', '拆分票数', 'Bills in the set'),
  mblNo: text('TBI_MBL_NO', '主提单号', 'Master B/L no.', 20),
  splitMblNo: text('TBI_SIMBL_NO', '分出提单号', 'Split B/L no.', 20),
  paymentMethod: choice('TBI_PAYMENT_METHOD', '付款方式', 'Freight payment'),
  signingMethod: choice('TBI_SIGNING_METHOD', '签单方式', 'B/L release'),
  consignor: grid('TBI_CONSIGNOR', '发货人', 'Shipper', 6),
  consignee: grid('TBI_CONSIGNEE', '收货人', 'Consignee', 6),
  notifier1: grid('TBI_NOTIFIER_1', '第一通知人', 'Notify party', 6),
  notifier2: grid('TBI_NOTIFIER_2', '第二通知人', 'Second notify party', 6),
  notifier3: grid('TBI_NOTIFIER_3', '第三通知人', 'Third notify party', 6),
  carrier: text('TBI_CARRIER', '船公司', 'Carrier', 12),
  vessel: text('TBI_VESSEL', '船名', 'Vessel', 35),
  voyage: text('TBI_VOYAGE', '航次', 'Voyage', 17),
  receiptPlace: text('TBI_SHOUHD', '收货地', 'Place of receipt', 70),
  receiptPlaceCode: text('TBI_SHOUHD_CODE', '收货地代码', 'Place of receipt code', 5),
  loadPort: text('TBI_ZHUANGHG', '装货港', 'Port of loading', 70),
  loadPortCode: text('TBI_ZHUANGHG_CODE', '装货港代码', 'Port of loading code', 5),
  deliveryPlace: text('TBI_JIAOHD', '交货地', 'Place of delivery', 70),
  deliveryPlaceCode: text('TBI_JIAOHD_CODE', '交货地代码', 'Place of delivery code', 5),
  dischargePort: text('TBI_XIEHG', '卸货港', 'Port of discharge', 70),
  dischargePortCode: text('TBI_XIEHG_CODE', '卸货港代码', 'Port of discharge code', 5),
  receiptPlaceOnBill: grid('TBI_SHOUHD_BL', '收货地（提单显示）', 'Place of receipt on B/L', 5),
  loadPortOnBill: grid('TBI_ZHUANGHG_BL', '装货港（提单显示）', 'Port of loading on B/L', 5),
  /** The wire name lacks a G, as in the specification. */
  dischargePortOnBill: grid('TBI_XIEH_BL', '卸货港（提单显示）', 'Port of discharge on B/L', 5),
  deliveryPlaceOnBill: grid('TBI_JIAOHD_BL', '交货地（提单显示）', 'Place of delivery on B/L', 5),
  marks: grid('TBI_MARKS', '唛头', 'Marks & numbers', 50),
  goods: grid('TBI_GOODS', '货物描述', 'Description of goods', 150),
  packageKind: text('TBI_PACKAGE', '包装', 'Kind of packages', 35),
  /** Total packages; a whole number shown as text. */
  packageCount: text('TBI_NUMBER', '件数', 'Packages', 12),
  hsCode: text('TBI_HSCODE', 'HS 编码', 'HS code', 200),
  emails: text('TBI_EMAILS', '样单接收邮箱', 'E-mails for the draft', 1010),
  remarks: text('TBI_REMARKS', '备注（不显示在提单上）', 'Remarks (not printed)', 512),
  reviewRemarks: { wire: 'TBI_SHREMARKS', zh: '审核备注', en: 'Review remarks', kind: 'text', max: 512, by: 'server' },
  mergeMblNo: text('TBI_MERGEMBL_NO', '并单提单号', 'Combined B/L no.', 20),
  deleteMark: serverInt('DeleteMark', '删除标记', 'Deleted'),
  sailingDate: { wire: 'TBI_SAILINGDATE', zh: '开船日期', en: 'Sailing date', kind: 'date', by: 'user' },
  deadline: { wire: 'TBI_DEADLINE', zh: '截单时间', en: 'SI cut-off', kind: 'instant', by: 'server' },
  createdBy: serverKey('TBI_CREATE_ID', '提交人', 'Submitted by'),
  reviewerId: serverKey('TBI_REVIEWER_ID', '审核人', 'Reviewer'),
  reviewedAt: serverInstant('TBI_REVIEWER_DATE', '审核时间', 'Reviewed at'),
  status: serverInt('TBI_STATUS', '状态', 'Status'),
  source: serverInt('TBI_SOURCES', '来源', 'Source'),
  quotationNo: text('TBI_QUNO', '报价/合约号', 'Quotation or contract no.', 35),
  transportTerms: choice('TBI_TRANSPORT_METHOD', '运输条款', 'Transport terms'),
  payableAt: sparse(text('TBI_PAYABLE_AT', '运费支付地', 'Freight payable at', 35)),
  issuePlace: sparse(text('TBI_ISSUE_PLACE', '签单地点', 'Place of issue', 35)),
  /** Day at the port of loading on which the goods were on board; set when the bill is issued. */
  onBoardDate: sparse({ wire: 'TBI_ONBOARD_DATE', zh: '装船日期', en: 'Shipped on board', kind: 'date', by: 'server' } as const),
  onBoardSource: sparse({
    wire: 'TBI_ONBOARD_SOURCE',
    zh: '装船依据',
    en: 'Source of the on-board date',
    kind: 'text',
    max: 200,
    by: 'server',
  } as const),
  /** 0: as many as the kind of bill has by custom. */
  originals: sparse(int('TBI_ORIGINALS', '正本份数', 'Number of originals')),
  /** The carrier's number of the booking, which is not the number of its bill. DCSA allows 35 characters. */
  bookingNo: sparse(text('TBI_BOOKING_NO', '订舱号', 'Booking no.', 35)),
  /** Value that the shipper declares to lift the carrier's limit of liability: digits and up to two decimals, as it is printed. */
  declaredValue: sparse(text('TBI_DECLARED_VALUE', '申报价值', 'Declared value', 17)),
  declaredCurrency: sparse(text('TBI_DECLARED_CURRENCY', '申报价值币种', 'Currency of the declared value', 3)),
  /** JSON: values of an imported message without a field in the record, exported again unchanged. */
  carried: sparse(text('TBI_CARRIED', '随附报文内容', 'Carried message content', 20_000)),
} as const satisfies Record<string, FieldSpec>

/** BoxInfo: one container on a bill. */
export const containerFields = {
  id: key('Id', '编号', 'Id'),
  createdAt: serverInstant('CreateTime', '创建时间', 'Created at'),
  updatedAt: serverInstant('UpdateTime', '更新时间', 'Updated at'),
  orderId: serverKey('TBX_CGO_ID', '委托', 'Cargo order'),
  recordId: serverKey('TBX_TBI_ID', '补料', 'SI record'),
  type: text('TBX_TYPE', '箱型', 'Container type', 8),
  containerNo: text('TBX_CNNO', '箱号', 'Container no.', 20),
  sealNo: text('TBX_SEALNO', '封号', 'Seal no.', 64),
  packageKind: text('TBX_PACKAGE', '包装', 'Kind of packages', 35),
  packages: int('TBX_NUM', '件数', 'Packages'),
  weight: decimal('TBX_WEIGHT', '毛重(KGS)', 'Gross weight (kg)'),
  volume: decimal('TBX_VOLUME', '体积(CBM)', 'Volume (m³)'),
  soc: sparse(choice('TBX_SOC', '货主箱', "Shipper's own")),
  /** Goods of several bills of lading are in the box. */
  partLoad: sparse(choice('TBX_PART_LOAD', '拼箱', 'Part load')),
  tare: sparse(decimal('TBX_TARE', '箱皮重(KGS)', 'Tare (kg)')),
  vgm: sparse(decimal('TBX_VGM', 'VGM 重量(KGS)', 'VGM (kg)')),
  vgmMethod: sparse(choice('TBX_VGM_METHOD', 'VGM 称重方式', 'VGM method')),
  vgmPerson: sparse(text('TBX_VGM_PERSON', 'VGM 签署人', 'VGM signed by', 35)),
  /** Local time at the scale, `YYYY-MM-DD HH:mm`, or the day only. */
  vgmTime: sparse(text('TBX_VGM_TIME', 'VGM 称重时间', 'VGM weighed at', 16)),
  /** Set point in °C; a text, because 0 is a temperature. */
  temperature: sparse(text('TBX_TEMPERATURE', '温度(℃)', 'Temperature (°C)', 6)),
  /** Fresh air in m³/h, or CLOSED. */
  ventilation: sparse(text('TBX_VENTILATION', '通风(CBM/H)', 'Ventilation (m³/h)', 10)),
  /** Per cent. */
  humidity: sparse(text('TBX_HUMIDITY', '湿度(%)', 'Humidity (%)', 3)),
  overHeight: sparse(int('TBX_OVER_HEIGHT', '超高(CM)', 'Over height (cm)')),
  overFront: sparse(int('TBX_OVER_FRONT', '前超长(CM)', 'Over length front (cm)')),
  overBack: sparse(int('TBX_OVER_BACK', '后超长(CM)', 'Over length back (cm)')),
  overLeft: sparse(int('TBX_OVER_LEFT', '左超宽(CM)', 'Over width left (cm)')),
  overRight: sparse(int('TBX_OVER_RIGHT', '右超宽(CM)', 'Over width right (cm)')),
} as const satisfies Record<string, FieldSpec>

/** BoxDetails: one goods line in one container. */
export const lineFields = {
  id: key('Id', '编号', 'Id'),
  recordId: serverKey('TBD_TBI_ID', '补料', 'SI record'),
  containerId: serverKey('TBD_BOXID', '所属箱', 'Container'),
  goodsZh: text('TBD_CNGOODS', '中文品名', 'Goods in Chinese', 250),
  goods: grid('TBD_GOODS', '英文品名', 'Goods', 20),
  hsCode: text('TBD_HSCODE', 'HS 编码', 'HS code', 20),
  marks: grid('TBD_MARKS', '唛头', 'Marks', 10),
  packageKind: text('TBD_PACKAGE', '包装', 'Kind of packages', 35),
  packages: int('TBD_NUM', '件数', 'Packages'),
  weight: decimal('TBD_WEIGHT', '毛重(KGS)', 'Gross weight (kg)'),
  volume: decimal('TBD_VOLUME', '体积(CBM)', 'Volume (m³)'),
  unNo: sparse(text('TBD_UN_NO', 'UN 编号', 'UN number', 4)),
  imoClass: sparse(text('TBD_IMO_CLASS', '危险品类别', 'IMO class', 5)),
  /** Classes, separated by commas. */
  subRisks: sparse(text('TBD_SUB_RISKS', '副危险性', 'Subsidiary hazards', 20)),
  packingGroup: sparse(choice('TBD_PACKING_GROUP', '包装类', 'Packing group')),
  properName: sparse(text('TBD_PROPER_NAME', '正确运输名称', 'Proper shipping name', 250)),
  /** °C, closed cup; a text, because 0 is a temperature. */
  flashPoint: sparse(text('TBD_FLASH_POINT', '闪点(℃)', 'Flash point (°C)', 6)),
  ems: sparse(text('TBD_EMS', 'EmS 应急号', 'EmS', 10)),
  marinePollutant: sparse(choice('TBD_MARINE_POLLUTANT', '海洋污染物', 'Marine pollutant')),
  limitedQuantity: sparse(choice('TBD_LIMITED_QUANTITY', '有限数量', 'Limited quantity')),
  /** Name and phone. */
  emergency: sparse(text('TBD_EMERGENCY', '应急联系人', 'Emergency contact', 100)),
  createdAt: serverInstant('CreateTime', '创建时间', 'Created at'),
  updatedAt: serverInstant('UpdateTime', '更新时间', 'Updated at'),
} as const satisfies Record<string, FieldSpec>

/** TDBpMBLNos: another order's master bill combined into this record. */
export const masterBillFields = {
  id: key('Id', '编号', 'Id'),
  orderId: key('TMM_CGO_ID', '本委托', 'This cargo order'),
  recordId: serverKey('TMM_TBI_ID', '补料', 'SI record'),
  mergedOrderId: key('TMM_MCGO_ID', '并入委托', 'Merged cargo order'),
  mergedMblNo: text('TMM_MMBL_NO', '并入主提单号', 'Merged master B/L no.', 20),
  mergedBookingNo: sparse(text('TMM_MBOOKING_NO', '并入订舱号', 'Merged booking no.', 35)),
} as const satisfies Record<string, FieldSpec>

/** Template of a record: the eleven text fields and a name. */
export const templateFields = {
  id: key('Id', '编号', 'Id'),
  name: text('TBI_TEMPLATE_NAME', '模板名称', 'Template name', 50),
  consignor: recordFields.consignor,
  consignee: recordFields.consignee,
  notifier1: recordFields.notifier1,
  notifier2: recordFields.notifier2,
  notifier3: recordFields.notifier3,
  marks: recordFields.marks,
  goods: recordFields.goods,
  packageKind: recordFields.packageKind,
  hsCode: recordFields.hsCode,
  emails: recordFields.emails,
  remarks: recordFields.remarks,
} as const satisfies Record<string, FieldSpec>

type ValueOf<F extends FieldSpec> = F['kind'] extends 'int' | 'decimal'
  ? number
  : F extends { by: 'server'; kind: 'instant' }
    ? string | null
    : F['kind'] extends 'date' | 'instant'
      ? string | null
      : string
/** Domain shape of a catalogue: `{ mblNo: string, … }`. */
export type DomainOf<C extends Record<string, FieldSpec>> = { -readonly [K in keyof C]: ValueOf<C[K]> }
/** Wire shape of a catalogue: `{ TBI_MBL_NO: string, … }`. Sparse fields may be absent. */
export type WireOf<C extends Record<string, FieldSpec>> = {
  -readonly [K in keyof C as C[K] extends { sparse: true } ? never : C[K]['wire']]: ValueOf<C[K]>
} & { -readonly [K in keyof C as C[K] extends { sparse: true } ? C[K]['wire'] : never]?: ValueOf<C[K]> }

export type SiLine = DomainOf<typeof lineFields>
export type SiContainer = DomainOf<typeof containerFields> & { lines: SiLine[] }
export type SiMasterBill = DomainOf<typeof masterBillFields>
export type SiRecord = DomainOf<typeof recordFields> & { containers: SiContainer[]; masterBills: SiMasterBill[] }
export type SiTemplate = DomainOf<typeof templateFields>

export type SiLineWire = WireOf<typeof lineFields>
export type SiContainerWire = WireOf<typeof containerFields> & { BoxDetails: SiLineWire[] }
export type SiMasterBillWire = WireOf<typeof masterBillFields>
export type SiRecordWire = WireOf<typeof recordFields> & { BoxInfos: SiContainerWire[]; TDBpMBLNos: SiMasterBillWire[] }
export type SiTemplateWire = WireOf<typeof templateFields>

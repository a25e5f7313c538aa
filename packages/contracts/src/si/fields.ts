import {
  containerWire,
  lineWire,
  masterBillWire,
  recordWire,
  templateWire,
  type DomainOf,
  type WireField,
  type WireOf,
} from './wire-fields.ts'

/**
 * The field catalogue of shipping instructions (spec §3): wire fields with their labels.
 * Forms, tables, validation, xlsx headers, print and the wire mapping read it; code elsewhere says `mblNo`.
 */
export interface FieldSpec extends WireField {
  readonly zh: string
  readonly en: string
}
export type { DomainOf, WireOf }

type Labels<C> = { readonly [K in keyof C]: readonly [zh: string, en: string] }
type Labelled<C> = { readonly [K in keyof C]: C[K] & Pick<FieldSpec, 'zh' | 'en'> }
const labelled = <const C extends Readonly<Record<string, WireField>>>(fields: C, labels: Labels<C>): Labelled<C> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, { ...field, zh: labels[key]![0], en: labels[key]![1] }]),
  ) as Labelled<C>

/** TDBLInfo: one bill-of-lading instruction record. */
export const recordFields = labelled(recordWire, {
  id: ['编号', 'Id'],
  createdAt: ['创建时间', 'Created at'],
  updatedAt: ['更新时间', 'Updated at'],
  orderId: ['委托', 'Cargo order'],
  companyCode: ['委托公司代码', 'Company code'],
  siNo: ['补料编号', 'SI no.'],
  shipperRef: ['客户参考号', 'Shipper reference'],
  goodsType: ['货物类型', 'Cargo type'],
  siType: ['补料模式', 'SI mode'],
  draftCount: ['拆分票数', 'Bills in the set'],
  mblNo: ['主提单号', 'Master B/L no.'],
  splitMblNo: ['分出提单号', 'Split B/L no.'],
  paymentMethod: ['付款方式', 'Freight payment'],
  signingMethod: ['签单方式', 'B/L release'],
  consignor: ['发货人', 'Shipper'],
  consignee: ['收货人', 'Consignee'],
  notifier1: ['第一通知人', 'Notify party'],
  notifier2: ['第二通知人', 'Second notify party'],
  notifier3: ['第三通知人', 'Third notify party'],
  carrier: ['船公司', 'Carrier'],
  vessel: ['船名', 'Vessel'],
  voyage: ['航次', 'Voyage'],
  receiptPlace: ['收货地', 'Place of receipt'],
  receiptPlaceCode: ['收货地代码', 'Place of receipt code'],
  loadPort: ['装货港', 'Port of loading'],
  loadPortCode: ['装货港代码', 'Port of loading code'],
  deliveryPlace: ['交货地', 'Place of delivery'],
  deliveryPlaceCode: ['交货地代码', 'Place of delivery code'],
  dischargePort: ['卸货港', 'Port of discharge'],
  dischargePortCode: ['卸货港代码', 'Port of discharge code'],
  receiptPlaceOnBill: ['收货地（提单显示）', 'Place of receipt on B/L'],
  loadPortOnBill: ['装货港（提单显示）', 'Port of loading on B/L'],
  dischargePortOnBill: ['卸货港（提单显示）', 'Port of discharge on B/L'],
  deliveryPlaceOnBill: ['交货地（提单显示）', 'Place of delivery on B/L'],
  marks: ['唛头', 'Marks & numbers'],
  goods: ['货物描述', 'Description of goods'],
  packageKind: ['包装', 'Kind of packages'],
  packageCount: ['件数', 'Packages'],
  hsCode: ['HS 编码', 'HS code'],
  emails: ['样单接收邮箱', 'E-mails for the draft'],
  remarks: ['备注（不显示在提单上）', 'Remarks (not printed)'],
  reviewRemarks: ['审核备注', 'Review remarks'],
  mergeMblNo: ['并单提单号', 'Combined B/L no.'],
  deleteMark: ['删除标记', 'Deleted'],
  sailingDate: ['开船日期', 'Sailing date'],
  deadline: ['截单时间', 'SI cut-off'],
  createdBy: ['提交人', 'Submitted by'],
  reviewerId: ['审核人', 'Reviewer'],
  reviewedAt: ['审核时间', 'Reviewed at'],
  status: ['状态', 'Status'],
  source: ['来源', 'Source'],
  quotationNo: ['报价/合约号', 'Quotation or contract no.'],
  transportTerms: ['运输条款', 'Transport terms'],
  payableAt: ['运费支付地', 'Freight payable at'],
  issuePlace: ['签单地点', 'Place of issue'],
  onBoardDate: ['装船日期', 'Shipped on board'],
  onBoardSource: ['装船依据', 'Source of the on-board date'],
  originals: ['正本份数', 'Number of originals'],
  bookingNo: ['订舱号', 'Booking no.'],
  declaredValue: ['申报价值', 'Declared value'],
  declaredCurrency: ['申报价值币种', 'Currency of the declared value'],
  carried: ['随附报文内容', 'Carried message content'],
})

/** BoxInfo: one container on a bill. */
export const containerFields = labelled(containerWire, {
  id: ['编号', 'Id'],
  createdAt: ['创建时间', 'Created at'],
  updatedAt: ['更新时间', 'Updated at'],
  orderId: ['委托', 'Cargo order'],
  recordId: ['补料', 'SI record'],
  type: ['箱型', 'Container type'],
  containerNo: ['箱号', 'Container no.'],
  sealNo: ['封号', 'Seal no.'],
  packageKind: ['包装', 'Kind of packages'],
  packages: ['件数', 'Packages'],
  weight: ['毛重(KGS)', 'Gross weight (kg)'],
  volume: ['体积(CBM)', 'Volume (m³)'],
  soc: ['货主箱', "Shipper's own"],
  partLoad: ['拼箱', 'Part load'],
  tare: ['箱皮重(KGS)', 'Tare (kg)'],
  vgm: ['VGM 重量(KGS)', 'VGM (kg)'],
  vgmMethod: ['VGM 称重方式', 'VGM method'],
  vgmPerson: ['VGM 签署人', 'VGM signed by'],
  vgmTime: ['VGM 称重时间', 'VGM weighed at'],
  temperature: ['温度(℃)', 'Temperature (°C)'],
  ventilation: ['通风(CBM/H)', 'Ventilation (m³/h)'],
  humidity: ['湿度(%)', 'Humidity (%)'],
  overHeight: ['超高(CM)', 'Over height (cm)'],
  overFront: ['前超长(CM)', 'Over length front (cm)'],
  overBack: ['后超长(CM)', 'Over length back (cm)'],
  overLeft: ['左超宽(CM)', 'Over width left (cm)'],
  overRight: ['右超宽(CM)', 'Over width right (cm)'],
})

/** BoxDetails: one goods line in one container. */
export const lineFields = labelled(lineWire, {
  id: ['编号', 'Id'],
  recordId: ['补料', 'SI record'],
  containerId: ['所属箱', 'Container'],
  goodsZh: ['中文品名', 'Goods in Chinese'],
  goods: ['英文品名', 'Goods'],
  hsCode: ['HS 编码', 'HS code'],
  marks: ['唛头', 'Marks'],
  packageKind: ['包装', 'Kind of packages'],
  packages: ['件数', 'Packages'],
  weight: ['毛重(KGS)', 'Gross weight (kg)'],
  volume: ['体积(CBM)', 'Volume (m³)'],
  unNo: ['UN 编号', 'UN number'],
  imoClass: ['危险品类别', 'IMO class'],
  subRisks: ['副危险性', 'Subsidiary hazards'],
  packingGroup: ['包装类', 'Packing group'],
  properName: ['正确运输名称', 'Proper shipping name'],
  flashPoint: ['闪点(℃)', 'Flash point (°C)'],
  ems: ['EmS 应急号', 'EmS'],
  marinePollutant: ['海洋污染物', 'Marine pollutant'],
  limitedQuantity: ['有限数量', 'Limited quantity'],
  emergency: ['应急联系人', 'Emergency contact'],
  createdAt: ['创建时间', 'Created at'],
  updatedAt: ['更新时间', 'Updated at'],
})

/** TDBpMBLNos: another order's master bill combined into this record. */
export const masterBillFields = labelled(masterBillWire, {
  id: ['编号', 'Id'],
  orderId: ['本委托', 'This cargo order'],
  recordId: ['补料', 'SI record'],
  mergedOrderId: ['并入委托', 'Merged cargo order'],
  mergedMblNo: ['并入主提单号', 'Merged master B/L no.'],
  mergedBookingNo: ['并入订舱号', 'Merged booking no.'],
})

/** Template of a record: the eleven text fields and a name. */
export const templateFields = {
  ...labelled({ id: templateWire.id, name: templateWire.name }, { id: ['编号', 'Id'], name: ['模板名称', 'Template name'] }),
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
} as const satisfies Record<keyof typeof templateWire, FieldSpec>

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

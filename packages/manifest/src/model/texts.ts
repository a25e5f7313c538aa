import { fieldWords as boxWords, type Words } from '@jst/packing'

/** Names of the companies. */
export const roleWords = {
  Shipper: { zh: '发货人', en: 'Shipper' },
  Consignee: { zh: '收货人', en: 'Consignee' },
  Notify: { zh: '通知人', en: 'Notify party' },
  Buyer: { zh: '买方', en: 'Buyer' },
  Seller: { zh: '卖方', en: 'Seller' },
} as const satisfies Record<string, Words>

/** Labels of the fields of a company. */
export const partyWords = {
  Code: { zh: '企业代码', en: 'Company code' },
  Name: { zh: '名称', en: 'Name' },
  Country: { zh: '国家', en: 'Country' },
  Province: { zh: '省/州', en: 'Province' },
  City: { zh: '城市', en: 'City' },
  Address: { zh: '地址（街道）', en: 'Street' },
  Postcode: { zh: '邮编', en: 'Postcode' },
  Phone: { zh: '电话', en: 'Telephone' },
  Email: { zh: '邮箱', en: 'Email' },
  Fax: { zh: '传真', en: 'Fax' },
  Aeo: { zh: 'AEO 编码', en: 'AEO number' },
  Contact: { zh: '具体联系人', en: 'Contact' },
  ContactPhone: { zh: '联系人电话', en: 'Telephone of the contact' },
} as const satisfies Record<string, Words>

/** Labels of the fields of a consignment, its goods and its boxes. */
export const fieldWords = {
  ...boxWords,
  BillNo: { zh: '提单号', en: 'B/L number' },
  MasterNo: { zh: '主单号', en: 'Master bill' },
  BillType: { zh: '单证类型', en: 'Kind of bill' },
  Payment: { zh: '付款方式', en: 'Freight' },
  Agreement: { zh: '运费协议号', en: 'Agreement' },
  Terms: { zh: '运输条款', en: 'Terms' },
  Originals: { zh: '正本份数', en: 'Originals' },
  CustomsStatus: { zh: '货物海关状态', en: 'Customs status' },
  Vessel: { zh: '英文船名', en: 'Vessel' },
  Imo: { zh: 'IMO 号', en: 'IMO number' },
  Voyage: { zh: '航次', en: 'Voyage' },
  Carrier: { zh: '承运人', en: 'Carrier' },
  LoadingAt: { zh: '计划装载时间', en: 'Start of loading' },
  DepartureAt: { zh: '计划离港时间', en: 'Departure' },
  AgentCutoff: { zh: '代理截止时间', en: 'Cut-off of the agent' },
  CustomsArea: { zh: '关区', en: 'Customs office' },
  ExitPlace: { zh: '离境口岸', en: 'Port of exit' },
  Receipt: { zh: '收货地', en: 'Place of receipt' },
  Pol: { zh: '装货港', en: 'Port of loading' },
  Transit: { zh: '中转港', en: 'Transhipment port' },
  Pod: { zh: '卸货港', en: 'Port of discharge' },
  Delivery: { zh: '交货地', en: 'Place of delivery' },
  PortsAfter: { zh: '后续挂靠港', en: 'Ports after loading' },
  BreakBulk: { zh: '非集装箱货', en: 'Not in containers' },
  ToOrder: { zh: '凭指示 TO ORDER', en: 'To order' },
  FilingType: { zh: 'ENS 申报类型', en: 'Type of ENS' },
  ImporterNo: { zh: '进口商号码', en: 'Importer of record number' },
  ConsigneeNo: { zh: '收货人号码', en: 'Consignee number' },
  Origin: { zh: '原产国', en: 'Country of origin' },
  Manufacturer: { zh: '制造商', en: 'Manufacturer' },
  ShipTo: { zh: '交付地', en: 'Ship-to party' },
  StuffingPlace: { zh: '装箱地点', en: 'Stuffing location' },
  Consolidator: { zh: '拼箱商', en: 'Consolidator' },
  PaymentMethod: { zh: '运费支付方法', en: 'Method of payment' },
  Routing: { zh: '途经国家', en: 'Countries of routing' },
  Eori: { zh: '收货人 EORI', en: 'EORI of the consignee' },
  Scac: { zh: '申报人 SCAC', en: 'SCAC of the filer' },
  Goods: { zh: '货物', en: 'Goods' },
  Boxes: { zh: '集装箱', en: 'Containers' },
  DgContact: { zh: '危险品联系人', en: 'Contact for dangerous goods' },
  Remark: { zh: '备注', en: 'Remark' },
  No: { zh: '号码', en: 'Number' },
  Source: { zh: '施封方', en: 'Sealed by' },
  ...roleWords,
} as const satisfies Record<string, Words>
/** A field of a consignment. */
export type ManifestField = keyof typeof fieldWords

/** Label of a path: `Shipper.Name` is 发货人名称, `Goods[1].Weight` 货物第 2 行毛重. */
export function labelOf(path: string): Words {
  const steps = path.split('.')
  const words = steps.map((step, at): Words => {
    const [, name = '', row] = /^(\w+)(?:\[(\d+)\])?$/.exec(step) ?? []
    const party = at > 0 && Object.hasOwn(roleWords, steps[0]!) ? partyWords[name as keyof typeof partyWords] : undefined
    const label: Words = party ?? fieldWords[name as ManifestField] ?? { zh: name, en: name }
    return row === undefined ? label : { zh: `${label.zh}第 ${Number(row) + 1} 行`, en: `${label.en} ${Number(row) + 1}` }
  })
  return { zh: words.map(({ zh }) => zh).join(''), en: words.map(({ en }) => en).join(' · ') }
}

/** Sentences about company codes. */
export const codeWords = {
  form: {
    zh: '企业代码应写作“类型+代码”，例如 USCI+18 位统一社会信用代码；没有所列类型时写 9999+代码',
    en: 'Write a company code as type, plus sign and number, such as USCI+ and 18 characters, or 9999+ where no type fits',
  },
  noValue: (type: string): Words => ({ zh: `${type}+ 后面缺少代码`, en: `The number behind ${type}+ is missing` }),
  credit: (said: string): Words => ({ zh: said, en: 'A unified social credit code has 18 characters without I, O, S, V and Z' }),
  digit: {
    zh: '统一社会信用代码的校验位不符，请逐位核对',
    en: 'The check digit of the unified social credit code is wrong; compare it with the licence',
  },
  organisation: { zh: '组织机构代码应为 8 位加 1 位校验码', en: 'An organisation code has eight characters and a check digit' },
  taxId: (type: string, said: string): Words => ({ zh: said, en: `The form or check digit of ${type} is wrong` }),
  hasType: (country: string, type: string): Words => ({
    zh: `${country} 有自己的代码类型 ${type}，请尽量不用 9999`,
    en: `${country} has the type ${type} of its own; use it in place of 9999 if you can`,
  }),
  unknownType: (type: string): Words => ({ zh: `代码类型 ${type} 不在常用类型中，请核对`, en: `${type} is none of the usual types` }),
  repair: (text: string): Words => ({ zh: `改为 ${text}`, en: `Use ${text}` }),
}

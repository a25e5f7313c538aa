import { headFields, manifestPartyFields, manifestRoles, type ManifestRole } from '@jst/contracts/manifest'
import { sheetRows } from '@jst/packing/sheets'

/** A name without blanks, punctuation and what stands in brackets, in capitals. */
const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[(（][^()（）]*[)）]/g, '')
    .replace(/[\s*:：.,，、'’/&_-]/g, '')
    .toUpperCase()

/** Other names of fields of the head. Names of columns of cargo (件数, 毛重) are none: they stand above a table. */
const others: Readonly<Record<string, string>> = {
  BillNo: '提单号 提运单号 提单号码 主提单号 BLNO BLNUMBER BILLNO BILLOFLADINGNO',
  MasterNo: '主单号 MBLNO MASTERBLNO MASTERBILL',
  Vessel: '船名 英文船名 VESSEL VESSELNAME OCEANVESSEL',
  Voyage: '航次 VOYAGE VOYAGENO VOYNO VOY',
  Carrier: '承运人 船公司 CARRIER',
  Pol: '装货港 起运港 装港 PORTOFLOADING POL LOADINGPORT',
  Pod: '卸货港 卸港 PORTOFDISCHARGE POD DISCHARGEPORT',
  Delivery: '目的港 交货地 目的地 PLACEOFDELIVERY DELIVERY FINALDESTINATION',
  Receipt: '收货地 PLACEOFRECEIPT',
  Transit: '中转港 TRANSHIPMENTPORT',
  Terms: '运输条款 SERVICETERMS TERMS',
  Payment: '付款方式 运费条款 FREIGHT FREIGHTTERMS',
  BillType: '单证类型 提单类型 出单方式 BLTYPE',
  Packages: '总件数 合计件数 TOTALPACKAGES',
  Weight: '总毛重 总毛重KG 合计毛重 TOTALWEIGHT TOTALGROSSWEIGHT',
  Volume: '总体积 总体积CBM 合计体积 TOTALVOLUME TOTALMEASUREMENT',
}
const roleWords: Readonly<Record<ManifestRole, string>> = {
  Shipper: '发货人 托运人 SHIPPER CONSIGNOR EXPORTER',
  Consignee: '收货人 CONSIGNEE',
  Notify: '通知人 通知方 NOTIFY NOTIFYPARTY',
  Buyer: '买方 BUYER',
  Seller: '卖方 SELLER',
}
const names = (
  fields: readonly { readonly key: string; readonly zh: string; readonly en?: string }[],
  more: Readonly<Record<string, string>>,
) =>
  new Map(
    fields.flatMap(({ key, zh, en = '' }) =>
      [zh, en, ...(more[key] ?? '').split(' ')].map((name) => [compact(name), key] as const).filter(([name]) => name !== ''),
    ),
  )
const heads = names(headFields, others)
const partyFields = names(manifestPartyFields, {
  Address: '地址 STREET ADDRESS',
  City: '城市 CITY',
  Phone: '电话 TEL PHONE',
  Code: '企业代码 统一社会信用代码 TAXID',
})
const roles = new Map(
  (Object.keys(manifestRoles) as ManifestRole[]).flatMap((role) =>
    [manifestRoles[role][0], manifestRoles[role][1], ...roleWords[role].split(' ')].map((name) => [compact(name), role] as const),
  ),
)
export const headKeyOf = (text: string): string | undefined => heads.get(compact(text))
export const roleOf = (text: string): ManifestRole | undefined => roles.get(compact(text))
export const partyKeyOf = (text: string): string | undefined => partyFields.get(compact(text))
/** Names of columns of cargo: a value never begins with one. */
const columns =
  /^(?:箱|柜|序号|订舱|集装箱|封|铅封|件数|毛重|净重|体积|品名|货名|货描|中文品名|英文品名|唛头|包装|HS|CONTAINER|CNTR|SEAL|PACKAGES?|PKGS|GROSS|WEIGHT|MEASUREMENT|CBM|DESCRIPTION|GOODS|MARKS)/
/** Headings of the sheet of boxes as it is written. */
const written = new Set((['zh', 'en'] as const).flatMap((language) => sheetRows([], language)[0] ?? []).map(compact))
/** A text that names something: no value. */
export const isName = (text: string): boolean =>
  headKeyOf(text) !== undefined ||
  roleOf(text) !== undefined ||
  written.has(compact(text)) ||
  (text.trim().length <= 16 && columns.test(compact(text)))

export const yesWords = /^(?:Y|YES|TRUE|1|是|√|✓)$/i
export const noWords = /^(?:N|NO|FALSE|0|否|×|-)$/i
export const sameWords = /^SAME\s+AS/i
export const orderWords = /^TO\s+(?:THE\s+)?ORDER\b/i

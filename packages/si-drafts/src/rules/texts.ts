/** Sentences of the findings in Chinese, the default; each says what is wrong and what to do. */
export const chinese = {
  code: 'CN',
  required: (label: string) => `请填写${label}`,
  tooLong: (label: string, max: number, length: number) => `${label}最多 ${max} 个字符，现有 ${length} 个，请缩短`,
  notWholeNumber: (label: string) => `${label}应为整数`,
  threeDecimals: (label: string) => `${label}最多三位小数`,
  choice: (label: string) => `${label}不在可选范围内，请重新选择`,
  charset: (label: string, characters: string) => `${label}含有提单上不能打印的字符：${characters}，请改为英文半角`,
  toHalfWidth: '转为半角大写',
  gridLines: (label: string, lines: number, actual: number) => `${label}最多 ${lines} 行，现有 ${actual} 行，请删减`,
  gridColumns: (label: string, line: number, length: number, columns: number) =>
    `${label}第 ${line} 行有 ${length} 个字符，超过 ${columns} 个`,
  wrap: '按 35 列自动换行',
  mblPattern: (label: string) => `${label}应为 4–20 位大写字母或数字`,
  fixFormat: '去除空格与符号',
  useValue: (value: string) => `改为 ${value}`,
  usBillNo: (length: number) => `美国航线提单号去掉船公司代码后最多 12 位，现有 ${length} 位，请核对`,
  voyageFormat: '航次只能含大写字母、数字、短横线和斜杠',
  voyageLong: (max: number, us: boolean) => (us ? `美国舱单的航次最多 ${max} 位，请核对` : `港口平台的航次最多 ${max} 位，请核对`),
  consignorToOrder: '发货人不能写 TO ORDER，请填写实际发货人',
  consignorPhone: '发货人没有电话，目的港与海关可能无法联系，请补充 TEL',
  consignorCountry: '发货人没有国家名称，请在地址末行写明国家',
  notifyNeeded: '收货人为 TO ORDER 时，必须填写第一通知人',
  notifySuggested: '建议填写第一通知人，便于目的港联系',
  notifySameToOrder: '收货人为 TO ORDER 时，通知人不能写 SAME AS CONSIGNEE，请填写实际通知人',
  thirdNotify: (carrier: string) => `${carrier} 的提单没有第三通知人栏，将印在货物描述中`,
  waybillToOrder: '海运单不能使用 TO ORDER 收货人，请改为记名收货人或改签提单',
  taxId: (country: string, name: string) => `${country}清关要求收货人税号，请在收货人中写明 ${name}`,
  samePorts: '装货港与卸货港相同，请检查',
  portCode: (label: string) => `${label}应为 5 位港口代码，如 CNSHA`,
  termsNeed: (terms: string, label: string) => `运输条款为 ${terms}，请填写${label}`,
  payableAt: '第三地付款时，请在备注中写明付款地点',
  hsCode: (code: string) => `HS编码 ${code} 应为 6–10 位数字`,
  hsUnknown: (code: string) => `HS编码 ${code} 的前六位不在税则中，请核对`,
  hsEu: (code: string) => `HS编码 ${code} 有 10 位，欧盟申报只认前 6 或 8 位，请核对`,
  email: (address: string) => `邮箱 ${address} 的格式不正确，请修改`,
  tooManyEmails: (count: number) => `样单接收邮箱最多 10 个，现有 ${count} 个`,
  emailTwice: '样单接收邮箱有重复',
  vague: (word: string) => `货物描述“${word}”过于笼统，可能被拒收，请写明具体品名`,
  filingText: (label: string, length: number) => `目的地海关申报的${label}最多 512 个字符，现有 ${length} 个，请缩短`,
  dangerous: '危险品须在货物描述中写明 UN 编号与类别，如 UN1263 CLASS 3',
  packingGroup: '危险品建议写明包装等级，如 PG II',
  temperature: '冷藏货须在货物描述中写明温度，如 TEMP: -18C',
  packageZh: (kind: string) => `提单上的包装须为英文，请改为 ${kind}`,
  noContainers: '至少需要一个集装箱',
  containers: '集装箱',
  containerNoFormat: '箱号格式不正确，应为 4 位字母加 7 位数字，如 MSKU6011672',
  checkDigit: (expected: string) => `箱号校验位不符，按 ISO 6346 应为 ${expected}；货主自有箱可忽略`,
  sealFormat: '封号只能含字母、数字和短横线，每个不超过 15 位，多个用 / 分开',
  sealTwice: (seal: string, boxes: string) => `封号 ${seal} 同时用在 ${boxes}，请核对`,
  duplicateContainer: (no: string) => `箱号 ${no} 在本票中重复，请合并或改正`,
  unknownType: (type: string) => `箱型 ${type} 不在常用箱型中，请核对`,
  isoType: (type: string, commercial: string) => `箱型 ${type} 是 ISO 代码，即 ${commercial}`,
  cargoType: (cargo: string, type: string) => `货物类型为${cargo}，请核对箱型 ${type}`,
  packageDiffers: (box: string, bill: string) => `本箱包装 ${box} 与提单包装 ${bill} 不同，请核对`,
  packagesMinimum: '件数应不小于 1',
  positive: (label: string) => `${label}应大于 0`,
  tooLarge: (label: string) => `${label}数值过大，请核对单位`,
  payload: (type: string, kg: number) => `超过 ${type} 的常规载重 ${kg} 公斤，请核对`,
  capacity: (type: string, cbm: number) => `超过 ${type} 的容积 ${cbm} 立方米，请核对`,
  linesMismatch: (label: string, box: string, draft: string, lines: number, value: number) =>
    `${draft}的箱 ${box}：箱内明细${label}合计 ${lines}，与本箱 ${value} 不一致`,
  useLines: '以明细为准',
  useBox: '以箱为准',
  lineBox: '明细所属的箱不在本票中，请重新录入',
  countMismatch: (total: number) => `总件数与各箱合计 ${total} 不一致`,
  useContainers: '以各箱合计为准',
  setCount: (num: number, actual: number) => `本组应有 ${num} 票提单，现有 ${actual} 票，请增减草稿或修改份数`,
  numRange: '拆分票数应为 1–99',
  duplicateBill: (no: string) => `分出提单号 ${no} 在本组中重复`,
  orderMissing: '补料没有关联委托，请从委托进入',
  otherOrder: '补料与委托不一致，请从委托重新进入',
  otherCompany: '补料的公司与委托的客户不一致，请从委托重新进入',
  orderMismatch: (label: string, all: string, order: string) => `各票${label}合计 ${all}，与委托 ${order} 不一致`,
  containerLeftOut: (no: string) => `委托中的集装箱 ${no} 未出现在任何一票中`,
  boxMismatch: (label: string, box: string, drafts: string, all: string, order: string) =>
    `箱 ${box} 的${label}在 ${drafts} 中合计 ${all}，与装箱 ${order} 不一致`,
  sharedTooHeavy: (box: string, drafts: string, all: string, loaded: string) =>
    `箱 ${box} 由 ${drafts} 共用，毛重合计 ${all} 公斤，超过装箱 ${loaded} 公斤`,
  vgm: (box: string, vgm: string, least: string) => `箱 ${box} 的 VGM ${vgm} 公斤小于货重加箱重 ${least} 公斤，请核对`,
  overdue: '已过截单，请联系单证申请晚补料',
  overdueAllowed: '已过截单，提交后可能产生改单费',
  lateReason: '请填写截单后提交的原因',
  orderField: (label: string, order: string) => `${label}与委托（${order}）不一致，请核对`,
  masterBillSelf: '并入的委托不能是本委托',
  masterBillTwice: (no: string) => `并入的委托或提单号 ${no} 重复`,
  mergeNo: '并单提单号应为参与并单的主提单号之一',
  mergeCompany: (no: string) => `${no} 属于另一家公司，不能并单`,
  mergeVessel: (no: string, other: string) => `${no} 的船名航次为 ${other}，与本票不同，不能并单`,
  mergeRouting: (no: string, label: string, other: string) => `${no} 的${label}为 ${other}，与本票不同，请核对`,
  mergeTaken: (no: string) => `${no} 已签发或已并入其他提单，不能再并单`,
  mergeUnknown: (no: string) => `没有找到委托 ${no}，或您没有查看它的权限，不能并单`,
  mergeMbl: (no: string) => `并入委托的主提单号为 ${no}`,
  mergedElsewhere: (no: string) => `本委托已并入提单 ${no}，请在该提单中修改`,
  mergeNoBill: (id: number) => `委托 ${id} 还没有主提单号，不能并单`,
  draft: (position: number) => `第 ${position} 票`,
  sum: { packages: '件数', weight: '毛重', volume: '体积' },
  comma: '、',
  box: '箱',
  line: '明细',
} as const

/**
 * A language of the findings: pass `chinese` (the default) or `english`. An object and not a code, so that a page carries the language it
 * shows and no other.
 */
export type Language = {
  readonly [K in keyof typeof chinese]: K extends 'code'
    ? 'CN' | 'EN'
    : K extends 'sum'
      ? Readonly<Record<'packages' | 'weight' | 'volume', string>>
      : (typeof chinese)[K] extends string
        ? string
        : (typeof chinese)[K]
}

/** Label of a field or choice in a language. */
export const labelIn = (language: Language, { zh, en }: { readonly zh: string; readonly en: string }) => (language.code === 'EN' ? en : zh)

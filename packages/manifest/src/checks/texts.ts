import type { Words } from '@jst/packing'
import { labelOf } from '../model/texts.ts'
import { spaced } from '@jst/contracts/values'

const about =
  (zh: (label: string) => string, en: (label: string) => string) =>
  (path: string): Words => {
    const label = labelOf(path)
    return { zh: zh(label.zh), en: en(label.en) }
  }

/** Sentences of the checks. */
export const found = {
  required: about(
    (label) => spaced`请填写${label}`,
    (label) => `${label} is missing`,
  ),
  reach: about(
    (label) => spaced`${label}的电话、邮箱、传真至少填一项`,
    (label) => `${label} needs a telephone, an email or a fax`,
  ),
  phone: about(
    (label) => spaced`日本 AFR 要求${label}的电话`,
    (label) => `Japan asks for the telephone of ${label}`,
  ),
  tooLong: (path: string, length: number, most: number): Words => {
    const { zh, en } = labelOf(path)
    return {
      zh: spaced`${zh}有 ${length} 个字符，最多 ${most} 个；系统不会截断，请缩短`,
      en: `${en} has ${length} characters, ${most} at most; nothing is cut, shorten it`,
    }
  },
  ascii: (path: string, sign: string): Words => {
    const { zh, en } = labelOf(path)
    return {
      zh: spaced`${zh}只能用英文字母、数字和半角标点，不能有“${sign}”`,
      en: `${en} takes plain ASCII only, not “${sign}”`,
    }
  },
  latin: (path: string, sign: string): Words => {
    const { zh, en } = labelOf(path)
    return {
      zh: spaced`${zh}只能用拉丁字母、数字和半角标点，不能有“${sign}”`,
      en: `${en} takes Latin letters only, not “${sign}”`,
    }
  },
  control: about(
    (label) => spaced`${label}含有不可见的控制字符，请重新输入`,
    (label) => `${label} has control characters; type it again`,
  ),
  plain: (text: string): Words => ({ zh: `改为“${text}”`, en: `Use “${text}”` }),
  place: about(
    (label) => spaced`${label}应为 5 位港口代码，例如 CNSHA`,
    (label) => `${label} takes a code of five characters, such as CNSHA`,
  ),
  clock: about(
    (label) => spaced`${label}应为日历上的日期和时间，写作 YYYY-MM-DD HH:mm`,
    (label) => `${label} takes a day and time of the calendar: YYYY-MM-DD HH:mm`,
  ),
  area: { zh: '关区应为 4 位数字', en: 'A customs office has four digits' } satisfies Words,
  exit: {
    zh: '离境口岸应写作 港口代码/关区，例如 CNYTN/5316',
    en: 'Write the port of exit as port and office: CNYTN/5316',
  } satisfies Words,
  country: about(
    (label) => spaced`${label}应为两位国家代码`,
    (label) => `${label} takes a country code of two letters`,
  ),
  imo: { zh: 'IMO 号应为 7 位数字且校验位相符', en: 'An IMO number has seven digits, the last one a check digit' } satisfies Words,
  toOrderNotify: {
    zh: '收货人为 TO ORDER 时必须填写通知人',
    en: 'A bill to order needs a notify party',
  } satisfies Words,
  sameAsJapan: {
    zh: '日本 AFR 要求三方齐全，通知人不能写 SAME AS CONSIGNEE，请填写名称和地址',
    en: 'Japan asks for all three parties: give the notify party its name and address',
  } satisfies Words,
  sameAs: { zh: 'TO ORDER 时通知人不能写 SAME AS CONSIGNEE', en: 'A bill to order cannot notify the consignee' } satisfies Words,
  markToOrder: {
    zh: '收货人写的是 TO ORDER，请勾选“凭指示”',
    en: 'The consignee is to order; mark the bill so',
  } satisfies Words,
  noGoods: { zh: '至少要有一行货物', en: 'At least one row of goods is needed' } satisfies Words,
  noBoxes: {
    zh: '至少要有一个集装箱；非集装箱货请勾选',
    en: 'At least one container is needed, unless the goods are loose',
  } satisfies Words,
  decimals: about(
    (label) => `${label}：件数为整数，毛重和体积最多三位小数；系统不会四舍五入`,
    (label) => `${label}: packages are whole, kg and m³ have three decimals at most; nothing is rounded`,
  ),
  tooMuch: about(
    (label) => spaced`${label}超出报文可以填写的位数`,
    (label) => `${label} is larger than a message can say`,
  ),
  positive: about(
    (label) => spaced`${label}要大于 0`,
    (label) => `${label} has to be above 0`,
  ),
  sums: (path: string, declared: number, goods: number, boxes: number | undefined): Words => {
    const { zh, en } = labelOf(path)
    return {
      zh: `${zh}不一致：合计 ${declared}，货物 ${goods}${boxes === undefined ? '' : `，集装箱 ${boxes}`}，三处必须相等`,
      en: `${en} differs: total ${declared}, goods ${goods}${boxes === undefined ? '' : `, containers ${boxes}`}; all have to be equal`,
    }
  },
  equalise: (value: number): Words => ({ zh: `合计改为 ${value}`, en: `Make the total ${value}` }),
  packageKind: about(
    (label) => spaced`${label}应为两位包装代码（UN/ECE 21 号建议书），例如 CT`,
    (label) => `${label} takes a code of two characters of UN/ECE Recommendation 21, such as CT`,
  ),
  useCode: (code: string): Words => ({ zh: `改为 ${code}`, en: `Use ${code}` }),
  hsForm: about(
    (label) => spaced`${label}应为 6–10 位数字`,
    (label) => `${label} has 6 to 10 digits`,
  ),
  un: about(
    (label) => spaced`${label}应为 4 位数字`,
    (label) => `${label} has four digits`,
  ),
  vague: (path: string, word: string): Words => {
    const { zh, en } = labelOf(path)
    return {
      zh: `${zh}“${word}”过于笼统，海关会退单，请写明具体品名`,
      en: `${en} “${word}” says too little and is refused; name the goods`,
    }
  },
  house: (length: number): Words => ({
    zh: `美国申报的提单号在 SCAC 之后最多 12 位，现在 ${length} 位`,
    en: `In the United States a bill has 12 characters at most behind the SCAC, not ${length}`,
  }),
  scac: { zh: 'SCAC 应为 2–4 位字母', en: 'A SCAC has two to four letters' } satisfies Words,
  eori: { zh: '欧盟收货人须填写 EORI（两位国家代码加至多 15 位）', en: 'A consignee in the Union needs an EORI' } satisfies Words,
  routing: (first: string, last: string): Words => ({
    zh: `途经国家应从起运国 ${first} 到目的国 ${last} 依次填写`,
    en: `List the countries from the first (${first}) to the last (${last})`,
  }),
  filingType: (codes: string): Words => ({ zh: `ENS 申报类型应为 ${codes}`, en: `The type of an ENS is one of ${codes}` }),
  filingProposal: (type: string, why: Words): Words => ({
    zh: `ENS 按 ${type} 申报：${why.zh}；不是这样的请选择类型`,
    en: `The ENS goes as ${type}: ${why.en}; choose another type if it is not so`,
  }),
  filingHouse: (type: string): Words => ({
    zh: `${type} 由分单签发人申报，请填写主单号，或改选 F10–F13、F17`,
    en: `${type} is filed for a house bill: give the master bill, or choose F10 to F13 or F17`,
  }),
  filingMaster: (type: string): Words => ({
    zh: `${type} 由承运人申报自己的提单，本票有主单号，请改选 F14–F16`,
    en: `${type} is filed for a bill of the carrier, and this is a house bill: choose F14 to F16`,
  }),
  useType: (type: string): Words => ({ zh: `选择 ${type}`, en: `Choose ${type}` }),
  eoriForm: { zh: 'EORI 应为两位国家代码加至多 15 位字母或数字', en: 'An EORI is a country code and up to 15 characters' } satisfies Words,
  routingCode: (code: string): Words => ({
    zh: `途经国家“${code}”应为两位国家代码`,
    en: `“${code}” is no country code of two letters`,
  }),
  method: {
    zh: '运费支付方法应为 A 现金、B 信用卡、C 支票、D 其他、H 电子转账、Y 承运人账户、Z 未预付 之一',
    en: 'The method of payment is one of A, B, C, D, H, Y and Z',
  } satisfies Words,
  lateLegal: (local: string): Words => ({
    zh: `已超过法定截止时间 ${local}，迟报需要相应权限并写明原因`,
    en: `The legal deadline ${local} has passed; filing late needs the right and a reason`,
  }),
  lateGiven: (reason: string): Words => ({ zh: `迟报，原因：${reason}`, en: `Filed late: ${reason}` }),
  lateAgent: (local: string): Words => ({
    zh: `已超过代理截止时间 ${local}，请先与代理确认能否接收`,
    en: `The cut-off of the agent ${local} has passed; ask whether it still takes the data`,
  }),
  unknownTime: {
    zh: '装载或离港时间未知，截止时间未知；请尽快补充，不能视为按时',
    en: 'The time of loading or departure is unknown, and so is the deadline; it does not count as in time',
  } satisfies Words,
}

import type { Exclusion, Lack, LackCode, NotCharged, Assumption, Guard, Said } from '../facts/findings.ts'
import type { Condition } from '../facts/rate.ts'
import type { Layer } from '../facts/rules.ts'
import { Lately } from '../once.ts'

/** Names of the layers. */
const layerTexts: Readonly<Record<Layer, { readonly zh: string; readonly en: string }>> = {
  PLATFORM: { zh: '平台加价', en: 'platform' },
  LEVEL: { zh: '等级加价', en: 'level' },
  CUSTOMER: { zh: '客户加价', en: 'customer' },
  SALES: { zh: '销售加价', en: 'sales' },
}
export const names = {
  OFT: { zh: '海运费', en: 'Ocean freight' },
  BAR: { zh: '驳船费', en: 'Barge freight' },
  OWS: { zh: '超重附加费', en: 'Overweight surcharge' },
} as const

const said = (Zh: string, En: string): Said => ({ Zh, En })
const signed = (amount: string) => (amount.startsWith('-') ? amount : `+${amount}`)

/** Person, if known, and day. */
const madeBy = (by: string, at: string) => [by, at.slice(0, 10)].filter((word) => word !== '').join(' ')

export const steps = {
  floor: (amount: string, currency: string, no: string, by: string, at: string): Said =>
    said(`底价 ${amount} ${currency}（运价 ${no}，${madeBy(by, at)}）`, `Floor ${amount} ${currency} (rate ${no}, ${madeBy(by, at)})`),
  markup: (layer: Layer, no: string, by: string, at: string, amount: string, currency: string, how: Said): Said =>
    said(
      `${layerTexts[layer].zh} ${signed(amount)} ${currency}（规则 ${no}${how.Zh}，${madeBy(by, at)}）`,
      `Mark-up ${layerTexts[layer].en} ${signed(amount)} ${currency} (rule ${no}${how.En}, ${madeBy(by, at)})`,
    ),
  plain: said('', ''),
  percent: (percent: string, ofFloor: boolean): Said =>
    ofFloor
      ? said(`，底价的 ${percent}%`, `, ${percent}% of the floor`)
      : said(`，前几层价格的 ${percent}%`, `, ${percent}% of the price so far`),
  given: (amount: string, currency: string, days: string): Said =>
    said(`，${amount} ${currency} 按 ${days} 汇率折算`, `, ${amount} ${currency} at the rate of ${days}`),
  rounding: (amount: string, currency: string): Said =>
    said(`四舍五入 ${signed(amount)} ${currency}`, `Rounding ${signed(amount)} ${currency}`),
}

const lacks: Readonly<Record<LackCode, (what: string) => Said>> = {
  BOX_NOT_OFFERED: (box) => said(`${box} 没有报价`, `${box} is not offered`),
  BARGE_NOT_OFFERED: (box) => said(`${box} 没有驳船费`, `The barge has no price for ${box}`),
  CHARGE_UNKNOWN: (code) => said(`${code} 以船公司公告为准，金额待确认`, `${code} as announced by the carrier, amount to be confirmed`),
  MEASURE_UNKNOWN: (code) => said(`${code} 按重量或体积计费，请补充`, `${code} is counted by weight or volume, which is missing`),
  OVER_WEIGHT: (box) => said(`${box} 超过限重，加价待确认`, `${box} is above the weight limit, extra to be confirmed`),
  NO_EXCHANGE_RATE: (pair) => said(`缺少汇率 ${pair}`, `No exchange rate ${pair}`),
  PERCENT_CURRENCY: (code) => said(`${code} 的币种与计算基数不同`, `${code} is in another currency than what it is taken of`),
  PERCENT_CIRCULAR: (code) => said(`${code} 与其他比例费用互相引用`, `${code} and other per cents are taken of each other`),
}
export const lack = (Code: LackCode, What: string): Lack => ({ Code, What, ...lacks[Code](What) })

/** Facts that conditions ask for. */
const facts: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  carrier: { zh: '船公司', en: 'carrier' },
  pol: { zh: '装货港', en: 'port of loading' },
  pod: { zh: '卸货港', en: 'port of discharge' },
  lane: { zh: '航线', en: 'lane' },
  service: { zh: '服务', en: 'service' },
  commodity: { zh: '品名', en: 'commodity' },
  soc: { zh: 'SOC', en: 'SOC' },
  agent: { zh: '订舱代理', en: 'booking agent' },
  weight: { zh: '货重', en: 'weight' },
  boxType: { zh: '箱型', en: 'box type' },
  cargoType: { zh: '货物类型', en: 'cargo type' },
}
const factOf = (what: string) => facts[what] ?? { zh: what, en: what }

const units: Readonly<Record<Exclusion['Basis'], string>> = { C: '箱', B: '票提单', S: '票', T: '吨', R: '计费吨', F: '' }
const ops: Readonly<Partial<Record<Condition['Op'], string>>> = { above: '超过', below: '低于', isNot: '不为' }
const conditionSaid = ({ What, Op, Values, Names = Values }: Condition, ofBox: boolean): Said => {
  const { zh, en } = factOf(What)
  const value = Names.join('、')
  const tons = What === 'weight'
  return said(`${tons && ofBox ? '单箱' : ''}${zh}${ops[Op] ?? '为'}${tons ? ` ${value} 吨` : value}`, `${en} ${Op} ${value}`)
}
/** `未含：超重附加费 USD 150/箱（单箱货重超过 14 吨时）` */
export function exclusionSaid({ NameZh, NameEn, Currency, Basis, Amount, Boxes, Known, Conditions }: Omit<Exclusion, 'Zh' | 'En'>): Said {
  const when = Conditions.map((condition) => conditionSaid(condition, Basis === 'C'))
  const per = units[Basis]
  const price = [...Boxes, ...(Amount === '' ? [] : [{ Type: '', Amount }])]
    .map((box) => `${box.Type} ${per === '' ? `${box.Amount}%` : `${Currency} ${box.Amount}/${per}`}`.trim())
    .join('、')
  return said(
    `未含：${NameZh} ${Known ? price : '金额待确认'}（${when.map(({ Zh }) => Zh).join('且')}时）`,
    `Excluded: ${NameEn} ${price.replaceAll('箱', 'box')} if ${when.map(({ En }) => En).join(', ')}`,
  )
}

const reasons: Readonly<Record<NotCharged['Reason'], (what: string) => Said>> = {
  CONDITION: (what) => said(`条件不符：${factOf(what).zh}`, `Condition not met: ${factOf(what).en}`),
  DAY: (day) => said(`${day} 不在有效期内`, `Not valid on ${day}`),
  OVERRIDDEN: () => said('运价已有同一费用', 'The rate has this charge itself'),
  NO_AMOUNT: (box) => said(`${box} 没有金额`, `No amount for ${box}`),
  NOTHING_TO_TAKE_OF: (codes) => said(`没有费用 ${codes}`, `No charge ${codes}`),
}
// the same few findings come for most rates
const notChargedLately = new Lately((Reason, What, Code, Box): NotCharged => {
  const reason = Reason as NotCharged['Reason']
  const { Zh, En } = reasons[reason](What)
  return { Code, Box, Reason: reason, What, Zh, En }
})
export const notCharged = (Code: string, Box: string, Reason: NotCharged['Reason'], What: string): NotCharged =>
  notChargedLately.of(Reason, What, Code, Box)

/** Names of the dates of a sailing. */
const dates: Readonly<Record<string, { readonly zh: string; readonly en: string } | undefined>> = {
  VesselAtd: { zh: '大船 ATD', en: 'Vessel ATD' },
  SoEtd: { zh: 'SO 上大船 ETD', en: 'SO ETD' },
  OnBoard: { zh: '提单 ON BOARD 日期', en: 'On board date' },
  ScheduleEtd: { zh: '船期表 ETD', en: 'Schedule ETD' },
  Ltd: { zh: '大船 LTD', en: 'Vessel LTD' },
  BargeAtd: { zh: '驳船 ATD', en: 'Barge ATD' },
  BargeSoEtd: { zh: 'SO 驳船 ETD', en: 'Barge SO ETD' },
}
const assumed: Readonly<Record<Assumption['Code'], (what: string) => Said>> = {
  DAY: (what) => {
    const { zh, en } = dates[what] ?? { zh: what, en: what }
    return said(`${zh}未知，按查询日期判断有效期`, `${en} is not known, the day asked for decides`)
  },
  COMMODITY: (what) => said(`未填品名，按 ${what} 计`, `The commodity is not known, taken as ${what}`),
}
const assumedLately = new Lately((Code, What): Assumption => {
  const code = Code as Assumption['Code']
  return { Code: code, What, ...assumed[code](What) }
})
export const assumption = (Code: Assumption['Code'], What: string): Assumption => assumedLately.of(Code, What)

const crossed: Readonly<Record<Guard['Code'], (box: string, by: string) => Said>> = {
  BELOW_FLOOR: (box, by) => said(`${box} 低于底价 ${by}，需审批`, `${box} is below the floor by ${by}, needs approval`),
  BELOW_MARGIN_BOX: (box, by) => said(`${box} 单箱毛利差 ${by}，需审批`, `${box} lacks ${by} of the least margin, needs approval`),
  BELOW_MARGIN_BILL: (_, by) => said(`单票毛利差 ${by}，需审批`, `The bill lacks ${by} of the least margin, needs approval`),
  COST_UNKNOWN: (box) =>
    said(`${box} 没有成本价，毛利无法核对，需审批`, `${box} has no cost, the margin cannot be checked, needs approval`),
  BELOW_FILED: (box, by) => said(`${box} 低于备案下限 ${by}，不可报价`, `${box} is below the filed range by ${by}, refused`),
  ABOVE_FILED: (box, by) => said(`${box} 高于备案上限 ${by}，不可报价`, `${box} is above the filed range by ${by}, refused`),
  NEGATIVE: (box) => said(`${box} 运费为负，需审批`, `The freight of ${box} is below zero, needs approval`),
}
const refused = new Set<Guard['Code']>(['BELOW_FILED', 'ABOVE_FILED'])
export const guard = (Code: Guard['Code'], Box: string, By: string, Currency: string): Guard => ({
  Code,
  Outcome: refused.has(Code) ? 'REFUSED' : 'APPROVAL',
  Box,
  By,
  Currency,
  ...crossed[Code](Box, `${By} ${Currency}`),
})

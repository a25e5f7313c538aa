import { Line } from '../../document/lines.ts'
import { decimalText } from '../../money/decimal.ts'
import { Day, text } from '../../envelope.ts'
import { ArraySchema, Integer, Literal, ObjectSchema, Optional, type Static, StringSchema, Union, Unsafe, strict } from '../../schema.ts'
import { rateBoxes } from '../rate-words.ts'

const oneOf = <const V extends readonly string[]>(values: V) => Unsafe<V[number]>(Union(values.map((value) => Literal(value))))

/** Targets of a price change; the words are those of `@jst/price-engine/changes`. */
export const priceTargets = { BOTH: '成本和底价', FLOOR: '底价', COST: '成本' } as const
export const priceHows = {
  ADD: '加减金额',
  PERCENT: '涨跌百分比',
  SET: '改为',
  COST_ADD: '成本加金额',
  COST_PERCENT: '成本加百分比',
} as const
export const roundings = { HALF_UP: '四舍五入', UP: '向上取整', DOWN: '向下取整' } as const
export const roundTos = ['', '1', '5', '10', '50'] as const
export const surchargeHows = { MERGE: '追加或覆盖', REPLACE: '清空后写入', REMOVE: '移除相同费用' } as const
export const validityHows = { END: '修改有效期至', SHIFT: '整体顺延' } as const
export const remarkHows = { REPLACE: '覆盖', APPEND: '追加', REMOVE: '移除相同内容' } as const
export const remarkFields = { RemarkPublic: '对外备注', RemarkInternal: '内部备注' } as const
/** The kinds of changes, as people choose them. */
export const changeKinds = { PRICE: '价格', VALIDITY: '有效期', SCHEDULE: '船期与航程', SURCHARGES: '附加费', REMARK: '备注' } as const
export type ChangeKind = keyof typeof changeKinds

const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[]

const PriceStep = ObjectSchema(
  {
    Kind: Literal('PRICE'),
    Target: oneOf(keysOf(priceTargets)),
    /** Columns of boxes; none: all that have a price. */
    Boxes: ArraySchema(oneOf(rateBoxes), { maxItems: rateBoxes.length }),
    How: oneOf(keysOf(priceHows)),
    Value: decimalText(6, 4),
    RoundTo: oneOf(roundTos),
    Rounding: oneOf(keysOf(roundings)),
  },
  strict,
)
const SurchargeStep = ObjectSchema(
  {
    Kind: Literal('SURCHARGES'),
    How: oneOf(keysOf(surchargeHows)),
    Lines: Unsafe<readonly Line[]>(ArraySchema(Line, { minItems: 1, maxItems: 60 })),
  },
  strict,
)
const ValidityStep = ObjectSchema(
  {
    Kind: Literal('VALIDITY'),
    How: oneOf(keysOf(validityHows)),
    /** The last day, where it is written. */
    Day: Unsafe<string>(Union([Day, Literal('')])),
    Days: Integer({ minimum: -366, maximum: 366 }),
  },
  strict,
)
const weekday = Integer({ minimum: 1, maximum: 7 })
const ScheduleStep = ObjectSchema(
  {
    Kind: Literal('SCHEDULE'),
    Set: ObjectSchema(
      {
        Service: Optional(text(20)),
        Via: Optional(text(20)),
        TransitDays: Optional(Integer({ minimum: 0, maximum: 200 })),
        EtdWeekday: Optional(weekday),
        ClosingWeekday: Optional(weekday),
      },
      { ...strict, minProperties: 1 },
    ),
  },
  strict,
)
const RemarkStep = ObjectSchema(
  {
    Kind: Literal('REMARK'),
    Field: oneOf(keysOf(remarkFields)),
    How: oneOf(keysOf(remarkHows)),
    Text: StringSchema({ minLength: 1, maxLength: 500 }),
  },
  strict,
)
export const RateStep = Union([PriceStep, SurchargeStep, ValidityStep, ScheduleStep, RemarkStep])
export type RateStep = Static<typeof RateStep>

/**
 * One change of many rates: steps one after the other. With `From`, they hold from that day on: a rate that began before is split, its first part
 * ends the day before and stays as it is.
 */
export const BatchChange = ObjectSchema(
  { From: Unsafe<string>(Union([Day, Literal('')])), Steps: ArraySchema(RateStep, { minItems: 1, maxItems: 10 }) },
  strict,
)
export type BatchChange = Static<typeof BatchChange>

/**
 * Describes a change in few words for a list.
 * @param amounts false: without prices, for words that whoever reads the rate reads
 */
export function changeText({ From, Steps }: BatchChange, amounts = true): string {
  const words = Steps.map((step) => stepText(step, amounts))
  return From === '' ? words.join('；') : `${From} 起 ${words.join('；')}`
}

function stepText(step: RateStep, amounts: boolean): string {
  switch (step.Kind) {
    case 'PRICE': {
      const boxes = step.Boxes.length === 0 ? '全部箱型' : step.Boxes.map((box) => (box === 'Other' ? '其他箱型' : box)).join('、')
      if (!amounts) return `调价 ${boxes}`
      const signed = step.Value.startsWith('-') ? step.Value : `+${step.Value}`
      if (step.How === 'COST_ADD' || step.How === 'COST_PERCENT')
        return `底价 ${boxes} = 成本 ${step.How === 'COST_ADD' ? signed : `${signed}%`}`
      const value = step.How === 'SET' ? `改为 ${step.Value}` : step.How === 'ADD' ? signed : `${signed}%`
      return `${priceTargets[step.Target]} ${boxes} ${value}`
    }
    case 'SURCHARGES':
      return `附加费${surchargeHows[step.How]}：${step.Lines.map((line) => String(line['ChargeCode'] ?? '')).join('、')}`
    case 'VALIDITY':
      return step.How === 'END' ? `有效期至改为 ${step.Day}` : `有效期顺延 ${step.Days} 天`
    case 'SCHEDULE':
      return '修改船期与航程'
    case 'REMARK':
      return `${remarkFields[step.Field]}${remarkHows[step.How]}：${step.Text}`
  }
}

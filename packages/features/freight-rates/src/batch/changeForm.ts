import type { Line } from '@jst/contracts/document'
import type { BatchChange, ChangeKind, RateStep } from '@jst/contracts/freight-rates'
import { texts } from './texts.ts'

export const boxKeys = ['20GP', '40GP', '40HQ', '45HQ', 'Other'] as const
export type BoxKey = (typeof boxKeys)[number]
type Price = Extract<RateStep, { Kind: 'PRICE' }>
type Validity = Extract<RateStep, { Kind: 'VALIDITY' }>
type Surcharges = Extract<RateStep, { Kind: 'SURCHARGES' }>
type Remark = Extract<RateStep, { Kind: 'REMARK' }>

/** Form values of a change; fields of kinds that are not chosen keep their values. */
export const blankChange = {
  Kind: 'PRICE' as ChangeKind,
  Target: 'BOTH' as Price['Target'],
  Boxes: [] as readonly BoxKey[],
  PriceHow: 'ADD' as Price['How'],
  Value: null as number | null,
  ByBox: {} as Readonly<Partial<Record<BoxKey, number | null>>>,
  RoundTo: '' as Price['RoundTo'],
  Rounding: 'HALF_UP' as Price['Rounding'],
  From: '',
  ValidityHow: 'END' as Validity['How'],
  Day: '',
  Days: null as number | null,
  Service: '',
  Via: '',
  TransitDays: null as number | null,
  EtdWeekday: '',
  ClosingWeekday: '',
  SurchargeHow: 'MERGE' as Surcharges['How'],
  Template: '',
  Lines: [] as readonly Line[],
  ChargeCode: '',
  Basis: 'C',
  PpCc: 'PP',
  CurrencyCode: 'USD',
  Amount: null as number | null,
  Remark: 'RemarkPublic' as Remark['Field'],
  RemarkHow: 'APPEND' as Remark['How'],
  Text: '',
  Note: '',
}
export type ChangeValues = typeof blankChange

const isBlank = (value: number | null | undefined) => value === null || value === undefined

/** Errors of the form by field. */
export function changeFindings(values: ChangeValues, byBox: boolean): Partial<Record<keyof ChangeValues, string>> {
  if (byBox) return Object.values(values.ByBox).every(isBlank) ? { ByBox: texts.needOne } : {}
  switch (values.Kind) {
    case 'PRICE':
      return isBlank(values.Value) ? { Value: texts.needValue } : {}
    case 'VALIDITY':
      if (values.ValidityHow === 'END') return values.Day === '' ? { Day: texts.needDay } : {}
      return isBlank(values.Days) || values.Days === 0 ? { Days: texts.needDays } : {}
    case 'SCHEDULE':
      return Object.keys(scheduleOf(values)).length === 0 ? { Service: texts.needSchedule } : {}
    case 'SURCHARGES':
      if (values.Template !== '') return values.Lines.length === 0 ? { Template: texts.emptyTemplate } : {}
      return values.ChargeCode === '' || values.CurrencyCode === '' ? { ChargeCode: texts.needCharge } : {}
    case 'REMARK':
      return values.Text.trim() === '' ? { Text: texts.needText } : {}
  }
}

const scheduleOf = ({ Service, Via, TransitDays, EtdWeekday, ClosingWeekday }: ChangeValues) => ({
  ...(Service.trim() === '' ? {} : { Service: Service.trim().toUpperCase() }),
  ...(Via === '' ? {} : { Via }),
  ...(TransitDays === null ? {} : { TransitDays }),
  ...(EtdWeekday === '' ? {} : { EtdWeekday: Number(EtdWeekday) }),
  ...(ClosingWeekday === '' ? {} : { ClosingWeekday: Number(ClosingWeekday) }),
})

const priceOf = ({ Target, PriceHow: How, RoundTo, Rounding }: ChangeValues, Boxes: readonly BoxKey[], value: number): Price => ({
  Kind: 'PRICE',
  // the floor is made of the cost
  Target: How.startsWith('COST_') ? 'FLOOR' : Target,
  Boxes: [...Boxes],
  How,
  Value: String(value),
  RoundTo,
  Rounding,
})

function stepOf(values: ChangeValues): RateStep {
  const { Kind, ChargeCode, Basis, PpCc, CurrencyCode, Amount } = values
  switch (Kind) {
    case 'PRICE':
      return priceOf(values, values.Boxes, values.Value ?? 0)
    case 'VALIDITY': {
      const isEnd = values.ValidityHow === 'END'
      return { Kind, How: values.ValidityHow, Day: isEnd ? values.Day : '', Days: isEnd ? 0 : (values.Days ?? 0) }
    }
    case 'SCHEDULE':
      return { Kind, Set: scheduleOf(values) }
    case 'SURCHARGES':
      return {
        Kind,
        How: values.SurchargeHow,
        Lines:
          values.Template !== ''
            ? [...values.Lines]
            : [{ Id: 0, ChargeCode, Basis, PpCc, CurrencyCode, Amount, PercentOf: [], ConditionValues: [] }],
      }
    case 'REMARK':
      return { Kind, Field: values.Remark, How: values.RemarkHow, Text: values.Text.trim() }
  }
}

/** The change that a form without findings means. */
export function changeOf(values: ChangeValues, byBox: boolean): BatchChange {
  const { From, ByBox } = values
  if (!byBox) return { From, Steps: [stepOf(values)] }
  const boxes = boxKeys.flatMap((box) => {
    const value = ByBox[box] ?? null
    return value === null ? [] : [{ box, value }]
  })
  return { From, Steps: boxes.map(({ box, value }) => priceOf(values, [box], value)) }
}

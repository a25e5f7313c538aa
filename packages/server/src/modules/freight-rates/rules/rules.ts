import {
  coloadCalls,
  customerLevelCalls,
  filedRangeCalls,
  levelCustomerCalls,
  marginFloorCalls,
  markupBoxKeys,
  markupRuleCalls,
  markupShare,
  salesRuleCalls,
} from '@jst/contracts/freight-rates'
import type { Entity, EntityValues } from '@jst/contracts/entity'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { invalid } from '../../../kernel/errors.ts'
import { farAmountDoubts } from '../far-prices.ts'
import { effectSql } from '../effect.ts'
import { texts } from '../texts.ts'
import { findLevelOverlap, nextCodes } from './rules.repo.ts'

const textOf = (values: EntityValues, key: string) => String(values[key] ?? '')
const isGiven = (values: EntityValues, key: string) => (values[key] ?? null) !== null

function demandDays(values: EntityValues): void {
  const [from, to] = [textOf(values, 'ValidFrom'), textOf(values, 'ValidTo')]
  if (from !== '' && to !== '' && from > to) throw invalid('Values.ValidTo', texts.daysInOrder)
}

/** A rule says what it adds in one way, and what a layer is for. */
function demandMarkup(values: EntityValues): void {
  demandDays(values)
  const amounts = ['Amount', ...markupBoxKeys.map(([, key]) => key)].filter((key) => isGiven(values, key))
  const percent = isGiven(values, 'Percent')
  if (amounts.length === 0 && !percent) throw invalid('Values.Amount', texts.noMarkup)
  if (amounts.length > 0 && percent) throw invalid('Values.Percent', texts.amountOrPercent)
  if (percent && textOf(values, 'PercentOf') === '') throw invalid('Values.PercentOf', texts.percentOf)
  const names = (key: string) => ((values[key] ?? []) as readonly string[]).length > 0
  if (values['MarkupLayer'] === 'LEVEL' && !names('Levels')) throw invalid('Values.Levels', texts.levelsNeeded)
  if (values['MarkupLayer'] === 'CUSTOMER' && !names('Customers')) throw invalid('Values.Customers', texts.customersNeeded)
}

const madeBy = { MadeBy: `coalesce((select e.name from employee e where e.id = t.create_id), '')` }
const codesOf =
  (entity: Entity, prefix: string): NonNullable<EntityRules['codes']> =>
  ({ tx }, count) =>
    nextCodes(tx, entity, prefix, count)
const markup = (entity: Entity, prefix: string): EntityRules => ({
  derived: madeBy,
  codes: codesOf(entity, prefix),
  doubts: farAmountDoubts(entity, ['Amount', ...markupBoxKeys.map(([, key]) => key)], markupShare),
  check: (_tx, values) => {
    demandMarkup(values)
    return Promise.resolve()
  },
})

/** A limit of prices: numbered like mark-ups, and checked by `demand`. */
const limit = (entity: Entity, prefix: string, keys: readonly string[], demand: (values: EntityValues) => void): EntityRules => ({
  derived: madeBy,
  codes: codesOf(entity, prefix),
  doubts: farAmountDoubts(entity, keys),
  check: (_tx, values) => {
    demandDays(values)
    demand(values)
    return Promise.resolve()
  },
})
function demandLimit(values: EntityValues): void {
  if (!isGiven(values, 'PerBox') && !isGiven(values, 'PerBill')) throw invalid('Values.PerBox', texts.limitNeeded)
}
function demandRange(values: EntityValues): void {
  if (Number(values['FiledMin']) > Number(values['FiledMax'])) throw invalid('Values.FiledMax', texts.filedOrder)
}

const inUse = (alias: string) =>
  `${alias}.company_id = t.company_id and ${alias}.removed_at is null and ${alias}.merged_into is null and ${alias}.enabled`

/** Rules of price rule lists beyond their fields, by kind. */
export const priceRuleRules: Readonly<Record<string, EntityRules>> = {
  [markupRuleCalls.entity.kind]: markup(markupRuleCalls.entity, 'JJ'),
  [salesRuleCalls.entity.kind]: markup(salesRuleCalls.entity, 'XS'),
  [marginFloorCalls.entity.kind]: limit(marginFloorCalls.entity, 'ML', ['PerBox', 'PerBill'], demandLimit),
  [filedRangeCalls.entity.kind]: limit(filedRangeCalls.entity, 'BA', ['FiledMin', 'FiledMax'], demandRange),
  [customerLevelCalls.entity.kind]: {
    derived: {
      Members: `(select count(*)::int from freight_level_customer c where c.level_code = t.code and ${inUse('c')}
        and daterange(c.valid_from, c.valid_to, '[]') @> china_day())`,
      Rules: `(select count(*)::int from freight_markup_rule r where t.code = any(r.levels) and ${inUse('r')})`,
    },
    worked: 'exists (select from freight_level_customer c where c.company_id = t.company_id and c.level_code = t.code)',
  },
  [coloadCalls.entity.kind]: {
    codes: codesOf(coloadCalls.entity, 'PF'),
    doubts: farAmountDoubts(coloadCalls.entity, ['Amount', 'Minimum']),
    check: (_tx, values) => {
      demandDays(values)
      const parts = ['ConditionOf', 'ConditionOp', 'ConditionValue'].filter((key) => textOf(values, key) !== '')
      if (parts.length > 0 && parts.length < 3) throw invalid('Values.ConditionOf', texts.conditionWhole)
      if (!isGiven(values, 'Amount') && values['Unknown'] !== true) throw invalid('Values.Amount', texts.amountOrUnknown)
      return Promise.resolve()
    },
  },
  [levelCustomerCalls.entity.kind]: {
    derived: {
      Effect: effectSql,
    },
    codes: codesOf(levelCustomerCalls.entity, 'DJ'),
    check: async (tx, values, id) => {
      demandDays(values)
      if (values['Enabled'] === false) return
      const days = { from: textOf(values, 'ValidFrom'), to: textOf(values, 'ValidTo') }
      const other = await findLevelOverlap(tx, { customer: textOf(values, 'CustomerCode'), ...days, id })
      if (other) throw invalid('Values.ValidFrom', texts.onLevel(other.code, other.level))
    },
  },
}

import { stageKey } from '@jst/contracts/document'
import { freightRateDocument as document, rateBoxes } from '@jst/contracts/freight-rates'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { addedDocuments, documentEntity, lastReason, type Guard } from '../../../documents/index.ts'
import { invalid } from '../../../kernel/errors.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { allowed, demand, refuse, type Verdict } from '../../../kernel/access/policy.ts'
import { effectSql } from '../effect.ts'
import { farPriceDoubts } from '../far-prices.ts'
import { inPeriodOf, periodsOf, today } from '../figures/periods.ts'
import { filedProblems } from '../publish/filed.ts'
import { texts } from '../texts.ts'
import { findDouble, isPriced } from './freight-rate.repo.ts'

const rules = documentEntity(document)

/** Rules of rates beyond their fields: days in order, and an other box type beside its price. */
export const freightRateRules: EntityRules = {
  ...rules,
  added: addedDocuments(document),
  batches: { table: 'freight_batch', lockClass: 6_903, rows: 'freight_batch_rate', key: 'batch_id', named: ['rate_id', 'split_id'] },
  recency: {
    table: 'freight_rate_recency',
    beside: { [stageKey]: 'state', CarrierCode: 'carrier_code', LaneCode: 'lane_code', PolCode: 'pol_code', PodCode: 'pod_code' },
  },
  derived: {
    ...rules.derived,
    Effect: effectSql,
    DaysLeft: '(t.valid_to - china_day())',
    Ends: `case when t.valid_to < china_day() then 'over' when t.valid_to < china_day() + 3 then 'd3' when t.valid_to < china_day() + 7 then 'd7'
      when t.valid_to < china_day() + 14 then 'd14' else 'later' end`,
    NotVisible: 't.state in (2, 3)',
    UpdatedToday: `(t.update_time >= ${today})`,
    PublishedIn: periodsOf('t.published_at'),
    Why: `case when t.state in (2, 3) then ${lastReason(document, ['hide', 'disable'])} else '' end`,
    Surcharges: `(select count(*)::int from freight_rate_surcharge s where s.kind = 'freightRate' and s.subject_id = t.id)`,
  },
  // a comparison of the column itself, which an index and the recency can answer
  derivedFilters: { ...rules.derivedFilters, PublishedIn: inPeriodOf('t.published_at') },
  doubts: farPriceDoubts,
  check: (_tx, values) => {
    if (String(values['ValidFrom']) > String(values['ValidTo'])) throw invalid('Values.ValidTo', texts.daysInOrder)
    const other = (values['CostOther'] ?? null) !== null || (values['FloorOther'] ?? null) !== null
    if (other && values['OtherBox'] === '') throw invalid('Values.OtherBox', texts.otherBox)
    if (String(values['OtherBox'] ?? '') !== '' && rateBoxes.some((box) => box === values['OtherBox']))
      throw invalid('Values.OtherBox', texts.otherBoxHasColumn)
    return Promise.resolve()
  },
}

/** A rate is published with a floor inside its filed range, before its last day is over, and while no other published rate says the same for its days. */
export const publishable: Guard = async ({ tx, actor }, row) => {
  const { priced, over } = await isPriced(tx, row.id)
  if (!priced) return refuse('INVALID_INPUT', texts.noFloor)
  if (over) return refuse('INVALID_INPUT', texts.daysOver)
  const [problem] = (await filedProblems(tx, actor, [row.id])).get(row.id) ?? []
  if (problem) return refuse('INVALID_INPUT', problem.Message)
  return alone(tx, row.id)
}

async function alone(tx: Queryable, id: number): Promise<Verdict> {
  const double = await findDouble(tx, id)
  return double === undefined ? allowed : refuse('INVALID_INPUT', texts.double(double))
}

/** Conditions that a published rate must still meet after a change of the whole rate. Its days may be over. @throws AppError INVALID_INPUT */
export async function demandPublishable(tx: Queryable, id: number): Promise<void> {
  const { priced } = await isPriced(tx, id)
  demand(priced ? await alone(tx, id) : refuse('INVALID_INPUT', texts.noFloor))
}

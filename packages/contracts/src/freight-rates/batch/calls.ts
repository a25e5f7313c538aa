import { defineEndpoint } from '../../endpoint.ts'
import { rowFilter } from '../../entity/schemas.ts'
import { Id, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { buttons } from '../../may.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, type Static, StringSchema, strict } from '../../schema.ts'
import { rateFilters } from '../filters.ts'
import { BatchChange } from './change.ts'

const folder = '/SeaFreight/FreightManagement'
export const batchPath = `${folder}/FCLFreightBatch`
export const increasePath = `${folder}/FCLFreightIncrease`
export const modifyPath = `${folder}/FreightModifyList`
const runs = [
  { path: batchPath, code: 'batch' },
  { path: increasePath, code: 'batch' },
  { path: `${folder}/ExpiredFreight`, code: 'batch' },
  { path: '/FlcExport/AdditionalFee', code: 'batch' },
] as const
const mayRun = buttons(...runs)
const mayRead = buttons({ path: modifyPath, code: 'view' })

/** Most rates that one change reaches. */
export const mostBatchRates = 20_000
/** Rates that a dry run names one by one; it counts all. */
export const mostBatchRows = 200
/** Days that a dry run is kept. */
export const plannedBatchDays = 2

/** A field before and after, as people read it; '' is nothing. `Field` is a field of the rate, or `Surcharges.<code>`. */
export const RateDifference = ObjectSchema({ Field: StringSchema(), Old: StringSchema(), New: StringSchema() })
export type RateDifference = Static<typeof RateDifference>

/** Problem of a changed rate; `Refused`: it is not written. */
export const RateProblem = ObjectSchema({ Code: StringSchema(), Refused: BooleanSchema(), Message: StringSchema() })
export type RateProblem = Static<typeof RateProblem>

/** `Split`: a second rate is made that begins on the day of the change. */
const PlannedRate = ObjectSchema({
  Id,
  Code: StringSchema(),
  Title: StringSchema(),
  Split: BooleanSchema(),
  Differences: ArraySchema(RateDifference),
  Problems: ArraySchema(RateProblem),
})
export type PlannedRate = Static<typeof PlannedRate>

/**
 * Preview of a change. `Changes` rates are written, `Splits` of them become two, `Same` have nothing to change, `Refused` stay for a problem.
 * `Quotations`: open ones that the change touches, where an area keeps quotations. `Rates` names the first ones, problems first.
 */
export const BatchPlan = ObjectSchema({
  Id,
  Chosen: Quantity,
  Changes: Quantity,
  Splits: Quantity,
  Same: Quantity,
  Refused: Quantity,
  Quotations: Optional(Quantity),
  Problems: ArraySchema(ObjectSchema({ Code: StringSchema(), Refused: BooleanSchema(), Message: StringSchema(), Count: Quantity })),
  Rates: ArraySchema(PlannedRate),
})
export type BatchPlan = Static<typeof BatchPlan>

/** A change that was made. `What` says it in words; '' where the reader may not see its prices. `UndoneBy`: the change that took it back. */
export const RateBatch = ObjectSchema({
  Id,
  Kind: StringSchema(),
  What: StringSchema(),
  Note: StringSchema(),
  Rates: Quantity,
  By: StringSchema(),
  CreateTime: Instant,
  Undone: BooleanSchema(),
  Undoes: Optional(Id),
})
export type RateBatch = Static<typeof RateBatch>

/** Nothing is written but the plan, which its company sees. Without ids: all rates of the list with these filters. */
export const planRateBatch = defineEndpoint({
  method: 'POST',
  path: '/api/FreightRateBatch/Plan',
  summary: '试算批量修改运价',
  may: mayRun,
  largestBody: 1024 * 1024,
  body: ObjectSchema(
    {
      Ids: Optional(ArraySchema(Id, { minItems: 1, maxItems: mostBatchRates })),
      Filter: rowFilter(rateFilters),
      Change: BatchChange,
      Note: text(100),
    },
    strict,
  ),
  reply: BatchPlan,
})

/**
 * Refused when one of the rates has been changed since the dry run. `Sure`: prices that are far from their kind are meant; without it they are
 * refused.
 */
export const runRateBatch = defineEndpoint({
  method: 'POST',
  path: '/api/FreightRateBatch/Run',
  summary: '执行批量修改运价',
  may: mayRun,
  body: ObjectSchema({ Id, Sure: Optional(BooleanSchema()) }, strict),
  reply: RateBatch,
})

/** Rates that were changed again since stay as they are, and are named. */
export const undoRateBatch = defineEndpoint({
  method: 'POST',
  path: '/api/FreightRateBatch/Undo',
  summary: '撤销批量修改运价',
  may: buttons({ path: modifyPath, code: 'undo' }, ...runs),
  body: ObjectSchema({ Id }, strict),
  reply: ObjectSchema({ Restored: Quantity, Kept: Quantity, KeptCodes: ArraySchema(StringSchema()) }),
})

export const rateBatches = defineEndpoint({
  method: 'GET',
  path: '/api/FreightRateBatch/List',
  summary: '运价批量修改记录',
  may: mayRead,
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(60)) }, strict),
  reply: page(RateBatch),
})

/** One change of one rate: of a batch, or a single one. */
const RateModification = ObjectSchema({
  RateId: Id,
  Version: Quantity,
  Code: StringSchema(),
  Title: StringSchema(),
  By: StringSchema(),
  CreateTime: Instant,
  BatchId: Optional(Id),
  Differences: ArraySchema(RateDifference),
})
export type RateModification = Static<typeof RateModification>

export const rateModifications = defineEndpoint({
  method: 'GET',
  path: '/api/FreightRateBatch/Changes',
  summary: '运价修改明细',
  may: mayRead,
  query: ObjectSchema({ ...pageQuery, BatchId: Optional(Id), Keyword: Optional(text(60)) }, strict),
  reply: page(RateModification),
})

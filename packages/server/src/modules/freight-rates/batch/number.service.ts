import { freightRateDocument as document } from '@jst/contracts/freight-rates'
import { drawNumbers } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { ReadContext } from '../../../kernel/http/endpoint.ts'
import * as batches from './batch.repo.ts'
import { outcomesOf } from './plan.service.ts'
import { findPlanned } from './rates.repo.ts'

/** Numbers of one transaction: it holds the counter of the company while it stores them with their rates. */
const chunk = 1_000

/**
 * Draws the numbers of the rates that a batch will split off, in transactions of their own before it runs. A run that is refused afterwards leaves
 * them with the plan, and the next run takes them.
 */
export async function numberBatch({ db, actor }: Pick<ReadContext<EmployeeActor>, 'db' | 'actor'>, id: number): Promise<void> {
  const batch = await batches.findBatch(db, actor, id)
  // the run itself refuses what is not there or not planned
  if (batch?.state !== 'planned' || batch.change.From === '') return
  const rows = await findPlanned(db, id)
  const split = (await outcomesOf(db, rows, batch.change)).flatMap(({ row, first }, at) =>
    first && rows[at]!.splitCode === null ? [row.id] : [],
  )
  for (let from = 0; from < split.length; from += chunk)
    await db.tx(async (tx) => {
      const held = await batches.lockBatch(tx, actor, id)
      if (held?.state !== 'planned') return
      const ids = split.slice(from, from + chunk)
      await batches.keepSplitCodes(tx, id, ids, await drawNumbers(tx, { companyId: actor.companyId, kind: document.kind }, ids.length))
    })
}

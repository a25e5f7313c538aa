import { SiStatus, type SiBatchResult } from '@jst/contracts/si'
import { attempted } from '../../../kernel/database/attempted.ts'
import type { SiCall } from '../si.call.ts'
import { billNoOf } from '../si.notices.ts'
import { findSi } from '../si.repo.ts'
import { texts } from '../si.texts.ts'
import { changeStatus } from './review.service.ts'

type Result = SiBatchResult['Results'][number]

/** Approves records without warnings in the version that was read; refuses the others with a reason. */
export async function approveMany(call: SiCall, items: readonly { Id: number; Version: number }[]): Promise<SiBatchResult> {
  const results = new Map<number, Result>()
  // in the order of ids, so that two batches cannot deadlock
  for (const item of items.toSorted((a, b) => a.Id - b.Id)) results.set(item.Id, await approveOne(call, item))
  return summary(items.map(({ Id }) => results.get(Id)).filter((result) => result !== undefined))
}

async function approveOne(call: SiCall, { Id, Version }: { Id: number; Version: number }): Promise<Result> {
  const seen = await findSi(call.tx, Id)
  if (!seen) return { Id, SiNo: '', BillNo: '', Done: false, Message: texts.desk.missing }
  const named = { Id, SiNo: seen.record.siNo, BillNo: billNoOf(seen) }
  if (seen.version === Version && seen.record.status === SiStatus.submitted && seen.warnings > 0)
    return { ...named, Done: false, Message: texts.batch.warnings(seen.warnings) }
  const refusal = await attempted(call.tx, async () => {
    // refuses a version that is newer than the one read
    await changeStatus(call, { TDId: Id, Status: SiStatus.approved, Version })
  })
  if (refusal) return { ...named, Done: false, Message: refusal.message }
  return { ...named, Done: true, Message: seen.record.status === SiStatus.approved ? texts.batch.done : texts.batch.approved }
}

export function summary(results: Result[]): SiBatchResult {
  const done = results.filter(({ Done }) => Done).length
  return { Done: done, Failed: results.length - done, Results: results }
}

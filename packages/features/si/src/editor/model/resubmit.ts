import type { ApiClient } from '@jst/api-client'
import type { Issue } from '@jst/contracts'
import { modifySi, modifySiSet, type SiModifyReasons, type SiRecord } from '@jst/contracts/si'
import { recordToWire } from '@jst/si-drafts/rules'
import type { StoredSet } from './stored-set.ts'

/** Submits bills of an order again, one by itself or several in one act. Answers the ids of the records. */
export async function resubmit(
  api: ApiClient,
  orderId: number,
  bills: StoredSet,
  sent: readonly SiRecord[],
  reasons: SiModifyReasons,
): Promise<number[]> {
  const wires = sent.map((draft) => ({ ...recordToWire(draft), Id: bills.of(draft)?.record.id ?? 0 }))
  const [only, ...more] = wires
  if (!only) throw new RangeError('There is nothing to submit.')
  if (more.length === 0) return [(await api.call(modifySi, { ...only, ...reasons })).Id]
  return (await api.call(modifySiSet, { CGO_ID: orderId, TDBLInfos: wires, ...reasons })).map(({ Id }) => Id)
}

/** Findings of the server about the bills that were sent, at the drafts that they are about. */
export const placedAt = (issues: readonly Issue[], sent: readonly SiRecord[], drafts: readonly SiRecord[]): Issue[] =>
  issues.map((issue) => ({
    ...issue,
    Path: issue.Path.replace(/^TDBLInfos\[(\d+)\]/, (text, index) => {
      const draft = sent[Number(index)]
      return draft ? `TDBLInfos[${drafts.findIndex(({ id }) => id === draft.id)}]` : text
    }),
  }))

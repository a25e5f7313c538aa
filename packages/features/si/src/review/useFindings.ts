import type { Issue } from '@jst/contracts'
import { checkSi, siInfo, type SiRecordInput } from '@jst/contracts/si'
import { DetailStore, useApp } from '@jst/feature-kit'
import { useEffect, useState } from 'react'
import { placeOf, type Place } from '../bill/remark-path.ts'

export interface Finding {
  readonly issue: Issue
  /** Undefined: about the whole set. */
  readonly place: Place | undefined
}

/** Findings about lateness: the submitter confirmed them at the submission, the reviewer sees the stage. */
const settled = new Set(['OVERDUE', 'LATE_REASON', 'SAILING_WINDOW'])
const draftPath = /^TDBLInfos\[\d+\]\.?/

/** Findings that concern the bill, and those about the whole set. */
function findingsOf(issues: readonly Issue[]): Finding[] {
  return issues.flatMap((issue): Finding[] => {
    if (settled.has(issue.Code)) return []
    if (!draftPath.test(issue.Path)) return [{ issue, place: undefined }]
    const place = placeOf(issue.Path.replace(draftPath, ''))
    return [{ issue, place: Object.keys(place).length > 0 ? place : undefined }]
  })
}

/** The server's check of a stored bill together with the other bills of its order, as it would be checked on submit. */
export function useFindings(record: { id: number; orderId: number; mblNo: string; updatedAt: string | null } | undefined) {
  const { api } = useApp()
  const [store] = useState(() => new DetailStore<Finding[]>())
  const key = record && `${record.id} ${record.updatedAt}`
  useEffect(() => {
    if (!record) return
    store.open(async (signal) => {
      // live bills of the order beside it are counted in by the server
      const bill = await api.call(siInfo, { Id: record.id }, { signal })
      const body = { TDBLInfos: [bill as SiRecordInput], Num: 1, CGO_ID: record.orderId, MBL_NO: record.mblNo }
      const { Issues } = await api.call(checkSi, body, { signal })
      return findingsOf(Issues)
    })
    // `key` stands for the record and its version.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, store, key])
  return store
}

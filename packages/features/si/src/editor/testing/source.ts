import type { SiRecord } from '@jst/contracts/si'
import { goodContainer, goodRecord } from '@jst/si-drafts/testing'
import type { EditorSource } from '../model/source.ts'
import type { StoredBill } from '../model/stored-set.ts'

/** An order with what it has loaded, and a record from it, for tests and stories. */
export function sourceOf(record: Partial<SiRecord> = {}, overrides: Partial<EditorSource> = {}): EditorSource {
  const filled = goodRecord(record)
  return {
    record: filled,
    stored: [],
    beside: [],
    alone: false,
    expected: 0,
    order: {
      id: 1,
      mblNo: filled.mblNo,
      companyCode: 'YFJCK',
      vessel: filled.vessel,
      voyage: filled.voyage,
      loadPortCode: filled.loadPortCode,
      dischargePortCode: filled.dischargePortCode,
      deadline: '2026-12-31T08:00:00Z',
      sailingDate: '2027-01-03T06:00:00Z',
      containers: filled.containers,
      Late: null,
    },
    loaded: [goodContainer()],
    bills: 1,
    owner: 'customer',
    behalf: null,
    lateAllowed: false,
    secondSets: [],
    ...overrides,
  }
}

/** Stored bills of the order, the first of which was opened. */
export const storedSourceOf = (records: readonly SiRecord[], bill: Partial<StoredBill> = {}): EditorSource =>
  sourceOf(records[0], { stored: records.map((record) => ({ record, needsReason: false, amends: false, ...bill })) })

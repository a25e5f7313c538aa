import { describe, expect, it } from 'vitest'
import { siRow } from '../testing/rows.ts'
import { itemsOf, planApproval } from './batch-plan.ts'

describe('plan of a batch approval', () => {
  const rows = [
    siRow({ Id: 1, Version: 2 }),
    siRow({ Id: 2, Warnings: 3 }),
    siRow({ Id: 3, Status: 3 }),
    siRow({ Id: 4, ClaimedById: 8, ClaimedByName: '林志远', Reviewing: true }),
    siRow({ Id: 5, ClaimedById: 7, Reviewing: true }),
    siRow({ Id: 6, Version: 3, InForceVersion: 2 }),
  ]
  it('says of each record what will happen and why', () => {
    expect(planApproval(rows, 7).map(({ row, will, reason }) => [row.Id, will, reason])).toEqual([
      [1, true, '将审核通过'],
      [2, false, '有 3 处警告，须打开逐票审核'],
      [3, false, '已退回，不在待审核队列中'],
      [4, false, '林志远正在审核'],
      [5, true, '将审核通过'],
      [6, true, '改单：通过后取代有效版本'],
    ])
  })
  it('sends only what will be approved, in the versions that were seen', () => {
    expect(itemsOf(planApproval(rows, 7))).toEqual([
      { Id: 1, Version: 2 },
      { Id: 5, Version: 1 },
      { Id: 6, Version: 3 },
    ])
  })
})

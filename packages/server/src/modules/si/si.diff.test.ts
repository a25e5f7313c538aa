import { emptyContainer, emptyRecord } from '@jst/si-drafts/rules'
import { expect, it } from 'vitest'
import { changesBetween } from './si.diff.ts'

const box = (containerNo: string, weight: number) => ({ ...emptyContainer(), containerNo, type: '40HQ', weight })

it('counts fields, boxes by number and combined bills, with the names of the wire', () => {
  const before = { ...emptyRecord(), marks: 'N/M', containers: [box('TCLU1234560', 100), box('CSQU3054383', 200)] }
  const masterBills = [{ id: 0, orderId: 1, recordId: 1, mergedOrderId: 2, mergedMblNo: 'COSU6412345671', mergedBookingNo: '' }]
  const after = { ...before, marks: 'ACME', masterBills, containers: [box('CSQU3054383', 250), box('TCLU1234560', 100)] }
  const { count, first } = changesBetween(before, after)
  expect(count).toBe(3)
  expect(first.map(({ Path, Before, After }) => [Path, Before, After])).toEqual([
    ['TBI_MARKS', 'N/M', 'ACME'],
    ['BoxInfos[CSQU3054383].TBX_WEIGHT', '200', '250'],
    ['TDBpMBLNos[COSU6412345671]', '', 'COSU6412345671'],
  ])
})

it('keeps boxes without a number apart', () => {
  const before = { ...emptyRecord(), containers: [box('', 100), box('', 200)] }
  expect(changesBetween(before, { ...before, containers: [box('', 100), box('', 210)] }).count).toBe(1)
})

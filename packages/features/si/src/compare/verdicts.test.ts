import type { SiVersionRow } from '@jst/contracts/si'
import { goodContainer, goodLine, goodRecord } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { versionRow } from '../testing/rows.ts'
import { compareSides } from './compare-sides.ts'
import { firstBase, remarksAt, sentBack, versionsOf } from './verdicts.ts'

const step = (Id: number, Version: number, Event: string): SiVersionRow => versionRow({ Id, Version, Event })
const story = [step(5, 3, 'amend'), step(4, 2, 'approve'), step(3, 2, 'resubmit'), step(2, 1, 'reject'), step(1, 1, 'submit')]

describe('what a version is compared with at first', () => {
  it('what is edited: with what was judged last, not with what still waits', () => {
    expect(firstBase(story, Infinity)?.Version).toBe(2)
    expect(firstBase([step(3, 2, 'resubmit'), step(2, 1, 'reject'), step(1, 1, 'submit')], Infinity)?.Version).toBe(1)
    expect(firstBase([step(1, 1, 'submit')], Infinity)?.Version).toBe(1)
  })
  it('a version: with the one judged before it, else the one before, the first with none', () => {
    expect(firstBase(story, 2)?.Version).toBe(1)
    expect(firstBase([step(2, 2, 'resubmit'), step(1, 1, 'submit')], 2)?.Version).toBe(1)
    expect(firstBase(story, 1)).toBeUndefined()
  })
  it('knows the newest step of each version and what sent one back', () => {
    expect(versionsOf(story).map(({ Id }) => Id)).toEqual([5, 4, 2])
    expect([sentBack(story, 1)?.Id, sentBack(story, 2)]).toEqual([2, undefined])
  })
})

describe('remarks about an older version beside a newer one', () => {
  const second = 'TCNU6225360'
  const before = goodRecord({
    containers: [
      goodContainer({ lines: [goodLine({ id: 1 }), goodLine({ id: 2 })] }),
      goodContainer({ containerNo: second }),
      goodContainer({ containerNo: 'HDMU6804878' }),
    ],
  })
  const now = goodRecord({
    containers: [
      goodContainer({ containerNo: second, sealNo: 'NEW1' }),
      goodContainer({ lines: [goodLine({ id: 2, goods: 'STEEL POTS' }), goodLine({ id: 3 })] }),
    ],
  })
  const rowsOf = (...paths: string[]) => {
    const remarks = remarksAt(
      paths.map((Path) => ({ Path, Text: Path })),
      before,
      now,
    )
    const rows = compareSides(now, { before }, { always: new Set(remarks.map(({ key }) => key)) })
    return remarks.map(({ key }) => rows.find((row) => row.key === key)?.label)
  }
  it('follow a box and a goods line to where they stand now', () => {
    expect(rowsOf('BoxInfos[1].TBX_SEALNO', 'BoxInfos[0].BoxDetails[1].TBD_GOODS')).toEqual([
      `箱 ${second} 封号`,
      '箱 MSKU6011672 明细 1 英文品名',
    ])
  })
  it('stand at the row of a box or a line that is gone', () => {
    expect(rowsOf('BoxInfos[2].TBX_SEALNO', 'BoxInfos[0].BoxDetails[0].TBD_GOODS')).toEqual(['箱 HDMU6804878', '箱 MSKU6011672 明细 3'])
  })
  it('keep the row of a field that did not change, so that it is seen to be open', () => {
    expect(rowsOf('TBI_CONSIGNEE')).toEqual(['收货人'])
  })
  it('without a place that people can see stay with their label', () => {
    expect(remarksAt([{ Path: 'TBI_NOTHING', Text: '?' }], before, now)).toEqual([expect.objectContaining({ text: '?' })])
  })
})

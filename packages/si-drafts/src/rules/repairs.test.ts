import type { SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { goodContainer, goodLine, goodRecord } from '../testing/records.ts'
import { issueTarget, repairAll, repairsOf } from './repairs.ts'
import { passes, validateSet } from './validate.ts'

const check = (records: readonly SiRecord[]) => validateSet({ records, num: records.length, now: 0 })

describe('one-click repair', () => {
  it('finds the place of a finding by its path', () => {
    expect(issueTarget('TDBLInfos[1].BoxInfos[0].TBX_CNNO')).toEqual({ draft: 1, container: 0, field: 'containerNo' })
    expect(issueTarget('TDBLInfos[0].BoxInfos[2].BoxDetails[3].TBD_NUM')).toEqual({ draft: 0, container: 2, line: 3, field: 'packages' })
    expect(issueTarget('TDBLInfos[0].TDBpMBLNos[1].TMM_MMBL_NO')).toEqual({ draft: 0, masterBill: 1, field: 'mergedMblNo' })
    expect(issueTarget('TDBLInfos')).toBeUndefined()
  })
  it('a set whose findings can all be repaired passes after repairing all', () => {
    const bad = [
      goodRecord({
        marks: '',
        goods: 'ＰＡＮＳ\tSTAINLESS',
        mblNo: 'cosu 6412345670',
        packageCount: '7',
        containers: [goodContainer({ containerNo: 'msku 601167-2', type: '45G1', lines: [goodLine({ packages: 400 })] })],
      }),
    ]
    expect(passes(check(bad))).toBe(false)
    const repaired = repairAll(bad, check(bad))
    expect(check(repairAll(repaired, check(repaired)))).toEqual([])
  })
  it('lines that do not add up: 以明细为准 takes their sum, 以箱为准 shares the box out to the gram', () => {
    const lines = [goodLine({ packages: 100, weight: 1000, volume: 10 }), goodLine({ packages: 200, weight: 2000.001, volume: 20 })]
    const bad = [goodRecord({ packageCount: '', containers: [goodContainer({ packages: 301, weight: 3000.002, volume: 30, lines })] })]
    const [packages, weight] = check(bad)
    if (!packages || !weight) throw new Error('Two findings were expected.')
    const [useLines, useBox] = repairsOf(packages)
    expect([useLines?.text, useBox?.text]).toEqual(['以明细为准', '以箱为准'])
    expect(useLines?.apply(bad)[0]?.containers[0]?.packages).toBe(300)
    const byBox = repairsOf(weight)[1]?.apply(useBox?.apply(bad) ?? []) ?? []
    expect(byBox[0]?.containers[0]?.lines.map((line) => [line.packages, line.weight])).toEqual([
      [100, 1000],
      [201, 2000.002],
    ])
    expect(check(byBox)).toEqual([])
  })
})

import type { SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { goodContainer, goodLine, goodRecord } from '../testing/records.ts'
import { issueTarget, repairAll, repairsOf } from './repairs.ts'
import { passes } from './passes.ts'
import { validateSet } from './validate.ts'
import { recordFromWire, recordToWire } from './wire.ts'

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
  it.each([
    ['no-break space', 'FROZEN\u00a0FISH', 'FROZEN FISH'],
    ['zero width space', 'STEEL\u200bPIPES', 'STEELPIPES'],
    ['byte order mark', '\ufeffSTEEL PIPES', 'STEEL PIPES'],
    ['soft hyphen', 'STEEL\u00adPIPES', 'STEELPIPES'],
    ['direction mark', 'STEEL\u200ePIPES', 'STEELPIPES'],
    ['curly quotes', '“PIPES” OF ‘A’', `"PIPES" OF 'A'`],
    ['en dash and minus', '1–2 −5', '1-2 -5'],
    ['degrees', 'KEEP AT -18°C', 'KEEP AT -18 DEG C'],
    ['one sign for degrees', '-18℃', '-18 DEG C'],
    ['full width', 'ＰＩＰＥＳ（１２）', 'PIPES(12)'],
    ['line separator', 'PIPES\u2028BOLTS', 'PIPES\nBOLTS'],
    ['thin space', '12\u2009KG', '12 KG'],
    ['accents', 'CRÈME', 'CREME'],
  ])('%s', (_what, goods, repaired) => {
    const bad = [goodRecord({ goods })]
    expect(check(bad).map(({ Code }) => Code)).toEqual(['CHARSET'])
    expect(repairAll(bad, check(bad))[0]?.goods).toBe(repaired)
  })
  it('a container number in full width, a seal with wide characters', () => {
    const bad = [goodRecord({ containers: [goodContainer({ containerNo: 'ＭＳＫＵ６０１１６７２', sealNo: 'ＣＮ１２３' })] })]
    expect(repairAll(bad, check(bad))[0]?.containers[0]).toMatchObject({ containerNo: 'MSKU6011672', sealNo: 'CN123' })
  })
  it('blanks at the end of lines are no finding, and are gone when the record is stored', () => {
    const blank = goodRecord({
      goods: `${'STEEL PIPES '.repeat(2)}${' '.repeat(40)}\u00a0\nBOLTS\u200b `,
      vessel: 'ARIES  ',
      mblNo: 'COSU6412345670 ',
    })
    expect(check([blank])).toEqual([])
    expect(recordFromWire(recordToWire(blank))).toMatchObject({
      goods: 'STEEL PIPES STEEL PIPES\nBOLTS',
      vessel: 'ARIES',
      mblNo: 'COSU6412345670',
    })
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

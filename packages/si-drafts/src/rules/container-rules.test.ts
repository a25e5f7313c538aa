import type { Issue } from '@jst/contracts'
import type { SiContainer, SiLine, SiRecord } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import { goodContainer, goodLine, goodRecord } from '../testing/records.ts'
import type { SetToCheck } from './facts.ts'
import { validateSet } from './validate.ts'

const withBox = (box: Partial<SiContainer>, record: Partial<SiRecord> = {}) =>
  goodRecord({ packageCount: '', containers: [goodContainer(box)], ...record })
const check = (record: SiRecord, extra: Partial<SetToCheck> = {}): Issue[] => validateSet({ records: [record], num: 1, now: 0, ...extra })
const told = (record: SiRecord, extra: Partial<SetToCheck> = {}) =>
  check(record, extra).map(({ Severity, Code, Path }) => `${Severity} ${Code} ${Path.replace('TDBLInfos[0].', '')}`)

describe('rules of a container', () => {
  it.each<[string, Partial<SiContainer>, string]>([
    ['TBX_TYPE: needed', { type: '' }, 'ERROR REQUIRED BoxInfos[0].TBX_TYPE'],
    ['TBX_TYPE: an unknown ISO code is accepted as text with a warning', { type: '99Z9' }, 'WARN CN_TYPE BoxInfos[0].TBX_TYPE'],
    ['TBX_CNNO: needed', { containerNo: '' }, 'ERROR REQUIRED BoxInfos[0].TBX_CNNO'],
    ['TBX_CNNO: ISO 6346 format', { containerNo: 'ABCD1234567' }, 'ERROR CN_FORMAT BoxInfos[0].TBX_CNNO'],
    ['TBX_CNNO: a wrong check digit warns', { containerNo: 'TEXU3070070' }, 'WARN CN_CHECK_DIGIT BoxInfos[0].TBX_CNNO'],
    ['TBX_SEALNO: needed', { sealNo: '' }, 'ERROR REQUIRED BoxInfos[0].TBX_SEALNO'],
    ['TBX_SEALNO: at most 15 letters, digits, dashes each', { sealNo: 'A1/1234567890123456' }, 'ERROR SEAL_FORMAT BoxInfos[0].TBX_SEALNO'],
    ['TBX_PACKAGE: needed', { packageKind: '' }, 'ERROR REQUIRED BoxInfos[0].TBX_PACKAGE'],
    ['TBX_PACKAGE: differs from the bill', { packageKind: 'PALLETS' }, 'WARN PACKAGE_DIFFERS BoxInfos[0].TBX_PACKAGE'],
    ['TBX_NUM: at least 1', { packages: 0 }, 'ERROR MINIMUM BoxInfos[0].TBX_NUM'],
    ['TBX_NUM: whole', { packages: 1.5 }, 'ERROR NOT_INTEGER BoxInfos[0].TBX_NUM'],
    ['TBX_NUM: at most 99,999,999', { packages: 100_000_000 }, 'ERROR TOO_LARGE BoxInfos[0].TBX_NUM'],
    ['TBX_WEIGHT: more than 0', { weight: 0 }, 'ERROR POSITIVE BoxInfos[0].TBX_WEIGHT'],
    ['TBX_WEIGHT: three decimals', { weight: 1.23456 }, 'ERROR DECIMALS BoxInfos[0].TBX_WEIGHT'],
    ['TBX_WEIGHT: above the payload of the type', { weight: 28_601 }, 'WARN PAYLOAD BoxInfos[0].TBX_WEIGHT'],
    ['TBX_WEIGHT: above 99,999 kg', { weight: 100_000 }, 'ERROR TOO_LARGE BoxInfos[0].TBX_WEIGHT'],
    ['TBX_VOLUME: more than 0', { volume: 0 }, 'ERROR POSITIVE BoxInfos[0].TBX_VOLUME'],
    ['TBX_VOLUME: above the capacity of the type', { volume: 76.4 }, 'WARN CAPACITY BoxInfos[0].TBX_VOLUME'],
  ])('%s', (_rule, wrong, finding) => expect(told(withBox(wrong))).toContain(finding))

  it('a host may do without volumes', () => expect(told(withBox({ volume: 0 }), { settings: { volumeRequired: false } })).toEqual([]))
  it('two codes of one kind of packages do not differ', () => expect(told(withBox({ packageKind: 'CT' }))).toEqual([]))
  it('seals with other separators are offered tidied', () =>
    expect(check(withBox({ sealNo: 'a1、b2；c3' })).find(({ Code }) => Code === 'SEAL_FORMAT')?.Suggest?.Value).toBe('A1/B2/C3'))
  it('reefer and special cargo look for their box', () => {
    expect(told(withBox({}, { goodsType: '3', goods: 'FISH -18C' }))).toContain('WARN CN_TYPE_CARGO BoxInfos[0].TBX_TYPE')
    expect(told(withBox({ type: '40OT', volume: 60 }, { goodsType: '4' }))).toEqual([])
  })
  it('payload and capacity are judged for ISO codes too', () =>
    expect(told(withBox({ type: '22G1', weight: 28_300, volume: 30 }))).toContain('WARN PAYLOAD BoxInfos[0].TBX_WEIGHT'))
})

describe('rules of a goods line', () => {
  const withLine = (line: Partial<SiLine>) => withBox({ lines: [goodLine(line)] })
  it('a good line has no findings', () => expect(told(withLine({}))).toEqual([]))
  it.each<[string, Partial<SiLine>, string]>([
    ['TBD_GOODS: needed', { goods: '' }, 'ERROR REQUIRED BoxInfos[0].BoxDetails[0].TBD_GOODS'],
    ['TBD_GOODS: 20 lines of 35', { goods: 'A'.repeat(36) }, 'ERROR GRID_COLUMNS BoxInfos[0].BoxDetails[0].TBD_GOODS'],
    ['TBD_GOODS: printable', { goods: '锅' }, 'ERROR CHARSET BoxInfos[0].BoxDetails[0].TBD_GOODS'],
    ['TBD_CNGOODS: at most 250 characters', { goodsZh: '锅'.repeat(251) }, 'ERROR TOO_LONG BoxInfos[0].BoxDetails[0].TBD_CNGOODS'],
    ['TBD_HSCODE: one code of 6 to 10 digits', { hsCode: '732393,732410' }, 'ERROR HS_CODE BoxInfos[0].BoxDetails[0].TBD_HSCODE'],
    ['TBD_MARKS: 10 lines', { marks: Array(11).fill('X').join('\n') }, 'ERROR GRID_LINES BoxInfos[0].BoxDetails[0].TBD_MARKS'],
    ['TBD_PACKAGE: needed', { packageKind: '' }, 'ERROR REQUIRED BoxInfos[0].BoxDetails[0].TBD_PACKAGE'],
    ['TBD_NUM: at least 1', { packages: 0 }, 'ERROR MINIMUM BoxInfos[0].BoxDetails[0].TBD_NUM'],
    ['TBD_WEIGHT: more than 0', { weight: -1 }, 'ERROR POSITIVE BoxInfos[0].BoxDetails[0].TBD_WEIGHT'],
    ['TBD_VOLUME: three decimals', { volume: 1.00005 }, 'ERROR DECIMALS BoxInfos[0].BoxDetails[0].TBD_VOLUME'],
  ])('%s', (_rule, wrong, finding) => expect(told(withLine(wrong))).toContain(finding))
  it('TBD_CNGOODS is needed, and TBD_GOODS limited to 512 characters, when a manifest is filed', () => {
    const settings = { manifestFiling: true }
    expect(told(withLine({ goodsZh: '' }), { settings })).toContain('ERROR REQUIRED BoxInfos[0].BoxDetails[0].TBD_CNGOODS')
    expect(told(withLine({ goods: Array(20).fill('STAINLESS STEEL PANS SIZE 24').join('\n') }), { settings })).toContain(
      'WARN FILING_TEXT BoxInfos[0].BoxDetails[0].TBD_GOODS',
    )
  })
  it('TBD_BOXID: a line of a box that is not on the bill', () => {
    expect(told(withBox({ id: 5, lines: [goodLine({ containerId: 6 })] }))).toContain('ERROR LINE_BOX BoxInfos[0].BoxDetails[0].TBD_BOXID')
  })
  it('the sum of the lines names box and draft', () => {
    const [issue] = check(withBox({ lines: [goodLine({ packages: 419 })] }, { splitMblNo: 'COSU6412345670B' }))
    expect(issue?.Message).toContain('MSKU6011672')
    expect(issue?.Message).toContain('COSU6412345670B')
  })
})

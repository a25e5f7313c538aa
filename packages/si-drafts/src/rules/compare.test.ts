import { describe, expect, it } from 'vitest'
import { goodContainer, goodLine, goodRecord } from '../testing/records.ts'
import { compareRecords } from './compare.ts'
import { english } from './texts-en.ts'

describe('comparing two records', () => {
  it('tells only the fields that differ, and nothing of equal records', () => {
    expect(compareRecords(goodRecord(), goodRecord())).toEqual([])
    const found = compareRecords(goodRecord(), goodRecord({ signingMethod: 'TLX', updatedAt: '2026-03-10T08:00:00.000Z', status: 2 }))
    expect(found).toEqual([{ path: 'signingMethod', field: 'signingMethod', label: '签单方式', before: 'OBL', after: 'TLX' }])
  })
  it('tells fixed-pitch texts line by line', () => {
    const [found] = compareRecords(goodRecord({ goods: 'PANS\nPOTS\nLIDS' }), goodRecord({ goods: 'PANS\nPOT\nLIDS\nSPOONS' }))
    expect(found?.lines).toEqual([
      { no: 2, before: 'POTS', after: 'POT' },
      { no: 4, before: '', after: 'SPOONS' },
    ])
  })
  it('matches containers by number: another order of rows is no difference', () => {
    const [a, b] = [goodContainer(), goodContainer({ containerNo: 'TCNU6225360' })]
    expect(compareRecords(goodRecord({ containers: [a, b] }), goodRecord({ containers: [b, a] }))).toEqual([])
  })
  it('tells a changed seal, an added and a removed container', () => {
    const third = goodContainer({ containerNo: 'HDMU6804878' })
    const before = goodRecord({ containers: [goodContainer(), goodContainer({ containerNo: 'TCNU6225360' }), third] })
    const after = goodRecord({ containers: [goodContainer({ sealNo: 'NEW1' }), third] })
    const added = goodRecord({ containers: [...before.containers, goodContainer({ containerNo: 'CMAU5110875' })] })
    expect(compareRecords(before, after).map(({ path, before: old, after: now }) => [path, old !== null, now !== null])).toEqual([
      ['containers[MSKU6011672].sealNo', true, true],
      ['containers[TCNU6225360]', true, false],
    ])
    expect(compareRecords(before, added).map(({ path, before: old }) => [path, old])).toEqual([['containers[CMAU5110875]', null]])
  })
  it('a corrected container number is one change, not a box gone and a box come', () => {
    const found = compareRecords(goodRecord(), goodRecord({ containers: [goodContainer({ containerNo: 'CMAU5110875' })] }))
    expect(found.map(({ field, before, after }) => [field, before, after])).toEqual([['containerNo', 'MSKU6011672', 'CMAU5110875']])
  })
  it('tells goods lines by id and by field', () => {
    const lines = [goodLine({ id: 1 }), goodLine({ id: 2, goods: 'POTS' })]
    const found = compareRecords(
      goodRecord({ containers: [goodContainer({ lines })] }),
      goodRecord({ containers: [goodContainer({ lines: [goodLine({ id: 2, goods: 'BIG POTS' }), goodLine({ id: 3, goods: 'LIDS' })] })] }),
    )
    expect(found.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['箱 MSKU6011672 明细 1 英文品名', 'POTS', 'BIG POTS'],
      ['箱 MSKU6011672 明细 2', null, 'LIDS'],
      ['箱 MSKU6011672 明细 3', 'STAINLESS STEEL PANS', null],
    ])
  })
  it('looks at chosen fields only, in the language asked for', () => {
    const found = compareRecords(goodRecord(), goodRecord({ goods: 'X', marks: 'Y' }), { fields: ['marks'], language: english })
    expect(found.map(({ label }) => label)).toEqual(['Marks & numbers'])
  })
})

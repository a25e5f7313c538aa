import { goodContainer, goodLine, goodRecord } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { compareSides } from './compare-sides.ts'

const second = 'TCNU6225360'
const show = (rows: ReturnType<typeof compareSides>) => rows.map(({ label, order, before, now }) => [label, order, before, now])

describe('comparing with the version before and the booking', () => {
  it('shows a changed field beside both, and what the booking does not fix with the version only', () => {
    const now = goodRecord({ vessel: 'OOCL TIANJIN', signingMethod: 'TLX', goods: 'PANS' })
    const before = goodRecord({ signingMethod: 'OBL', goods: 'POTS' })
    const order = goodRecord({ vessel: 'COSCO STAR', signingMethod: 'OBL' })
    const rows = compareSides(now, { before, order })
    const find = (label: string) => show(rows).find(([name]) => name === label)
    expect(find('签单方式')).toEqual(['签单方式', undefined, '正本提单', '电放'])
    expect(find('船名')).toEqual(['船名', 'COSCO STAR', before.vessel, 'OOCL TIANJIN'])
    expect(rows.find(({ label }) => label === '货物描述')?.lines).toBe(true)
  })
  it('shows nothing of equal records unless all fields are asked for', () => {
    const record = goodRecord()
    expect(compareSides(record, { before: record, order: record })).toEqual([])
    expect(compareSides(record, { before: record }, { all: true }).length).toBeGreaterThan(20)
  })
  it('tells the mark of a part load in words, against the version before and the booking', () => {
    const marked = goodRecord({ containers: [goodContainer({ partLoad: '1' })] })
    const rows = compareSides(marked, { before: goodRecord(), order: goodRecord() })
    expect(rows.map(({ label, before, now }) => [label.endsWith('拼箱'), before, now])).toEqual([[true, '', '是']])
  })
  it('matches boxes by number: another order of rows is no difference', () => {
    const [a, b] = [goodContainer(), goodContainer({ containerNo: second })]
    expect(compareSides(goodRecord({ containers: [b, a] }), { before: goodRecord({ containers: [a, b] }) })).toEqual([])
  })
  it('tells a changed seal, a box that came and one that is gone, each once for both sides', () => {
    const old = goodRecord({
      containers: [goodContainer(), goodContainer({ containerNo: second }), goodContainer({ containerNo: 'HDMU6804878' })],
    })
    const now = goodRecord({
      containers: [
        goodContainer({ sealNo: 'NEW1' }),
        goodContainer({ containerNo: 'HDMU6804878' }),
        goodContainer({ containerNo: 'CMAU5110875', weight: 1 }),
      ],
    })
    const rows = compareSides(now, { before: old, order: old })
    expect(rows.filter(({ place }) => place.field === 'sealNo').map(({ label, place }) => [label, place])).toEqual([
      ['箱 MSKU6011672 封号', { container: 0, field: 'sealNo' }],
    ])
    expect(rows.filter(({ before }) => before === null).map(({ label }) => label)).toEqual(['箱 CMAU5110875'])
    expect(rows.filter(({ now: value }) => value === null).map(({ label, key }) => [label, key])).toEqual([
      [`箱 ${second}`, `gone ${second}`],
    ])
  })
  it('matches goods lines by id and points at the line of the record', () => {
    const before = goodRecord({ containers: [goodContainer({ lines: [goodLine({ id: 1 }), goodLine({ id: 2, goods: 'POTS' })] })] })
    const now = goodRecord({ containers: [goodContainer({ lines: [goodLine({ id: 2, goods: 'BIG POTS' })] })] })
    expect(compareSides(now, { before }).map(({ label, before: old, now: value }) => [label, old, value])).toEqual([
      ['箱 MSKU6011672 明细 1 英文品名', 'POTS', 'BIG POTS'],
      ['箱 MSKU6011672 明细 2', 'STAINLESS STEEL PANS', null],
    ])
  })
  it('writes figures in one way: thousands apart, weights and volumes with three digits', () => {
    const now = goodRecord({ packageCount: '4468', containers: [goodContainer({ packages: 4468, weight: 42135, volume: 82.4 })] })
    const before = goodRecord({ packageCount: '900', containers: [goodContainer({ packages: 900, weight: 9000, volume: 40 })] })
    const values = compareSides(now, { before }).map(({ now: value }) => value)
    expect(values).toEqual(expect.arrayContaining(['4,468', '42,135.000', '82.400']))
    const gone = compareSides(goodRecord({ containers: [] }), { before: now }).find(({ now: value }) => value === null)
    expect(gone?.before).toContain('4,468')
    expect(gone?.before).toContain('42,135.000 KGS · 82.400 CBM')
  })
})

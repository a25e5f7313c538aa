import { goodContainer, goodLine, goodRecord } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { compareSides } from '../compare/compare-sides.ts'
import { takeable, takeValues, type TakenFrom } from './takes.ts'

const second = 'TCNU6225360'
const third = 'HDMU6804878'
const now = goodRecord({
  vessel: 'OOCL TIANJIN',
  paymentMethod: 'PP',
  containers: [
    goodContainer({ packages: 10, lines: [goodLine({ id: 1, goods: 'POTS' })] }),
    goodContainer({ containerNo: second, packages: 5 }),
  ],
  packageCount: '15',
})
const draft = goodRecord({
  vessel: 'OOCL TIANJIN',
  paymentMethod: 'CC',
  containers: [
    goodContainer({ packages: 12, sealNo: 'NEW1', lines: [goodLine({ id: 0, goods: 'PANS' }), goodLine({ id: 0, goods: 'LIDS' })] }),
    goodContainer({ containerNo: third, packages: 7 }),
  ],
  packageCount: '19',
})
const order = goodRecord({ ...now, vessel: 'COSCO STAR' })
const sides = { draft, order }
const rows = compareSides(now, { before: draft, order })
const take = (from: TakenFrom, ...labels: string[]) =>
  takeValues(
    now,
    rows.filter(({ label }) => labels.includes(label)).map((row) => ({ row, from })),
    sides,
  )
const all = () =>
  takeValues(
    now,
    rows.filter((row) => takeable(row).includes('draft')).map((row) => ({ row, from: 'draft' as const })),
    sides,
  )

describe('taking values of the other sides', () => {
  it('offers the sides that say something else', () => {
    const of = (name: string) => takeable(rows.find(({ label }) => label === name)!)
    expect([of('船名'), of('付款方式'), of('箱 MSKU6011672 封号')]).toEqual([['order'], ['draft'], ['draft']])
  })
  it('takes a field of the bill and of a box, and leaves the rest', () => {
    expect(take('order', '船名')).toEqual({ ...now, vessel: 'COSCO STAR' })
    const { containers, packageCount } = take('draft', '箱 MSKU6011672 封号', '箱 MSKU6011672 件数')
    expect([containers[0]!.sealNo, containers[0]!.packages, packageCount, containers[1]]).toEqual(['NEW1', 12, '17', now.containers[1]])
  })
  it('adds a box that only the draft has, and removes one that it has not', () => {
    const numbers = (record: typeof now) => record.containers.map(({ containerNo }) => containerNo)
    expect(numbers(take('draft', `箱 ${third}`))).toEqual(['MSKU6011672', second, third])
    expect(numbers(take('draft', `箱 ${second}`))).toEqual(['MSKU6011672'])
  })
  it('takes a goods line from the side that was chosen', () => {
    const [box, ...more] = order.containers
    const planned = { ...order, containers: [{ ...box!, lines: [goodLine({ id: 1, goods: 'BOWLS' })] }, ...more] }
    const row = { ...rows[0]!, key: 'line', place: { container: 0, line: 0, field: 'goods' }, before: 'PANS', order: 'BOWLS', now: 'POTS' }
    const goodsOf = (from: TakenFrom) => takeValues(now, [{ row, from }], { draft, order: planned }).containers[0]!.lines[0]!.goods
    expect([goodsOf('order'), goodsOf('draft')]).toEqual(['BOWLS', 'PANS'])
  })
  it('of all rows leaves no difference from the draft', () => {
    expect(compareSides(all(), { before: draft })).toEqual([])
  })
})

import { goodRecord } from '@jst/si-drafts/testing'
import { furtherOf, withFurther } from '@jst/si-drafts/standards'
import { expect, it } from 'vitest'
import { compareSides } from '../compare/compare-sides.ts'
import { takeAll } from '../carrier/takes.ts'
import { furtherRows, putFurther } from './FurtherCompare.tsx'

it('two versions that differ only beside the bill differ: each value once, with both sides', () => {
  const before = goodRecord()
  const tax = { party: 'consignee', type: 'EORI', country: 'DE', value: 'DE1' } as const
  const contact = { party: 'shipper', name: 'Li Wei', phone: '0574 1', email: 'li@garden.example' } as const
  const further = { ...furtherOf(before), references: ['PO 4711'], taxes: [tax], contacts: [contact] }
  const now = { ...before, carried: withFurther(before, further) ?? '' }
  expect(compareSides(now, { before })).toEqual([])
  expect(furtherRows(now, before).map(({ label, before: then, now: value }) => [label, then, value])).toEqual([
    ['申报信息 税号', '', '收货人 EORI DE DE1'],
    ['申报信息 联系人', '', '发货人 Li Wei 0574 1 li@garden.example'],
    ['申报信息 客户参考号', '', 'PO 4711'],
  ])
  expect(furtherRows(now, now)).toEqual([])
  expect(furtherRows(now, now, true)).toHaveLength(3)
})

it('a value of the carrier’s draft beside the bill is taken alone, the others stay; what the record cannot hold is told', () => {
  const now = goodRecord({ notifier2: '' })
  const contact = (party: 'shipper' | 'notify2') => ({ party, name: 'Li Wei', phone: '0574 1', email: '' }) as const
  const said = goodRecord({ notifier2: 'SECOND NOTIFY\nSANTOS' })
  const draft = {
    ...said,
    carried: withFurther(said, { ...furtherOf(said), references: ['PO 4711'], contacts: [contact('shipper')] }) ?? '',
  }
  const rows = furtherRows(now, draft)
  const takes = (from: typeof draft, ...labels: string[]) =>
    rows.filter(({ label }) => labels.includes(label)).map((row) => ({ row, from: 'draft' as const, put: putFurther(row, from) }))
  const one = takeAll(now, takes(draft, '申报信息 联系人'), { order: undefined, draft })
  expect(one.left).toEqual([])
  expect([furtherOf(one.record).contacts, furtherOf(one.record).references]).toEqual([[contact('shipper')], []])
  const both = takeAll(now, takes(draft, '申报信息 联系人', '申报信息 客户参考号'), { order: undefined, draft })
  expect(furtherRows(both.record, draft)).toEqual([])
  const other = { ...draft, carried: withFurther(said, { ...furtherOf(said), contacts: [contact('notify2')] }) ?? '' }
  const refused = takeAll(now, takes(other, '申报信息 联系人'), { order: undefined, draft: other })
  expect([refused.record, refused.left.map(({ label }) => label)]).toEqual([now, ['申报信息 联系人']])
})

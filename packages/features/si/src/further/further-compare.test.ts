import { goodRecord } from '@jst/si-drafts/testing'
import { furtherOf, withFurther } from '@jst/si-drafts/standards'
import { expect, it } from 'vitest'
import { compareSides } from '../compare/compare-sides.ts'
import { furtherRows } from './FurtherCompare.tsx'

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

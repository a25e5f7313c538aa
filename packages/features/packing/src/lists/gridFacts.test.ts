import type { BoxRow, Line } from '@jst/contracts/document'
import type { PackedBox } from '@jst/contracts/packing'
import { boxForm, BoxRows, unreadBox } from '@jst/feature-kit/boxes'
import { applyChange, inverse, splitOff, sumOf } from '@jst/packing'
import { describe, expect, it } from 'vitest'
import { asFilled, boxOf, freshRow, gridFacts, rowOf, rowsAfter, withKeys } from './gridFacts.ts'

const box: PackedBox = {
  BoxNo: 'CSQU3054383',
  BoxType: '40HQ',
  IsoType: '45G1',
  Tare: 3_900,
  Seals: [
    { No: 'CN1', Source: 'carrier' },
    { No: '778', Source: '' },
  ],
  Fcl: 'full',
  Packages: 3,
  Weight: 10.001,
  Volume: 0.5,
  Lines: [
    {
      Key: 'a',
      BillNo: 'B1',
      Packages: 3,
      PackageKind: 'CT',
      Weight: 10.001,
      Volume: 0.5,
      Marks: 'N/M',
      GoodsZh: '沙发',
      GoodsEn: 'SOFA',
      HsCode: '940161',
      DgClass: '',
      UnNo: '',
      BookingNo: 'COSU6412345670',
      Temperature: '-18',
    },
  ],
}
const by = { Packer: '王师傅', PackedAt: '宁波', PackedOn: '2026-11-26', Signature: '' }

describe('rows of the sheet', () => {
  it('say everything that their boxes say', () => {
    expect(boxOf(rowOf({ Id: 7, Box: box, By: by, Reason: '' }))).toEqual(box)
  })
  it('name new lines once', () => {
    const row = { Box: freshRow(box).Box, Lines: [{ Id: 0, Packages: 1 }] }
    const [named] = withKeys([row])
    expect(boxOf(named!).Lines[0]!.Key).toBe(boxOf(named!).Lines[0]!.Key)
    expect(withKeys([named!])[0]).toBe(named)
  })
  it('keep their lists when a rule moves goods, and sums over a split and its undoing', () => {
    const rows = [rowOf({ Id: 7, Box: box, By: by, Reason: '重柜' })]
    const before = rows.map(boxOf)
    const change = splitOff(before, 0, [{ Key: 'a', Packages: 1 }], { BoxNo: 'MSKU6011672' }, () => 'b')
    const after = applyChange(before, change)
    const next = rowsAfter(rows, before, after)
    expect(next.map(({ Box }) => [Box.Id, Box['BoxNo'], Box['Packer'], Box['Reason']])).toEqual([
      [7, 'CSQU3054383', '王师傅', '重柜'],
      [0, 'MSKU6011672', '', ''],
    ])
    expect(sumOf(next.map(boxOf))).toEqual({ Packages: 3, Weight: 10.001, Volume: 0.5 })
    expect(applyChange(after, inverse(change))).toEqual(before)
  })
})

it('text that is no number stays in its cell and is named before the lists are saved', () => {
  const form = boxForm(gridFacts)
  const rows = new BoxRows<string, BoxRow, Line>(form)
  const before = [rowOf({ Id: 7, Box: box, By: by, Reason: '' })]
  const [first, line] = rows.rows(before)
  const typed = rows.boxes([first!, { ...line!, values: { ...line!.values, Weight: '100.1234' } }], before)
  expect(typed[0]!.Lines[0]!['Weight']).toBe('100.1234')
  expect(rows.rows(typed)[1]!.values['Weight']).toBe('100.1234')
  expect(unreadBox(gridFacts, typed)).toBe('CSQU3054383 明细 1：毛重 KG 不是数字，请修改')
  // a draft that is opened again shows the same text
  const kept = JSON.parse(JSON.stringify(typed)) as BoxRow[]
  expect(new BoxRows<string, BoxRow, Line>(form).rows(kept)[1]!.values['Weight']).toBe('100.1234')
  expect(unreadBox(gridFacts, before)).toBeUndefined()
})

it('the columns that are filled stand first, in the order of the form, and none is lost', () => {
  const columns = [
    ...gridFacts.boxes.fields,
    ...gridFacts.lines.fields.filter(({ key }) => !gridFacts.boxes.fields.some((field) => field.key === key)),
  ]
  const keys = asFilled(columns).map(({ key }) => key)
  expect(keys.slice(0, 7)).toEqual(['BoxNo', 'BoxType', 'Seals', 'Packages', 'Weight', 'Volume', 'BillNo'])
  expect(keys.toSorted()).toEqual(columns.map(({ key }) => key).toSorted())
})

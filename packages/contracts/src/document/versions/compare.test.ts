import { expect, it } from 'vitest'
import { compareContents } from './compare.ts'
import { standingOf, type VersionShape } from './versions.ts'

const shape: VersionShape = {
  fields: [
    { key: 'Vessel', zh: '船名', en: 'Vessel' },
    { key: 'Mail', zh: '邮箱', en: 'Mail', sensitive: 'customerContact' },
  ],
  lines: {
    Boxes: {
      zh: '箱',
      en: 'Box',
      by: 'No',
      fields: [
        { key: 'No', zh: '箱号', en: 'No' },
        { key: 'Weight', zh: '重量', en: 'Weight' },
      ],
      lines: { Goods: { zh: '货物', en: 'Goods', fields: [{ key: 'Name', zh: '品名', en: 'Name' }] } },
    },
  },
}
const box = (No: string, Weight: number, goods: readonly string[] = []) => ({ No, Weight, Goods: goods.map((Name) => ({ Name })) })
const before = { Vessel: 'A', Mail: 'x@y.z', Boxes: [box('MSKU1', 100, ['TABLES', 'CHAIRS']), box('TCLU2', 200)] }

it('tells fields, rows by their number, rows below them, and rows of one version alone', () => {
  const after = { Vessel: 'B', Mail: 'x@y.z', Boxes: [box('CSQU3', 50), box('MSKU1', 110, ['TABLES', 'STOOLS'])] }
  expect(compareContents(shape, before, after)).toEqual([
    { Path: 'Vessel', Label: '船名', Before: 'A', After: 'B' },
    { Path: 'Boxes[CSQU3]', Label: '箱 CSQU3', Before: '', After: 'CSQU3 / 50' },
    { Path: 'Boxes[MSKU1].Weight', Label: '箱 MSKU1 重量', Before: '100', After: '110' },
    { Path: 'Boxes[MSKU1].Goods[#2].Name', Label: '箱 MSKU1 货物 #2 品名', Before: 'CHAIRS', After: 'STOOLS' },
    { Path: 'Boxes[TCLU2]', Label: '箱 TCLU2', Before: 'TCLU2 / 200', After: '' },
  ])
  expect(compareContents(shape, before, before)).toEqual([])
})

it('pairs a row that got its number later, by its place', () => {
  const draft = { Vessel: 'A', Boxes: [box('', 100), box('', 200)] }
  const numbered = { Vessel: 'A', Boxes: [box('MSKU1', 100), box('', 210)] }
  expect(compareContents(shape, draft, numbered, { language: 'en' }).map(({ Path, Label }) => [Path, Label])).toEqual([
    ['Boxes[MSKU1].No', 'Box MSKU1 No'],
    ['Boxes[#2].Weight', 'Box #2 Weight'],
  ])
})

it('tells nothing of a field that the reader may not see', () => {
  const after = { ...before, Mail: 'other@y.z' }
  expect(compareContents(shape, before, after, { hidden: ({ sensitive }) => sensitive === 'customerContact' })).toEqual([])
  expect(compareContents(shape, before, after)).toHaveLength(1)
})

it.each([
  [1, 'approve', { inForce: 1, latest: 2 }, 'inForce'],
  [2, 'submit', { inForce: 1, latest: 2 }, 'proposed'],
  [2, 'withdraw', { inForce: 1, latest: 2 }, 'withdrawn'],
  [1, 'approve', { inForce: 2, latest: 2 }, 'superseded'],
  [1, 'reject', { inForce: 0, latest: 2 }, 'superseded'],
  [1, 'submit', { inForce: 0, latest: 1 }, 'proposed'],
] as const)('version %d after %s of %o is %s', (number, event, at, standing) => {
  expect(standingOf({ withdrawing: ['withdraw'] }, { number, event }, at)).toBe(standing)
})

import {
  changeWords,
  type BoxesFacts,
  type BoxRow,
  type DocumentAllocation,
  type DocumentBoxes,
  type DocumentFacts,
} from '@jst/contracts/document'
import { customerDocument } from '@jst/contracts/partner'
import type { EntityField } from '@jst/contracts/entity'
import { at } from './sample.ts'

const quantities: readonly EntityField[] = [
  { key: 'Packages', kind: 'number', zh: '件数', en: 'Packages', min: 0, max: 1e6, digits: 0, listed: 84, unit: '件' },
  { key: 'Weight', kind: 'number', zh: '毛重', en: 'Gross weight', min: 0, max: 1e9, digits: 3, listed: 112, unit: 'KGS' },
]

/** Containers with goods, of which several records share what is booked. */
const containers: BoxesFacts = {
  zh: '箱货',
  en: 'Containers',
  boxes: {
    zh: '箱',
    en: 'Container',
    table: 'manifest_box',
    most: 500,
    fields: [
      { key: 'BoxNo', kind: 'text', zh: '箱号', en: 'Container number', max: 11, upper: true, listed: 132 },
      { key: 'BoxType', kind: 'choice', zh: '箱型', en: 'Type', choices: { '20GP': '20GP', '40HQ': '40HQ' }, listed: 76 },
      { key: 'Owned', kind: 'flag', zh: '货主箱', en: "Shipper's own", listed: 80 },
      ...quantities,
    ],
  },
  lines: {
    zh: '货物',
    en: 'Goods',
    table: 'manifest_box_line',
    most: 100,
    fields: [{ key: 'Goods', kind: 'text', zh: '品名', en: 'Goods', max: 200, required: true, listed: 220 }, ...quantities],
  },
  by: 'BoxNo',
  quantities: ['Packages', 'Weight'],
  allocation: { zh: '分配箱货', en: 'Allocate' },
}

export const manifestDocument: DocumentFacts = {
  ...customerDocument,
  kind: 'manifest',
  zh: '舱单',
  en: 'Manifest',
  fields: changeWords([], {}, containers),
  lines: {},
  boxes: containers,
}

export const boxOf = (
  Id: number,
  BoxNo: string,
  Packages: number,
  Weight: number,
  goods: readonly (readonly [string, number, number])[] = [],
): BoxRow => ({
  Box: { Id, BoxNo, BoxType: '40HQ', Owned: false, Packages, Weight },
  Lines: goods.map(([Goods, packages, weight], index) => ({ Id: Id * 10 + index + 1, Goods, Packages: packages, Weight: weight })),
})
export const someBoxes = [
  boxOf(1, 'MSKU6011672', 100, 1000.5, [
    ['STEEL POTS', 60, 600.5],
    ['STEEL PANS', 40, 400],
  ]),
  boxOf(2, 'TCNU6225360', 7, 80),
]
export const boxesOf = (Boxes: readonly BoxRow[] = someBoxes): DocumentBoxes => ({ UpdateTime: at, Boxes })

/** Two manifests of one booking: the first has a part of the first box. `locked`: the second one may not be written any more. */
export const allocationOf = (locked = false): DocumentAllocation => ({
  Booked: someBoxes,
  Records: [
    { Id: 7, No: 'CD26110007', UpdateTime: at, MayWrite: true, Boxes: [boxOf(31, 'MSKU6011672', 40, 400.2)] },
    { Id: 8, No: 'CD26110008', UpdateTime: at, MayWrite: !locked, Boxes: locked ? [boxOf(41, 'TCNU6225360', 7, 80)] : [] },
  ],
})

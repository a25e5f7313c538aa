// The example of README.md, word for word.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { layout } from './edi/coscln-layout.ts'
import { applyChange, inverse, splitOff, sumOf } from '@jst/packing'
import { problemsOf, repaired } from '@jst/packing/checks'
import { encodeGb18030, readCoscln, writeCoscln } from '@jst/packing/edi'
import { readSheets } from '@jst/packing/sheets'
import { splitFleets } from '@jst/packing/slips'

const sheet = {
  Name: '装箱单',
  Rows: [
    ['箱号', '箱型', '封号', '提单号', '件数', '毛重(吨)', '体积(CBM)'],
    ['MSCU1234567', "40'HQ", 'CN123456', 'COSU6412345670', '3', '10', '1'],
    ['合计', '', '', '', '3', '9.9', '1'],
  ],
  Merges: [],
}
const read = readSheets([sheet])
export const total = read.totals.find(({ agrees }) => !agrees)

const [digit] = problemsOf(read.boxes)
export const finding = digit!.message.zh
export const boxes = repaired(read.boxes, digit!.repair!)

const split = splitOff(boxes, 0, [{ Key: boxes[0]!.Lines[0]!.Key, Packages: 1 }], { BoxNo: 'CSQU3054383' }, () => 'new')
export const parts = applyChange(boxes, split)
export const sum = sumOf(parts)
export const undone = applyChange(parts, inverse(split))

const voyage = { Carrier: 'COSU', Vessel: 'EVER ONE', Voyage: '012W', Pol: 'CNSHA', Pod: 'BEANR' }
const head = { Sender: 'JSTSHA', Receiver: 'SDICT', Reference: 'ZX2611250001', At: '2026-11-25T09:30' }
const { text, lost } = writeCoscln(boxes, voyage, head)
export const back = readCoscln(encodeGb18030(text)).boxes
export const losses = lost.length

const booked = [{ BoxType: '40HQ', Count: 2 }]
export const { rest, isComplete } = splitFleets(booked, [{ Fleet: '顺达', Boxes: [{ BoxType: '40HQ', Count: 1 }] }])

it('reads a sheet, repairs a number, splits a line and takes it back, and writes COSCLN', () => {
  expect([total!.said, total!.sum]).toEqual([9_900, 10_000])
  expect(finding).toBe('箱号 MSCU1234567 校验位不符，按 ISO 6346 应为 MSCU1234566；请核对箱体，货主箱可保留')
  expect(parts.map(({ BoxNo, Packages, Weight }) => [BoxNo, Packages, Weight])).toEqual([
    ['MSCU1234566', 2, 6_666.667],
    ['CSQU3054383', 1, 3_333.333],
  ])
  expect([sum, undone]).toEqual([sumOf(boxes), boxes])
  expect([back.length, back[0]!.Weight, losses]).toEqual([1, 10_000, 0])
  expect([rest, isComplete]).toEqual([[{ BoxType: '40HQ', Count: 1 }], false])
})

it('has the layout of COSCLN as the code has it', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, table = ''] = /<!-- layout -->\n([^]*?)<!-- end -->/.exec(readme) ?? []
  const form = ({ name, kind, length, decimals }: { name: string; kind: string; length: number; decimals?: number }) =>
    `${name} ${kind}(${decimals === undefined ? length : `${length - decimals - 1}.${decimals}`})`
  const rows = Object.entries(layout)
    .map(([type, columns]) => [type, `| ${type} | ${columns.map(form).join(', ')} |`] as const)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, row]) => row)
  expect(table.trim().split('\n').slice(2).toSorted()).toEqual(rows.toSorted())
})

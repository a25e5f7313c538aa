import { expect, it } from 'vitest'
import { problemsOf } from '../checks/index.ts'
import { goodBox, goodLine } from '../testing/boxes.ts'
import { readSheets, sheetRows } from './index.ts'

const head = ['箱序', '箱号', '箱型', '件数', '毛重(KGS)', '体积(CBM)']
const boxesIn = (...sheets: readonly (readonly (readonly string[])[])[]) =>
  readSheets(sheets.map((Rows, at) => ({ Name: `Sheet${at + 1}`, Rows: [head, ...Rows], Merges: [] }))).boxes.map(
    ({ BoxNo, Packages, Lines }) => [BoxNo, Packages, Lines.length],
  )

it('row numbers of boxes count within their sheet', () => {
  expect(boxesIn([['1', 'MSKU6011672', '40HQ', '10', '100', '1']], [['1', 'CSQU3054383', '40HQ', '20', '200', '2']])).toEqual([
    ['MSKU6011672', 10, 1],
    ['CSQU3054383', 20, 1],
  ])
})
it('rows with one row number and different container numbers are different boxes', () => {
  const rows = [
    ['1', 'MSKU6011672', '40HQ', '10', '100', '1'],
    ['1', '', '', '5', '50', '1'],
    ['1', 'CSQU3054383', '40HQ', '20', '200', '2'],
    ['1', '', '', '1', '10', '1'],
  ]
  expect(boxesIn(rows)).toEqual([
    ['MSKU6011672', 15, 2],
    ['CSQU3054383', 21, 2],
  ])
})
it('codes take the form of lists, and what a list cannot hold is named by its cell', () => {
  const seals = Array.from({ length: 11 }, (_, at) => `S${at}`)
  const { boxes, unread } = readSheets([
    {
      Name: 'S',
      Merges: [],
      Rows: [
        ['箱号', '箱型', '封号', '件数', '毛重(KGS)', 'HS编码', '危险品类别', 'UN编号', '皮重'],
        ['MSKU6011672', '40HQ', seals.join('/'), '10', '100.5', '8471.30.00.00', '3', 'UN1263', '3900.5'],
        ['CSQU3054383', '40HQ', 'CN1', '10', '-5', '8471.30.00.00.12.34', '易燃液体三类危险品', 'UN 12635', '99000'],
      ],
    },
  ])
  const [first, second] = boxes
  expect([first!.Lines[0]!.HsCode, first!.Lines[0]!.UnNo, first!.Tare, first!.Seals.length]).toEqual(['8471300000', '1263', 3_900.5, 10])
  expect([second!.Lines[0]!.HsCode, second!.Lines[0]!.DgClass, second!.Lines[0]!.UnNo, second!.Tare]).toEqual(['', '', '', undefined])
  expect(unread.map(({ cell }) => cell).toSorted()).toEqual(['C2', 'E3', 'F3', 'G3', 'H3', 'I3'])
})
it('a type outside of the table comes back as it went out, and the checks warn of it', () => {
  const box = goodBox({ BoxType: '53HC', IsoType: undefined as never, Lines: [goodLine({ BookingNo: 'COSU6412345670123' })] })
  const { boxes, unread } = readSheets([{ Name: 'S', Rows: sheetRows([box]) }])
  expect([boxes[0]!.BoxType, boxes[0]!.Lines[0]!.BookingNo, unread]).toEqual(['53HC', 'COSU6412345670123', []])
  expect(problemsOf(boxes).map(({ code }) => code)).toContain('TYPE_UNKNOWN')
})

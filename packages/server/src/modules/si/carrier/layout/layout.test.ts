import { emptyContainer, emptyLine, emptyRecord } from '@jst/si-drafts/rules'
import type { SiContainer, SiRecord } from '@jst/contracts/si'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSheet } from '../../../../kernel/sheet/sheets.ts'
import { layoutBody, layoutFile } from './file.ts'
import { fillLayout } from './fill.ts'
import { cellName, parseLayout, placeOf, type Layout } from './layout.ts'
import { readReturned } from './read.ts'

const text = `# 表头
工作表 = SI FORM
A1 = "SHIPPING INSTRUCTION"
B2 = 主提单号
D2 = Booking No
B3 = 发货人
B4 = TBI_CONSIGNEE
B5 = 付款方式
B6 = 件数
箱表 A20 = 箱号
箱表 B20 = Seal No
箱表 C20 = 箱型
箱表 D20 = 件数
箱表 E20 = 毛重(KGS)`
const layoutOf = (source: string): Layout => {
  const { layout, problem } = parseLayout(source)
  if (!layout) throw new Error(problem)
  return layout
}
const box = (containerNo: string, more: Partial<SiContainer> = {}): SiContainer => ({
  ...emptyContainer(),
  containerNo,
  sealNo: 'S1',
  type: '40HQ',
  packages: 100,
  weight: 1234.5,
  ...more,
})
const record = (more: Partial<SiRecord> = {}): SiRecord => ({
  ...emptyRecord(),
  mblNo: 'COSU6412345670',
  bookingNo: 'BKG1',
  consignor: '=HYPERLINK("http://evil")\nNINGBO',
  consignee: 'ACME',
  paymentMethod: 'PP',
  containers: [box('CSQU3054383'), box('TCLU1234560')],
  ...more,
})
/** The workbook of a layout, read as a spreadsheet program would. */
async function written(layout: Layout, of: SiRecord) {
  const sheet = await readSheet(await layoutFile(layoutBody(fillLayout(layout, of).filled)))
  const places = new Map(sheet.lines.map((line, at) => [line - 1, at]))
  return {
    sheet,
    rows: Math.max(0, ...sheet.lines),
    at: (row: number, column: number) => sheet.rows[places.get(row) ?? -1]?.[column] ?? '',
  }
}

describe('a layout of a carrier', () => {
  it.each([
    ['B2 = 主提单号\nB2 = 船名', '版式第 2 行：单元格 B2 已经用过，请换一个单元格'],
    ['B2 = 不存在的字段', '版式第 1 行：没有名为“不存在的字段”的字段，请使用补料页面上的字段名'],
    ['B2 主提单号', /^版式第 1 行：请写成/],
    ['箱表 A20 = 箱号\n箱表 B21 = 封号', '版式第 2 行：箱表的各列应在同一行开始'],
    ['A30 = 主提单号\n箱表 A20 = 箱号', '单元格 A30 在箱表之下，会被箱覆盖，请放到箱表之上或其他列'],
    ['ZZ1 = 主提单号', '版式第 1 行：单元格应在 A1 到 BH500 之内'],
    ['A1 = "ONLY A TITLE"', '版式没有字段，请至少写一行“B2 = 主提单号”'],
    ['工作表 = A/B\nA1 = 主提单号', '版式第 1 行：工作表名称最多 31 个字符，不能含有 : \\ / ? * [ ]'],
    [Array.from({ length: 201 }, (_, at) => `A${at + 1} = "X"`).join('\n'), '版式最多 200 行，请删减'],
    ['A1 = 随附报文内容', /没有名为/],
  ])('%j is refused: %s', (source, problem) => expect(parseLayout(source).problem).toMatch(problem))

  it('is filled: fields in their cells, a row for each box, texts that begin with = as texts', async () => {
    const { sheet, at } = await written(layoutOf(text), record())
    expect(sheet.sheetName).toBe('SI FORM')
    expect([at(0, 0), at(1, 1), at(1, 3), at(2, 1), at(4, 1), at(5, 1)]).toEqual([
      'SHIPPING INSTRUCTION',
      'COSU6412345670',
      'BKG1',
      '=HYPERLINK("http://evil")\nNINGBO',
      'FREIGHT PREPAID',
      '200',
    ])
    expect([19, 20, 21].map((row) => [0, 1, 2, 3, 4].map((column) => at(row, column)))).toEqual([
      ['CSQU3054383', 'S1', '40HQ', '100', '1234.5'],
      ['TCLU1234560', 'S1', '40HQ', '100', '1234.5'],
      ['', '', '', '', ''],
    ])
  })

  it('has a row for each goods line where its table names fields of lines, and the amounts of the line in it', async () => {
    const lines = ['POTS', 'PANS'].map((goods, index) => ({ ...emptyLine(), goods, packages: 40 + index, weight: 10 }))
    const { at } = await written(layoutOf(`${text}\n箱表 F20 = 英文品名`), record({ containers: [box('CSQU3054383', { lines })] }))
    expect([19, 20].map((row) => [0, 3, 5].map((column) => at(row, column)))).toEqual([
      ['CSQU3054383', '40', 'POTS'],
      ['CSQU3054383', '41', 'PANS'],
    ])
  })

  it('tells each value that it has no cell for', () => {
    const of = record({ vessel: 'ARIES', containers: [box('CSQU3054383', { volume: 60, temperature: '-18' })] })
    const { losses } = fillLayout(layoutOf(text), of)
    expect(losses.map(({ path, value }) => [path, value])).toEqual([
      ['TBI_VESSEL', 'ARIES'],
      ['BoxInfos[0].TBX_VOLUME', '60'],
      ['BoxInfos[0].TBX_TEMPERATURE', '-18'],
    ])
  })

  it('reads what comes back: nothing to say of an unchanged sheet, and each changed cell with both values', async () => {
    const layout = layoutOf(text)
    const own = record()
    const same = await written(layout, own)
    expect(readReturned(layout, own, same.rows, same.at)).toEqual([])
    const theirs = await written(
      layout,
      record({ mblNo: 'COSU9', containers: [box('CSQU3054383', { sealNo: 'S2' }), box('TCLU1234560'), box('MSKU6011672')] }),
    )
    expect(readReturned(layout, own, theirs.rows, theirs.at).map(({ cell, ours, theirs: said }) => [cell, ours, said])).toEqual([
      ['B2', 'COSU6412345670', 'COSU9'],
      ['B6', '200', '300'],
      ['B20', 'S1', 'S2'],
      ...[
        ['A22', 'MSKU6011672'],
        ['B22', 'S1'],
        ['C22', '40HQ'],
        ['D22', '100'],
        ['E22', '1234.5'],
      ].map(([cell, said]) => [cell, '', said]),
    ])
  })

  it('any values come back as they were', async () => {
    const layout = layoutOf(text)
    const value = fc.string({ unit: fc.constantFrom(...Array.from('=+-@"\',;\t<>&AZ09 中')), maxLength: 12 }).map((said) => said.trim())
    await fc.assert(
      fc.asyncProperty(value, value, value, fc.integer({ min: 0, max: 99_999_999 }), async (mblNo, consignor, sealNo, packages) => {
        const own = record({ mblNo, consignor, containers: [box('CSQU3054383', { sealNo, packages })] })
        const { rows, at } = await written(layout, own)
        expect(readReturned(layout, own, rows, at)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('names cells as spreadsheets do', () => {
    for (const [row, column, name] of [
      [0, 0, 'A1'],
      [499, 25, 'Z500'],
      [9, 26, 'AA10'],
      [0, 59, 'BH1'],
    ] as const)
      expect([cellName(row, column), placeOf(name)]).toEqual([name, { row, column }])
  })
})

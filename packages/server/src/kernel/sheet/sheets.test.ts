import { utils, write, type WorkSheet } from '@e965/xlsx'
import { mostSheets } from '@jst/contracts'
import { describe, expect, it } from 'vitest'
import { bombOf } from '../../testing/bomb.ts'
import { hiddenWorkbook } from '../../testing/hidden-workbook.ts'
import { readParts, readSheet, sheetLimits } from './sheets.ts'

const fileOf = (sheet: WorkSheet) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, '箱单')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}
const xlsx = (...rows: unknown[][]) => fileOf(utils.aoa_to_sheet(rows))
const refusal = async (bytes: Buffer) =>
  readSheet(bytes).then(
    () => 'was read',
    (error: Error & { code?: string }) => `${error.code} ${error.message}`,
  )

describe('reading a sheet', () => {
  it('gives rows as wide as the widest, with the line of each in the file', async () => {
    expect(await readSheet(xlsx(['箱号', '件数', '毛重'], [], ['A', 420], ['007', true, '  1,2 ']))).toEqual({
      sheetName: '箱单',
      rows: [
        ['箱号', '件数', '毛重'],
        ['A', '420', ''],
        ['007', 'TRUE', '1,2'],
      ],
      lines: [1, 3, 4],
      sheets: [{ name: '箱单', hidden: false }],
      hiddenRows: [],
      hiddenColumns: [],
      marks: [],
      merges: [],
      truncated: false,
    })
  })
  it('names rows and columns that the file does not show', async () => {
    const { rows, hiddenRows, hiddenColumns } = await readSheet(hiddenWorkbook())
    expect([hiddenRows, hiddenColumns.map((column) => rows[0]![column])]).toEqual([[3], ['成本']])
  })
  it('takes a csv of Chinese Excel in GBK as one in UTF-8', async () => {
    const utf8 = await readSheet(Buffer.from('箱号,\n'))
    expect(await readSheet(Buffer.from('cfe4bac52c0a', 'hex'))).toEqual(utf8)
  })
  it('keeps to its limits with a hundred thousand rows', async () => {
    const long = await readSheet(xlsx(...Array.from({ length: 100_001 }, (_, row) => [`R${row}`])))
    expect([long.rows.length, long.truncated]).toEqual([sheetLimits.rows, true])
  })
  it('takes a sheet that only claims to be large as what it holds', async () => {
    const small = utils.aoa_to_sheet([['箱号'], ['A']])
    small['!ref'] = 'A1:A60000'
    expect(await readSheet(fileOf(small))).toMatchObject({ rows: [['箱号'], ['A']], truncated: false })
  })
  it('takes what a formula gave, shows what went wrong in one, and never runs any', async () => {
    const sheet = utils.aoa_to_sheet([['件数', '毛重', '备注']])
    sheet['A2'] = { t: 'n', v: 30, f: 'SUM(A5:A9)' }
    sheet['B2'] = { t: 'e', v: 0x17, w: '#REF!', f: 'Other!A1' }
    sheet['C2'] = { t: 's', v: '', f: 'IF(A2=0,"x","")' }
    sheet['!ref'] = 'A1:C2'
    expect((await readSheet(fileOf(sheet))).rows[1]).toEqual(['30', '#REF!', ''])
    expect((await readSheet(Buffer.from('a\n=1+1\n"=cmd|\' /C calc\'!A0"\n'))).rows).toEqual([['a'], ['=1+1'], ["=cmd|' /C calc'!A0"]])
  })
  it('refuses formulas that were never worked out', async () => {
    const sheet = utils.aoa_to_sheet([['件数']])
    sheet['A2'] = { t: 's', v: '', f: 'SUM(A5:A9)' }
    sheet['!ref'] = 'A1:A2'
    expect(await refusal(fileOf(sheet))).toMatch(/^BAD_FILE 表格中的公式没有计算结果/)
  })
  it('tells what is wrong at the end of a file, also when its parts are asked for slowly', async () => {
    const lines = [...Array.from({ length: 1_500 }, (_, row) => `R${row},x`), `${'长'.repeat(sheetLimits.cell + 1)},x`]
    const parts = readParts(Buffer.from(lines.join('\n')), sheetLimits)
    expect((await parts.next()).value).toMatchObject({ last: false, truncated: false })
    // long enough for the other thread to find it
    await readSheet(xlsx(...Array.from({ length: 5_000 }, (_, row) => [`R${row}`])))
    await expect(parts.next()).rejects.toThrow('单元格 A1501 的内容过长')
  })
  it('refuses a bomb, half a file and what is no sheet in words that say what to do', async () => {
    expect(await refusal(bombOf(sheetLimits.unpacked * 2))).toMatch(/^BAD_FILE 表格解压后过大/)
    const many = utils.book_new()
    for (let at = 0; at <= mostSheets; at += 1) utils.book_append_sheet(many, utils.aoa_to_sheet([['1']]), `${at}`)
    expect(await refusal(write(many, { type: 'buffer', bookType: 'xlsx' }) as Buffer)).toMatch(/^BAD_FILE 表格解压后过大或结构异常/)
    expect(await refusal(xlsx(['a'], ['b']).subarray(0, 300))).toMatch(/^BAD_FILE 表格无法读取，请另存为/)
    expect(await refusal(Buffer.from('PK\x03\x04 no zip', 'latin1'))).toMatch(/^BAD_FILE 表格无法读取/)
  })
})

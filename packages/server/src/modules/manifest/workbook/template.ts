import { headFields, manifestPartyFields, manifestRoles } from '@jst/contracts/manifest'
import { sheetRows } from '@jst/packing/sheets'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import { writeSheets, type TableSheet } from '../../../kernel/sheet/sheets.ts'
import { texts } from '../texts.ts'

const words = texts.workbook
const text = '@'
const column = (title: string, width = 20) => ({ title, width, blank: text })
const plain = (zh: string) => zh.replace(/ \*$/, '')

/** Sheets that are read back: fields of the bill, companies side by side, goods, and boxes as packing lists have them. */
function templateSheets(): TableSheet[] {
  const [boxes = []] = sheetRows([])
  return [
    {
      name: words.sheets.head,
      columns: [column(words.field), column(words.value, 40), column(words.hint, 50)],
      rows: headFields.map((field) => [plain(field.zh), '', 'hint' in field ? (field.hint ?? '') : '']),
    },
    {
      name: words.sheets.parties,
      columns: [column(words.field), ...Object.values(manifestRoles).map(([zh]) => column(zh, 40))],
      rows: manifestPartyFields.map(({ zh }) => [zh, ...Object.keys(manifestRoles).map(() => '')]),
    },
    { name: words.sheets.goods, columns: words.goodsColumns.map((title) => column(title)), rows: [], blanks: 50 },
    { name: words.sheets.boxes, columns: boxes.map((title) => column(title, 14)), rows: [], blanks: 200 },
  ]
}

/** 舱单导入模板: an empty workbook. */
export const templateWorkbook = async (): Promise<FileAnswer> =>
  new FileAnswer(`${words.file}.xlsx`, mediaTypes.xlsx, await writeSheets(templateSheets()))

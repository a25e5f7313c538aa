import type { EntityField } from '@jst/contracts/entity'
import { headFields, manifestPartyFields, manifestRoles } from '@jst/contracts/manifest'
import { sheetRows } from '@jst/packing/sheets'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import { writeSheets, type TableSheet } from '../../../kernel/sheet/sheets.ts'
import { workbookWords } from './workbook.texts.ts'

const text = '@'
const column = (title: string, width = 20) => ({ title, width, blank: text })

/** Sheets that are read back: fields of the bill, companies side by side, goods, and boxes as packing lists have them. */
function templateSheets(Lang?: 'en'): TableSheet[] {
  const { label, template: words } = workbookWords(Lang)
  const hintOf = ({ hint = '', hintEn = hint }: EntityField) => (Lang === 'en' ? hintEn : hint)
  const [boxes = []] = sheetRows([], Lang ?? 'zh')
  return [
    {
      name: words.sheets.head,
      columns: [column(words.field), column(words.value, 40), column(words.hint, 50)],
      rows: headFields.map((field) => [label(field), '', hintOf(field)]),
    },
    {
      name: words.sheets.parties,
      columns: [column(words.field), ...Object.values(manifestRoles).map(([zh, en]) => column(label({ zh, en }), 40))],
      rows: manifestPartyFields.map((field) => [label(field), ...Object.keys(manifestRoles).map(() => '')]),
    },
    { name: words.sheets.goods, columns: words.goodsColumns.map((title) => column(title)), rows: [], blanks: 50 },
    { name: words.sheets.boxes, columns: boxes.map((title) => column(title, 14)), rows: [], blanks: 200 },
  ]
}

/** 舱单导入模板: an empty workbook. */
export const templateWorkbook = async (Lang?: 'en'): Promise<FileAnswer> =>
  new FileAnswer(`${workbookWords(Lang).template.file}.xlsx`, mediaTypes.xlsx, await writeSheets(templateSheets(Lang)))

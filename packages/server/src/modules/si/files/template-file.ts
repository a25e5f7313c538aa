import { containerColumns } from './container-file.ts'
import { writeSheets } from '../../../kernel/sheets.ts'
import { texts } from './texts.ts'

const goods = ['STAINLESS STEEL KITCHENWARE', texts.exampleGoodsZh, '732393', 'N/M']
const example = ['MSKU6011672', 'CN1234567', '40HQ', 'CARTONS', 420, 12_500.5, 62.3, ...goods]

export const templateFileName = texts.templateName

let file: Promise<Buffer> | undefined
/** The sheet that customers fill in: one row per container or goods line, headings from the field catalogue. Made once. */
export function templateFile(): Promise<Buffer> {
  file ??= writeSheets([{ name: texts.containerSheet, columns: containerColumns, rows: [example] }]).catch((error: unknown) => {
    file = undefined
    throw error
  })
  return file
}

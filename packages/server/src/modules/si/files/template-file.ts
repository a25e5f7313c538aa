import { columnsFor, type SpecialCargo } from './container-file.ts'
import { writeSheets } from '../../../kernel/sheet/sheets.ts'
import { texts } from './texts.ts'

const goods = ['STAINLESS STEEL KITCHENWARE', texts.exampleGoodsZh, '732393', 'N/M']
const containerNo = 'MSKU6011672'
/** Values after the container number in the example row. */
const example = ['CN1234567', '40HQ', 'CARTONS', 420, 12_500.5, 62.3, ...goods]

export const templateFileName = texts.templateName

const cargoOf: Readonly<Record<string, SpecialCargo>> = { '2': 'dangerous', '3': 'reefer', '4': 'oversize' }
const files = new Map<SpecialCargo | undefined, Promise<Buffer>>()

/**
 * The sheet that customers fill in: one row per container or goods line, headings from the field catalogue, with the columns of a type of cargo.
 * Each is made once. The example row says that it is one.
 */
export function templateFile(goodsType?: string): Promise<Buffer> {
  const cargo = goodsType === undefined ? undefined : cargoOf[goodsType]
  const cached = files.get(cargo)
  if (cached) return cached
  // codes stay as they are typed: a seal 0012 keeps its zeros
  const columns = columnsFor(cargo).map(({ look }) => (look.format === undefined ? { ...look, blank: '@' } : look))
  const row = columns.map((_column, at) => (at === 0 ? texts.example(containerNo) : (example[at - 1] ?? '')))
  const file = writeSheets([{ name: texts.containerSheet, columns, rows: [row], blanks: 300 }]).catch((error: unknown) => {
    files.delete(cargo)
    throw error
  })
  files.set(cargo, file)
  return file
}

/** True for the example row of the template, in its present and former wording. */
export const isExample = ([number = '', ...rest]: readonly string[]): boolean =>
  [containerNo, texts.example(containerNo)].includes(number) &&
  example.every((value, at) => (rest[at] ?? '') === String(value)) &&
  rest.slice(example.length).every((value) => value === '')

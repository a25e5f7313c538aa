import { figureOf } from '../../kernel/sheet/sheet-figure.ts'
import { writeSheets, type TableSheet } from '../../kernel/sheet/sheets.ts'
import { texts } from '../texts.ts'
import type { PrintBlock, PrintSheet } from './sheet.ts'

/** Characters of a column, and of the name of a sheet. */
const [normalWidth, wide, longestName] = [18, 60, 31]

/** The blocks of a print as sheets of a workbook, with the same texts; figures are numbers. */
export function printWorkbook({ language, blocks }: PrintSheet): Promise<Buffer> {
  const words = texts.prints.columns[language]
  const names = new Set<string>()
  const named = (title: string) => {
    const plain = title.replaceAll(/[[\]*?:/\\]/g, ' ').slice(0, longestName - 3)
    const name = names.has(plain) ? `${plain} ${names.size + 1}` : plain
    names.add(name)
    return name
  }
  return writeSheets(blocks.flatMap((block) => (block.kind === 'signature' ? [] : [sheetOf(block, named(block.title), words)])))
}

type Words = (typeof texts.prints.columns)['zh' | 'en']
function sheetOf(block: Exclude<PrintBlock, { kind: 'signature' }>, name: string, words: Words): TableSheet {
  if (block.kind === 'table')
    return {
      name,
      columns: block.columns.map(({ label, width = 1 }) => ({ title: label, width: normalWidth * width, wrap: true })),
      rows: [...block.rows, ...(block.totals ?? [])].map((row) =>
        row.map((cell, at) => (block.columns[at]?.right ? figureOf(cell) : cell)),
      ),
    }
  if (block.kind === 'facts')
    return {
      name,
      columns: [
        { title: words.item, width: normalWidth },
        { title: words.content, width: wide, wrap: true },
      ],
      rows: block.facts.map(([label, value]) => [label, value]),
    }
  const lines = block.kind === 'code' ? [block.note, block.content] : block.texts
  return { name, columns: [{ title: words.content, width: wide * 2, wrap: true }], rows: lines.map((text) => [text]) }
}

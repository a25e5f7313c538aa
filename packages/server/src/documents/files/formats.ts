import { formatOfEnding, type FileFormat } from '@jst/contracts/document'
import { kindOf } from '../../kernel/files/file-kinds.ts'

const webp = (head: Buffer) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'

/** Parts of the formats of Office that are archives, by the names of their entries. */
const officeParts = { xlsx: 'xl/workbook.', docx: 'word/document.' } as const

export type FormatResult = { readonly format: FileFormat } | { readonly refused: 'format' | 'macros' }

/** The format of a file by its bytes; the name decides only between formats that share them. */
export function tellFormat(head: Buffer, tail: Buffer, name: string): FormatResult {
  const named = formatOfEnding(name)
  const kind = kindOf(head, name)
  if (kind === 'pdf' || kind === 'png' || kind === 'jpg') return { format: kind }
  if (kind === 'csv') return { format: 'csv' }
  if (kind === 'xls') return named === 'doc' || named === 'xls' ? { format: named } : { refused: 'format' }
  if (kind === 'xlsx') return tellArchive(Buffer.concat([head, tail]).toString('latin1'))
  return webp(head) ? { format: 'webp' } : { refused: 'format' }
}

/** The names of the entries stand before each of them and, once more, at the end. */
function tellArchive(bytes: string): FormatResult {
  if (bytes.includes('vbaProject.bin')) return { refused: 'macros' }
  const format = (['xlsx', 'docx'] as const).find((one) => bytes.includes(officeParts[one]))
  return format ? { format } : { refused: 'format' }
}

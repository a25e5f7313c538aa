import type { Audience } from './subject.ts'

interface FormatFacts {
  /** Media type with which it is sent. */
  readonly type: string
  /** How it is shown before it is downloaded. */
  readonly shown?: 'pdf' | 'picture' | 'table'
}

/** Formats that can be told by their bytes, or by their ending where a format has no bytes of its own. */
export const fileFormats = {
  pdf: { type: 'application/pdf', shown: 'pdf' },
  png: { type: 'image/png', shown: 'picture' },
  jpg: { type: 'image/jpeg', shown: 'picture' },
  webp: { type: 'image/webp', shown: 'picture' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', shown: 'table' },
  xls: { type: 'application/vnd.ms-excel', shown: 'table' },
  csv: { type: 'text/csv', shown: 'table' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  doc: { type: 'application/msword' },
} as const satisfies Readonly<Record<string, FormatFacts>>
export type FileFormat = keyof typeof fileFormats

export const shownAs = (format: FileFormat): FormatFacts['shown'] => (fileFormats[format] as FormatFacts).shown

/** A kind of file of a document, such as its contract. */
export interface FileKindFacts {
  readonly zh: string
  readonly en: string
  /** Readers of the file. The audience stands in the key of each file, so that a file never passes from one to the other. */
  readonly audience: Audience
  /** Default: every format. */
  readonly accepts?: readonly FileFormat[]
  /** Default: `usualFileBytes`. */
  readonly mostBytes?: number
  /** Its files are valid until a day. */
  readonly dated?: true
  /** A document without one is told that it is missing. */
  readonly needed?: true
}

const megabyte = 1024 * 1024
/** Most bytes of a file, where its kind does not say. */
export const defaultFileBytes = 50 * megabyte

export const mostBytesOf = ({ mostBytes = defaultFileBytes }: FileKindFacts): number => mostBytes
export const acceptedBy = ({ accepts }: FileKindFacts): readonly FileFormat[] => accepts ?? (Object.keys(fileFormats) as FileFormat[])

/** Endings under which a format is known. */
const aliases: Readonly<Record<string, FileFormat>> = { jpeg: 'jpg' }
export const formatOfEnding = (name: string): FileFormat | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return aliases[ending] ?? (Object.hasOwn(fileFormats, ending) ? (ending as FileFormat) : undefined)
}

/** Why a file cannot be of a kind, as far as its name and size tell. */
export function fileProblem(kind: FileKindFacts, name: string, size: number): string | undefined {
  if (size === 0) return '文件是空的，请重新选择'
  const most = mostBytesOf(kind)
  if (size > most) return `文件超过 ${Math.floor(most / megabyte)} MB，请压缩或拆分后上传`
  const format = formatOfEnding(name)
  return format && acceptedBy(kind).includes(format) ? undefined : `${kind.zh}支持 ${acceptedBy(kind).join('、')} 格式`
}

/** Days before the end of its validity from which a file is told to be due. */
export const dueDays = 30

/** How a file stands on a day, by the day until which it is valid. @param today `YYYY-MM-DD` */
export function validityOf(validTo: string, today: string): 'valid' | 'due' | 'over' {
  if (validTo < today) return 'over'
  return Date.parse(validTo) - Date.parse(today) <= dueDays * 86_400_000 ? 'due' : 'valid'
}

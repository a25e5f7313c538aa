import type { Readable } from 'node:stream'
import type { Endpoint, FileReply } from '@jst/contracts'
import { mostDirectRows } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db } from '../../kernel/database/database.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import { AppError } from '../../kernel/errors.ts'
import { FileAnswer } from '../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../kernel/files/file-kinds.ts'
import type { Limit } from '../../kernel/limits/limits.ts'
import { texts } from '../kit.texts.ts'
import { csvStream } from './csv-stream.ts'
import { xlsxStream, type RowParts } from './xlsx-stream.ts'
import { chinaDay } from '../../kernel/database/china-time.ts'

/** Content of an exported file. */
export interface ExportTable {
  /** Of the file, without day and ending. */
  readonly name: string
  readonly sheet: string
  /** A line above the titles: what the rows were chosen by. */
  readonly head?: string
  readonly columns: readonly { readonly title: string; readonly width: number }[]
  readonly rows: RowParts
}

/** A list that can be had as a file: by its call while it is short, by a job beyond. */
export interface ExportSource<Q extends object = object> {
  /** Its path names it, its right is the one to export. */
  readonly call: Endpoint<Q, object, FileReply, 'GET'>
  /** How people name the list. */
  readonly zh: string
  /** Rows of the list that the query means. */
  count(db: Db, actor: EmployeeActor, query: Q): Promise<number>
  table(db: Db, actor: EmployeeActor, query: Q): ExportTable
  readonly formatOf: (query: Q) => 'xlsx' | 'csv'
}

const sources = new Map<string, ExportSource>()
/** Undefined for a call that exports no list. */
export const sourceOf = (path: string): ExportSource | undefined => sources.get(path)

interface MadeFile {
  readonly name: string
  readonly type: string
  readonly body: Readable
}

/** The file itself, made as it is read. */
export function fileOf<Q extends object>(
  source: ExportSource<Q>,
  query: Q,
  { name, sheet, head, columns, rows }: ExportTable,
  now: Date,
): MadeFile {
  const format = source.formatOf(query)
  const day = chinaDay(now)
  const titles = columns.map(({ title }) => title)
  const body = format === 'xlsx' ? xlsxStream({ sheet, head, columns }, rows) : csvStream(titles, rows, head)
  return { name: `${name}_${day}.${format}`, type: mediaTypes[format], body }
}

/** The call of an export, which answers with short lists only. */
export function exportRoute<Q extends object>(source: ExportSource<Q>, limit: Limit): Route {
  // what a source is asked has passed the schema of its own call
  sources.set(source.call.path, source as unknown as ExportSource)
  return employeeRoute(source.call, {
    limit,
    longRead: true,
    read: async ({ db, actor, now }, query) => {
      if ((await source.count(db, actor, query)) > mostDirectRows)
        throw new AppError('INVALID_INPUT', { message: texts.exports.byJob(mostDirectRows) })
      const { name, type, body } = fileOf(source, query, source.table(db, actor, query), now())
      return new FileAnswer(name, type, body)
    },
  })
}

import { defineEndpoint } from '../../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { buttons } from '../../may.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, type Static, StringSchema, Unsafe, strict } from '../../schema.ts'
import { sheetsRead, wantedSheet } from '../../sheets.ts'
import { Reading } from './reading.ts'

export const readingPath = '/SeaFreight/FreightManagement/NewFCLFreightBatch'
const may = buttons({ path: readingPath, code: 'add' })

/** Limits of a text: characters, and answers that are kept with it. */
export const readingLimits = { text: 60_000, answers: 400, rows: 200, bytes: 5 * 1024 * 1024 } as const

/** Which prices of rates the prices of a text are. */
export const readingSides = { Cost: '成本价', Floor: '底价' } as const
export type ReadingSide = keyof typeof readingSides
export const readingStates = { open: '待处理', taken: '已生成草稿', dropped: '已放弃' } as const

/** A text that somebody reads. `Open`: questions without an answer; `Taken`: rows of which a draft was made. */
export const ReadingRecord = ObjectSchema({
  Id,
  Title: StringSchema(),
  Source: StringSchema(),
  SourceName: StringSchema(),
  Side: StringSchema(),
  State: StringSchema(),
  Found: Quantity,
  Open: Quantity,
  Taken: Quantity,
  By: StringSchema(),
  CreateTime: Instant,
  UpdateTime: Instant,
})
export type ReadingRecord = Static<typeof ReadingRecord>

/** Lines of the text that the file hides, counted from 0, and headings of its hidden columns. */
const hidden = {
  HiddenLines: ArraySchema(Quantity, { maxItems: 5_000 }),
  HiddenColumns: ArraySchema(text(200), { maxItems: 60 }),
}
const given = {
  Text: text(readingLimits.text),
  Source: text(40),
  Side: StringSchema({ enum: Object.keys(readingSides) }),
  Answers: Unsafe<Readonly<Record<string, string>>>({
    type: 'object',
    additionalProperties: { type: 'string', maxLength: 200 },
    maxProperties: readingLimits.answers,
  }),
  ...hidden,
}
const OpenReading = ObjectSchema({ Record: ReadingRecord, ...given, Reading })
export type OpenReading = Static<typeof OpenReading>
const Versioned = ObjectSchema({ Id, UpdateTime: Instant }, strict)

/** Texts of the company, newest first: those in work are a queue that anybody of the pricing desk goes on with. */
export const readingList = defineEndpoint({
  method: 'GET',
  path: '/api/FreightReading/List',
  summary: '运价文本列表',
  may,
  query: ObjectSchema({ ...pageQuery, State: Optional(StringSchema({ enum: Object.keys(readingStates) })) }, strict),
  reply: page(ReadingRecord),
})

export const readingOf = defineEndpoint({
  method: 'GET',
  path: '/api/FreightReading/Get',
  summary: '运价文本识读结果',
  may,
  query: ObjectSchema({ Id }, strict),
  reply: OpenReading,
})

/** Keeps a text with its answers, and reads it. Id 0: a new one. */
export const saveReading = defineEndpoint({
  method: 'POST',
  path: '/api/FreightReading/Save',
  summary: '识读运价文本',
  may,
  largestBody: 1024 * 1024,
  body: ObjectSchema({ Id: IdOrNone, UpdateTime: Optional(Instant), ...given }, strict),
  reply: OpenReading,
})

/** The cells of a sheet of a file as text, with what the file hides. Nothing is kept. */
export const readingSheet = defineEndpoint({
  method: 'POST',
  path: '/api/FreightReading/Sheet',
  summary: '读取运价表格',
  may,
  query: ObjectSchema(wantedSheet, strict),
  reply: ObjectSchema({ Text: StringSchema(), Truncated: BooleanSchema(), ...hidden, ...sheetsRead }),
})

/** Makes drafts of rows without open questions, all or none, and learns the answers. @throws INVALID_INPUT with the row and what is wrong */
export const takeReading = defineEndpoint({
  method: 'POST',
  path: '/api/FreightReading/Take',
  summary: '由运价文本生成草稿',
  may,
  body: ObjectSchema(
    {
      ...Versioned.properties,
      Rows: ArraySchema(text(200), { minItems: 1, maxItems: readingLimits.rows }),
      /** Prices that are far from their kind are meant. */
      Sure: Optional(BooleanSchema()),
    },
    strict,
  ),
  reply: OpenReading,
})

/** Takes drafts back that nobody has changed or published since; the others stay and are named. */
export const undoReading = defineEndpoint({
  method: 'POST',
  path: '/api/FreightReading/Undo',
  summary: '撤回由文本生成的草稿',
  may,
  body: Versioned,
  reply: ObjectSchema({ Removed: Quantity, Kept: ArraySchema(StringSchema()), Reading: OpenReading }),
})

/** A text that is no offer is put aside. */
export const dropReading = defineEndpoint({
  method: 'POST',
  path: '/api/FreightReading/Drop',
  summary: '放弃运价文本',
  may,
  body: Versioned,
  reply: ReadingRecord,
})

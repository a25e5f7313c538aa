import {
  ArraySchema,
  Integer,
  Literal,
  Null,
  NumberSchema,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  type TSchema,
  Union,
  WordSchema,
} from './schema.ts'
import type { ErrorCode } from './errors.ts'

/** Largest value of an `integer` column. */
export const largestInteger = 2_147_483_647
/** Key of a row (bigint): a positive integer that JavaScript holds exactly. */
export const Id = Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
/** The same, or 0 for none: a row that is to be made, nobody's desk. */
export const IdOrNone = Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
/** Number of a stored version, from 1. */
export const Version = Integer({ minimum: 1, maximum: largestInteger })
/** A count, a quantity, a code of a status: nothing below 0. */
export const Quantity = Integer({ minimum: 0, maximum: largestInteger })
/** A weight in kg or a volume in m³, three decimals, as a sum may be. */
export const Measure = NumberSchema({ minimum: 0, maximum: 1e15 })

/**
 * One finding about input (DESIGN: wire conventions). `Path` points into the payload (`TDBLInfos[1].BoxInfos[0].TBX_CNNO`);
 * `Suggest` is a value that repairs the finding in one click.
 */
export const Issue = ObjectSchema({
  Severity: Union([Literal('ERROR'), Literal('WARN'), Literal('INFO')]),
  Code: StringSchema(),
  Path: StringSchema(),
  Label: StringSchema(),
  Message: StringSchema(),
  DraftId: Optional(IdOrNone),
  Value: Optional(StringSchema()),
  Suggest: Optional(ObjectSchema({ Value: StringSchema(), Text: StringSchema() })),
})
export type Issue = Static<typeof Issue>

/** Every answer of the server. Status 1: done; 0: nothing to show or refused. `Code` names the refusal. */
export interface Envelope<T> {
  Status: 0 | 1
  Data: T
  Message?: string
  Code?: ErrorCode
  Issues?: Issue[]
  /** Quote it when asking for help; present on refusals. */
  RequestId?: string
}

/** Query fields of every paged list. `Sort` is `Field` or `-Field`. */
export const pageQuery = {
  PageIndex: Optional(Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  PageSize: Optional(Integer({ minimum: 1, maximum: 200, default: 20 })),
  Sort: Optional(StringSchema({ maxLength: 60 })),
}

/** `{ Rows, Total }` of a paged list. */
export const page = <T extends TSchema>(row: T) => ObjectSchema({ Rows: ArraySchema(row), Total: Quantity })
export interface Page<T> {
  Rows: T[]
  Total: number
}

/** From 1900 to 2199: a year 0 is none that the database has. */
const years = '^(19|20|21)'
/** Instant, ISO 8601 UTC with milliseconds, of the years that a calendar of the trade needs. A leap second is none that JavaScript has. */
export const Instant = StringSchema({ format: 'date-time', pattern: `${years}(?!.*:60)`, maxLength: 40 })
/** The same, where it may not be known or has not come yet. */
export const InstantOrNull = Union([Instant, Null()])
/** `YYYY-MM-DD`: a day that the calendar has. */
export const Day = StringSchema({ format: 'date', pattern: years, maxLength: 10 })
/** Text of at most `max` UTF-16 units. */
export const text = (max: number) => StringSchema({ maxLength: max })
/** Language of names and sentences in the answer; left out: Chinese. What people and partners wrote stays as it is. */
export const answerLanguage = { Lang: Optional(WordSchema('en')) }

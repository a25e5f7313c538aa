import {
  ArraySchema,
  Integer,
  Literal,
  NumberSchema,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  type TSchema,
  Union,
} from './schema.ts'
import type { ErrorCode } from './errors.ts'

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
  DraftId: Optional(NumberSchema()),
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
export const page = <T extends TSchema>(row: T) => ObjectSchema({ Rows: ArraySchema(row), Total: Integer() })
export interface Page<T> {
  Rows: T[]
  Total: number
}

/** Key of a row: a positive integer that JavaScript holds exactly. */
export const Id = Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
/** Instant, ISO 8601 UTC with milliseconds. */
export const Instant = StringSchema({ format: 'date-time' })
/** Text of at most `max` UTF-16 units. */
export const text = (max: number) => StringSchema({ maxLength: max })

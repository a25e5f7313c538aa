import {
  ArraySchema,
  BooleanSchema,
  Literal,
  Null,
  NumberSchema,
  ObjectSchema,
  Optional,
  StringSchema,
  type TSchema,
  Union,
  Unsafe,
  strict,
} from '../schema.ts'
import { answerLanguage, Id, Instant, page, type Page, pageQuery, Quantity, text } from '../envelope.ts'
import { targetOf, type Entity, type EntityField, type EntityValue, type EntityValues, type ValueField } from './fields.ts'

/** Most rows that one act changes. */
export const mostActedRows = 200

export type EntityLayer = 'platform' | 'company'
/** `active` and `disabled` are in use or not; `removed` lie in the recycle bin; `merged` stand for another row. */
export type EntityState = 'active' | 'disabled' | 'removed' | 'merged'

/**
 * A row as its reader's company has it: `Layer` says whose it is, `Overridden` that the company gave the platform's row values of its own. References
 * come with `<key>Name`, the name of what they point to, fields that another screen may decide with `<key>Elsewhere`. `MergedInto`: code of
 * the row that stands for it, or ''.
 */
export interface EntityRow {
  readonly Id: number
  readonly Layer: EntityLayer
  readonly State: EntityState
  readonly Code: string
  readonly NameZh: string
  readonly Overridden: boolean
  readonly MergedInto: string
  readonly UpdateTime: string
  readonly [field: string]: EntityValue
}

export interface EntityQuery {
  PageIndex?: number
  PageSize?: number
  Sort?: string
  Keyword?: string
  Layer?: EntityLayer
  State?: EntityState
  /** Of names in the answer. */
  Lang?: 'en'
  [filter: string]: string | number | boolean | undefined
}

function wire(field: ValueField): TSchema {
  switch (field.kind) {
    case 'number':
      return Union([NumberSchema({ minimum: field.min, maximum: field.max }), Null()])
    case 'flag':
      return BooleanSchema()
    case 'list':
      return ArraySchema(text(field.max), { maxItems: field.most })
    case 'choice':
      return Union(['', ...Object.keys(field.choices)].map((choice) => Literal(choice)))
    case 'reference':
      return text(60)
    case 'date':
      return text(10)
    default:
      return text(field.max)
  }
}

const layer = Union([Literal('platform'), Literal('company')])
const state = Union([Literal('active'), Literal('disabled'), Literal('removed'), Literal('merged')])

/** A field that roles may hide, or that one side does not hear of, is not there for them. */
const shown = ({ sensitive, staffOnly }: EntityField, schema: TSchema): TSchema => (sensitive || staffOnly ? Optional(schema) : schema)

export function rowSchema({ all, derived = [] }: Entity) {
  const named = all.filter((field) => targetOf(field) !== undefined)
  return Unsafe<EntityRow>(
    ObjectSchema({
      Id,
      Layer: layer,
      State: state,
      ...Object.fromEntries(all.map((field) => [field.key, shown(field, wire(field))])),
      ...Object.fromEntries(named.map((field) => [`${field.key}Name`, shown(field, StringSchema())])),
      ...Object.fromEntries(derived.map((field) => [field.key, shown(field, wire(field))])),
      ...Object.fromEntries(all.filter(({ elsewhere }) => elsewhere).map(({ key }) => [`${key}Elsewhere`, BooleanSchema()])),
      Overridden: BooleanSchema(),
      MergedInto: StringSchema(),
      UpdateTime: Instant,
    }),
  )
}

export const pageOfRows = (entity: Entity) => Unsafe<Page<EntityRow>>(page(rowSchema(entity)))

type FilterField = Pick<EntityField, 'key' | 'kind' | 'filter'>
interface Filtered {
  readonly all: readonly FilterField[]
  readonly derived?: readonly FilterField[]
}
const filterOf = (field: FilterField): TSchema => (field.kind === 'flag' ? BooleanSchema() : text(60))
function filtersOf({ all, derived = [] }: Filtered) {
  return {
    Keyword: Optional(text(60)),
    Layer: Optional(layer),
    State: Optional(state),
    ...Object.fromEntries([...all, ...derived].filter(({ filter }) => filter).map((field) => [field.key, Optional(filterOf(field))])),
  }
}
/** Filters of a list, for acts on all rows that it has. */
export const rowFilter = (entity: Filtered) => Unsafe<EntityQuery>(ObjectSchema(filtersOf(entity), strict))
/** Fields whose values may be counted: filters with few of them. */
export const countedFields = ({ all, derived = [] }: Entity): readonly EntityField[] =>
  [...all, ...derived].filter(({ kind, filter }) => filter && (kind === 'choice' || kind === 'flag'))
/** `Of`: keys of the fields that are counted, by commas. The filters are those of the list. */
export type EntityCountQuery = EntityQuery & { readonly Of: string }
export const countQuery = (entity: Entity) => Unsafe<EntityCountQuery>(ObjectSchema({ Of: text(200), ...filtersOf(entity) }, strict))
/** How many rows have a value of a field; those of a flag are `true` and `false`. */
export const EntityCount = ObjectSchema({ Field: StringSchema(), Value: StringSchema(), Count: Quantity })
export const listQuery = (entity: Entity) =>
  Unsafe<EntityQuery>(ObjectSchema({ ...pageQuery, ...filtersOf(entity), ...answerLanguage }, strict))
/** `Columns`: keys of the columns as the reader has arranged them, by commas; absent: every field, which an import reads again. */
export type EntityExportQuery = EntityQuery & { readonly Format: 'xlsx' | 'csv'; readonly Columns?: string }
export const exportQuery = (entity: Entity) =>
  Unsafe<EntityExportQuery>(
    ObjectSchema(
      {
        Sort: pageQuery.Sort,
        ...filtersOf(entity),
        Format: Union([Literal('xlsx'), Literal('csv')]),
        Columns: Optional(text(2_000)),
        ...answerLanguage,
      },
      strict,
    ),
  )

/** Values of a row; what is missing stays as it is, or blank on a new row. */
export function valuesSchema({ all }: { readonly all: readonly ValueField[] }) {
  const properties = all.map((field) => [field.key, field.required ? wire(field) : Optional(wire(field))] as const)
  return Unsafe<EntityValues>(ObjectSchema(Object.fromEntries(properties), strict))
}

/** Bytes of the values of a row where the usual limit is too small for its articles. */
export function largestSave({ all }: Pick<Entity, 'all'>): number | undefined {
  const articles = all.reduce((sum, field) => sum + (field.kind === 'rich' ? field.max : 0), 0)
  // three bytes for each Chinese character, and the usual limit for the other fields
  return articles > 0 ? articles * 3 + 256 * 1024 : undefined
}

export const Versioned = ObjectSchema({ Id, UpdateTime: Instant }, strict)
export const Items = ArraySchema(Versioned, { minItems: 1, maxItems: mostActedRows })
export const AnyValue = Unsafe<EntityValue>(
  Union([text(2_000), NumberSchema({ minimum: -1e15, maximum: 1e15 }), BooleanSchema(), Null(), ArraySchema(text(200), { maxItems: 200 })]),
)

/** One problem of an import: the line of the file counts from 1, headings included. */
export const ImportProblem = ObjectSchema({
  Line: Quantity,
  Field: StringSchema(),
  Label: StringSchema(),
  Value: StringSchema(),
  Message: StringSchema(),
  Suggest: StringSchema(),
  /** Code of the finding, for pages in another language. */
  Code: Optional(StringSchema()),
})

/** The same content with the same problem in several lines, the first of which is `Line`. */
export const ImportGroup = ObjectSchema({
  Field: StringSchema(),
  Label: StringSchema(),
  Value: StringSchema(),
  Message: StringSchema(),
  Suggest: StringSchema(),
  Count: Quantity,
  Line: Quantity,
})

/** A text that means nothing in a column and may be given a meaning once, with how many bad lines have it; the first of them is `Line`. */
export const ImportChoice = ObjectSchema({
  Field: StringSchema(),
  Text: StringSchema(),
  Suggest: StringSchema(),
  Count: Quantity,
  Line: Quantity,
})

/** A column of a file: its heading, the key of the field that it is imported into or '', and the first thing that stands in it. */
export const ImportColumn = ObjectSchema({ Heading: StringSchema(), Field: StringSchema(), Sample: StringSchema() })

import { Integer as AnyInteger, Literal, Number as AnyNumber, Union, Unsafe } from 'typebox'

// The names by which schemas are put together here: those of TypeBox, where they would hide a global, with `Schema` behind.
export {
  Array as ArraySchema,
  Boolean as BooleanSchema,
  Literal,
  Null,
  Object as ObjectSchema,
  Optional,
  String as StringSchema,
  Union,
  Unknown,
  Unsafe,
  type Static,
  type TSchema,
} from 'typebox'

/** Options of an object that refuses properties which it does not declare. */
export const strict = { additionalProperties: false } as const

/** A choice of words with its type: only lists of one plain type are searched for repeats in linear time (`uniqueItems`). */
export const WordSchema = <const W extends string>(...all: readonly W[]) =>
  Unsafe<W>(
    Union(
      all.map((one) => Literal(one)),
      { type: 'string' },
    ),
  )

/** A number without limits does not fit its column one day: both are asked for. */
type Limits = ({ readonly minimum: number } | { readonly exclusiveMinimum: number }) & {
  readonly maximum: number
  readonly default?: number
}
export const Integer = (limits: Limits) => AnyInteger(limits)
export const NumberSchema = (limits: Limits) => AnyNumber(limits)

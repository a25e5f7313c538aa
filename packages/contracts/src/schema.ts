// The names by which schemas are put together here: those of TypeBox, where they would hide a global, with `Schema` behind.
export {
  Array as ArraySchema,
  Boolean as BooleanSchema,
  Integer,
  Literal,
  Null,
  Number as NumberSchema,
  Object as ObjectSchema,
  Optional,
  String as StringSchema,
  Union,
  Unknown,
  Unsafe,
  type Static,
  type TSchema,
} from 'typebox'

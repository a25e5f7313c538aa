import { shortened } from '../model/shortened.ts'

/** An object of JSON. */
export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
/** A member that is an object; an empty one if it is not there. */
export const objectOf = (json: Json, key: string): Json => (isObject(json[key]) ? json[key] : {})
/** Objects of a list; what is no object is left out. */
export const listOf = (json: Json, key: string): readonly Json[] => (Array.isArray(json[key]) ? json[key].filter(isObject) : [])

/** Characters of one value; longer ones end with the sign of an omission. The raw text has them whole. */
const longest = 500
/** A text without blanks around it, `''` for anything else. */
export const textOf = (json: Json, ...keys: readonly string[]): string => {
  for (const key of keys) {
    const value = json[key]
    const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
    if (text !== '') return shortened(text, longest)
  }
  return ''
}

/** Members with a value; empty objects, lists and texts are left out. */
export function filled(members: Json): Json {
  return Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) =>
        value !== '' &&
        value !== undefined &&
        !(isObject(value) && Object.keys(value).length === 0) &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
}

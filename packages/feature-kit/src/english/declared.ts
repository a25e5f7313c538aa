/** A declared thing with its English words beside the Chinese ones: `zh` and `en`, `hint` and `hintEn`, `choices` and `choicesEn`. */
type Declared = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** English words that stand beside the Chinese ones. */
const besides = ['hint', 'choices', 'group', 'source', 'elsewhere', 'words', 'values'] as const

function translated(value: unknown, more: unknown): unknown {
  if (Array.isArray(value)) return value.map((one, at) => translated(one, (more as Readonly<Record<number, unknown>> | undefined)?.[at]))
  if (!isGroup(value)) return more === undefined ? value : more
  const translations = isGroup(more) ? more : {}
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translated(part, translations[key])])),
    ...(typeof value['en'] === 'string' ? { zh: value['en'] } : {}),
    ...Object.fromEntries(besides.flatMap((key) => (value[`${key}En`] === undefined ? [] : [[key, value[`${key}En`]]]))),
    ...(typeof translations['zh'] === 'string' ? { zh: translations['zh'] } : {}),
  }
}

/** English words of a declaration where it has none of its own, by their place in it. */
export type MoreWords<T> = T extends (...args: never[]) => unknown
  ? never
  : T extends readonly unknown[]
    ? Readonly<Record<number, MoreWords<T[number]>>>
    : T extends object
      ? { readonly [K in keyof T]?: MoreWords<T[K]> }
      : T extends string
        ? string
        : never

/**
 * A declaration as an English page reads it: its English words stand where Chinese ones are read. `more`: words of parts that are declared in Chinese
 * alone, such as moves.
 */
export const inEnglish = <T extends object>(declared: T, more?: MoreWords<T>): T => translated(declared, more) as T

type Sentence = (...values: unknown[]) => unknown
/** A sentence about a list, or about a text where a list will not do. */
function sampleOf(say: Sentence): string {
  try {
    return String(say(['A'], 2, 3))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return String(say('A', 2, 3))
  }
}

const chinese = /\p{Script=Han}|[；：，。、（）]/u

/** Texts of a table in English that have Chinese characters or punctuation. A function says one sentence about samples. */
export function chineseIn(table: object): string[] {
  const said = (part: object): string[] =>
    Object.values(part).flatMap((one: unknown) =>
      typeof one === 'function' ? [sampleOf(one as Sentence)] : typeof one === 'object' && one !== null ? said(one) : [String(one)],
    )
  return said(table).filter((text) => chinese.test(text))
}

/** Parts of declarations whose texts pages never show: other headings of files, identities of channels. */
const unseen = new Set(['aliases', 'channels'])

/** Texts that a reader sees of a declaration: labels, choices, and what moves say of themselves. */
export function declaredWords(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap((one) => (typeof one === 'string' ? [one] : declaredWords(one)))
  if (typeof part !== 'object' || part === null) return []
  const { zh, about, done, hint, remarks, choices, values, words, ...rest } = part as Readonly<Record<string, unknown>>
  const own = [zh, about, done, hint, remarks].filter((word) => typeof word === 'string')
  const tables = [choices, values, words].flatMap((table) => Object.values((table as object | undefined) ?? {}).map(String))
  const below = Object.entries(rest).flatMap(([key, one]) => (unseen.has(key) ? [] : declaredWords(one)))
  return [...own, ...tables, ...below]
}

/** Those of them that have Chinese characters. */
export const chineseDeclared = (part: unknown): string[] => declaredWords(part).filter((word) => /\p{Script=Han}/u.test(word))

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

const chinese = /\p{Script=Han}|[；：，。、（）]/u

/** Texts of a table in English that have Chinese characters or punctuation. A function says one sentence about samples. */
export function chineseIn(table: object): string[] {
  const said = (part: object): string[] =>
    Object.values(part).flatMap((one: unknown) =>
      typeof one === 'function'
        ? [String((one as (...values: unknown[]) => unknown)(['A'], 2, 3))]
        : typeof one === 'object' && one !== null
          ? said(one)
          : [String(one)],
    )
  return said(table).filter((text) => chinese.test(text))
}

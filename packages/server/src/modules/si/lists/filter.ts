/** Codes of one or two digits, `1,3`; undefined when there are none. */
export function codesOf(list: string | undefined): number[] | undefined {
  const codes = (list ?? '').split(',').filter((code) => /^\d{1,2}$/.test(code))
  return codes.length > 0 ? codes.map(Number) : undefined
}

export function wordsOf(list: string | undefined): string[] | undefined {
  const words = (list ?? '').split(',').filter((word) => /^\w{1,20}$/.test(word))
  return words.length > 0 ? words : undefined
}

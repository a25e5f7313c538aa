const fold = (text: string) => text.normalize('NFKC').trim().toUpperCase()

/**
 * The entry that typed letters mean, from one of the entries on and around: one whose names begin so; -1 for none. The same letter again and again
 * goes through all entries that begin with it.
 */
export function typeAhead(entries: readonly (readonly string[])[], typed: string, from: number): number {
  const letters = fold(typed)
  const search = (text: string, first: number) => {
    const cyclic = entries.map((_, step) => (first + step) % entries.length)
    return cyclic.find((at) => entries[at]?.some((name) => fold(name).startsWith(text))) ?? -1
  }
  if (letters === '') return -1
  const match = search(letters, letters.length > 1 ? from : from + 1)
  const isOneLetter = letters === letters.charAt(0).repeat(letters.length)
  return match < 0 && isOneLetter ? search(letters.charAt(0), from + 1) : match
}

/** Finds Chinese by pinyin, whole or initials; null: not at all. */
export type PinyinMatch = (text: string, letters: string) => number[] | null

/** Fetched when the palette opens: a dictionary of a hundred kilobytes. */
export async function loadPinyin(): Promise<PinyinMatch> {
  const { match } = await import('pinyin-pro')
  return (text, letters) => match(text, letters, { continuous: true })
}

/** How well a text fits what was typed, more is better; 0: not at all. Words as they stand come before pinyin. */
export function fit(text: string, typed: string, pinyin: PinyinMatch | undefined): number {
  const words = typed.trim().toLowerCase()
  const lowered = text.toLowerCase()
  if (words === '') return 0
  if (lowered.startsWith(words)) return 4
  if (lowered.includes(words)) return 3
  const letters = words.replaceAll(/\s/g, '')
  const places = /^[a-z]+$/.test(letters) ? pinyin?.(text, letters) : undefined
  return !places ? 0 : places[0] === 0 ? 2 : 1
}

/** Columns of fixed-pitch text on a bill (documents handbook §1: 35 characters are the unit of bill text). */
export const billColumns = 35

/** Characters that Courier has in the encoding of a PDF. */
const ofCourier = /[\x20-\x7e\u00a1-\u00ff]/
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3001-\u303f\u30fc]/u
const mark = /\p{M}/u

/** True for a character that Courier lacks, so that a fallback face draws it. */
export const isForeign = (character: string): boolean => !ofCourier.test(character)
/** Columns that a character takes: characters of East Asia two, marks upon the letter before them none. */
export const columnsOf = (character: string): number => (wide.test(character) ? 2 : mark.test(character) && isForeign(character) ? 0 : 1)
export const widthOf = (text: string): number => Array.from(text).reduce((sum, character) => sum + columnsOf(character), 0)

/** Cuts a line at a blank where there is one in the second half, else hard: nothing of it is lost. */
export function cutLine(line: string, width: number): string[] {
  if (widthOf(line) <= width) return [line]
  const characters = Array.from(line)
  let [end, columns] = [0, 0]
  while (end < characters.length && columns + columnsOf(characters[end]!) <= width) columns += columnsOf(characters[end++]!)
  // a blank may stand right behind the last column
  const blank = characters.lastIndexOf(' ', end)
  const at = blank > end / 2 ? blank : Math.max(1, end)
  return [characters.slice(0, at).join('').trimEnd(), ...cutLine(characters.slice(at).join('').trimStart(), width)]
}

/** The lines of a text, each at most `width` columns. */
export const typedLines = (text: string, width: number): string[] =>
  text.trim() === '' ? [] : text.split('\n').flatMap((line) => cutLine(line.trimEnd(), width))

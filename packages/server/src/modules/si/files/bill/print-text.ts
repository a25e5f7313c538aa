import { printedText, substituteOf } from '../../../../documents/index.ts'

/** Columns of fixed-pitch text on a bill (documents §1: 35 characters are the unit of bill text). */
const billWidth = 35

/** Characters that Courier has in the encoding of a PDF. */
const ofCourier = /[\x20-\x7e\u00a1-\u00ff]/
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3001-\u303f\u30fc]/u
const mark = /\p{M}/u

/** True for a character that Courier lacks, so that a fallback face draws it. */
export const isForeign = (character: string): boolean => !ofCourier.test(character)
/** Columns that a character takes: characters of East Asia two, marks upon the letter before them none. */
export const columnsOf = (character: string): number => (wide.test(character) ? 2 : mark.test(character) && isForeign(character) ? 0 : 1)
export const widthOf = (text: string): number => Array.from(text).reduce((sum, character) => sum + columnsOf(character), 0)

/** Full-width forms as half-width ones, letters composed, without what nobody sees. */
export const billText = (text: string): string => printedText(text.normalize('NFKC'))

/** Collects texts for a bill as lines of at most `width` columns, and counts and names what no face can draw. */
export class Printer {
  replaced = 0
  readonly unprintable = new Set<string>()
  private readonly lacking: ReadonlySet<string>

  /** @param lacking characters that no face has: their numbers stand in their places */
  constructor(lacking: ReadonlySet<string>) {
    this.lacking = lacking
  }

  lines(text: string, width = billWidth): string[] {
    if (text.trim() === '') return []
    return billText(text)
      .split('\n')
      .flatMap((line) => cut(this.shown(line.trimEnd()), width))
  }

  line(text: string, width = billWidth): string {
    return this.lines(text, width)[0] ?? ''
  }

  private shown(line: string): string {
    return Array.from(line, (character) => {
      if (!this.lacking.has(character)) return character
      this.replaced += 1
      this.unprintable.add(character)
      return substituteOf(character)
    }).join('')
  }
}

/** At a blank where there is one in the second half, else hard: nothing of a line is lost. */
function cut(line: string, width: number): string[] {
  if (widthOf(line) <= width) return [line]
  const characters = Array.from(line)
  let [end, columns] = [0, 0]
  while (end < characters.length && columns + columnsOf(characters[end]!) <= width) columns += columnsOf(characters[end++]!)
  // a blank may stand right behind the last column
  const blank = characters.lastIndexOf(' ', end)
  const at = blank > end / 2 ? blank : end
  return [characters.slice(0, at).join('').trimEnd(), ...cut(characters.slice(at).join('').trimStart(), width)]
}

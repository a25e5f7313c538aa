import { billColumns, typedLines } from '@jst/contracts/document'
import { printedText, substituteOf } from '../../../../documents/index.ts'

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

  lines(text: string, width = billColumns): string[] {
    return typedLines(this.shown(billText(text)), width)
  }

  line(text: string, width = billColumns): string {
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

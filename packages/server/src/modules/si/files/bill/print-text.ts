import { billColumns, typedLines } from '@jst/contracts/document'
import { printedText, substituteOf } from '../../../../documents/index.ts'

/** Converts full-width characters to half-width, composes letters (NFC), and removes invisible characters. */
export const billText = (text: string): string => printedText(text.normalize('NFKC'))

/** Wraps the texts of a bill at `width` columns, and collects characters without a glyph. */
export class Printer {
  replaced = 0
  readonly unprintable = new Set<string>()
  private readonly lacking: ReadonlySet<string>

  /** @param lacking characters without a glyph in the font; their code points are printed instead */
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

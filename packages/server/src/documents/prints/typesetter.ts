import { hasCharacter, printedText, type Family } from './faces.ts'

export interface TextStyle {
  readonly size: number
  readonly bold?: boolean
  readonly width: number
  readonly align?: 'left' | 'right' | 'center'
}
/** A piece of a line in one face. */
interface Piece {
  readonly font: string
  readonly text: string
  readonly width: number
}

/** Stands for a character that no face has: its number says which one, where a box would say nothing. */
export const substituteOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

/** Words of letters with accents stay in one face; Chinese and Korean break between any two characters. */
const pieces = /[\p{Script=Latin}\p{M}\p{N}'’.,&/()-]+|\s+|[^]/gu

/**
 * Draws texts in the first face that has their characters. A text of the first face alone is left to PDFKit; one that needs others is broken into
 * lines here, on the same baseline and with the same distance of lines.
 */
export class Typesetter {
  readonly doc: PDFKit.PDFDocument
  readonly #families: readonly [Family, ...Family[]]

  constructor(doc: PDFKit.PDFDocument, families: readonly [Family, ...Family[]]) {
    this.doc = doc
    this.#families = families
    for (const { name, regular, bold } of families) doc.registerFont(name, regular.bytes).registerFont(`${name} bold`, bold.bytes)
  }

  height(text: string, style: TextStyle): number {
    const printable = this.#shown(text)
    this.#main(style)
    if (this.#isPlain(printable)) return this.doc.heightOfString(printable || ' ', { width: style.width })
    const leading = this.doc.currentLineHeight(true)
    return this.#lines(printable, style).length * leading
  }

  /** Leaves the cursor below the text. */
  draw(text: string, x: number, y: number, style: TextStyle): void {
    const { doc } = this
    const printable = this.#shown(text)
    const { width, align = 'left', size, bold = false } = style
    this.#main(style)
    if (this.#isPlain(printable)) {
      doc.text(printable, x, y, { width, align })
      return
    }
    const leading = doc.currentLineHeight(true)
    const [{ regular, bold: heavy }] = this.#families
    const baseline = y + (bold ? heavy : regular).ascent * size
    const lines = this.#lines(printable, style)
    lines.forEach((line, index) => {
      const free = width - line.reduce((sum, piece) => sum + piece.width, 0)
      let left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
      for (const { font, text: said, width: wide } of line) {
        doc
          .font(font)
          .fontSize(size)
          .text(said, left, baseline + index * leading, { lineBreak: false, baseline: 'alphabetic' })
        left += wide
      }
    })
    this.#main(style)
    doc.x = x
    doc.y = y + lines.length * leading
  }

  #main({ bold = false, size }: TextStyle): void {
    const [{ name }] = this.#families
    this.doc.font(bold ? `${name} bold` : name).fontSize(size)
  }

  #isPlain(text: string): boolean {
    const [first] = this.#families
    return this.#families.length === 1 || Array.from(text).every((one) => one === '\n' || hasCharacter(first, one))
  }

  #shown(text: string): string {
    return Array.from(printedText(text))
      .map((one) => (one === '\n' || this.#families.some((family) => hasCharacter(family, one)) ? one : substituteOf(one)))
      .join('')
  }

  #lines(text: string, { bold = false, size, width }: TextStyle): Piece[][] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: Piece[][] = [[]]
      let used = 0
      for (const [word] of paragraph.matchAll(pieces)) {
        for (const piece of this.#fitting(word, bold, size, width)) {
          if (used + piece.width > width && used > 0) {
            lines.push([])
            used = 0
            if (piece.text.trim() === '') continue
          }
          lines.at(-1)!.push(piece)
          used += piece.width
        }
      }
      return lines
    })
  }

  /** A word in its face, cut where it is wider than a line. */
  #fitting(word: string, bold: boolean, size: number, width: number): Piece[] {
    const family =
      this.#families.find((one) => Array.from(word).every((character) => hasCharacter(one, character))) ?? this.#families.at(-1)!
    const font = bold ? `${family.name} bold` : family.name
    const wide = this.doc.font(font).fontSize(size).widthOfString(word)
    const characters = Array.from(word)
    if (characters.length > 1 && (wide > width || !characters.every((one) => hasCharacter(family, one)))) {
      const half = characters.length >> 1
      return [characters.slice(0, half), characters.slice(half)].flatMap((part) => this.#fitting(part.join(''), bold, size, width))
    }
    return [{ font, text: word, width: wide }]
  }
}

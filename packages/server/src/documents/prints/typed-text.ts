import { columnsOf, isForeign } from '@jst/contracts/document'
import { hasCharacter, type Family } from './faces.ts'

export interface Typeface {
  readonly font: string
  /** Points; leading is the distance of two lines. */
  readonly size: number
  readonly leading: number
}
/** A document with the faces that draw what Courier lacks. They are registered under their names. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument
  readonly families: readonly Family[]
}
/** Of its size: width of a column, and height of its letters above the baseline. */
const courier = { column: 0.6, ascent: 0.629 } as const

/** Types lines in columns of equal width, as bills of lading have them. */
export function typeLines(paper: Paper, [x, y]: readonly [number, number], lines: readonly string[], style: Typeface): void {
  const { doc } = paper
  doc.font(style.font).fontSize(style.size).fillColor('black')
  lines.forEach((line, index) => {
    if (line === '') return
    const top = y + index * style.leading
    if (Array.from(line).some(isForeign)) typeMixed(paper, x, top, line, style)
    else doc.text(line, x, top, { lineBreak: false })
  })
}

/** A line with characters that Courier lacks: each of these stands in its columns, narrowed where it is wider, on the baseline of the line. */
function typeMixed({ doc, families }: Paper, x: number, y: number, line: string, { font, size }: Typeface): void {
  const baseline = { lineBreak: false, baseline: 'alphabetic' } as const
  const bottom = y + courier.ascent * size
  let column = 0
  for (const [piece] of line.matchAll(/[\x20-\x7e\u00a1-\u00ff]+|[^]/gu)) {
    const left = x + column * courier.column * size
    if (!isForeign(piece)) {
      doc.font(font).fontSize(size).text(piece, left, bottom, baseline)
      column += piece.length
      continue
    }
    const columns = columnsOf(piece)
    const family = families.find((one) => hasCharacter(one, piece))
    if (!family) throw new Error(`no face for ${piece}: its number should stand on the bill`)
    const room = Math.max(1, columns) * courier.column * size
    const width = doc.font(family.name).fontSize(size).widthOfString(piece)
    const scale = Math.min(1, room / (width || 1))
    // a mark stands upon the letter before it
    const start = columns === 0 ? left - room : left
    // narrower and as high as the others
    const at = start + (room - width * scale) / 2
    doc
      .save()
      .scale(scale, 1, { origin: [at, bottom] })
      .text(piece, at, bottom, baseline)
      .restore()
    column += columns
  }
  doc.font(font).fontSize(size)
}

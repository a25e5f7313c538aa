import { pdfBytes } from '../../kernel/pdf/pdf.ts'
import { facesFor } from './faces.ts'
import { drawAcross } from './pdf-across.ts'
import { drawCode, drawHead } from './pdf-head.ts'
import { cutText, full, heightOf, page, type Doc } from './pdf-page.ts'
import { textsOf, type PrintBlock, type PrintMarks, type PrintSheet } from './sheet.ts'
import { frameWords } from './texts.ts'
import { Typesetter } from './typesetter.ts'

const pad = 4
const lineHeight = 14
/** Side of the stamp: a company's is 42 millimetres wide at most. */
const stampSide = 112
/** Side of a code to be scanned. */
const codeSide = 96
/** Height of a page below a heading. */
const longest = page.height - page.top - page.bottom - 40

type TableBlock = Extract<PrintBlock, { kind: 'table' }>
type CodeBlock = Extract<PrintBlock, { kind: 'code' }>
type SignatureBlock = Extract<PrintBlock, { kind: 'signature' }>

/** A print on A4. The same sheet with the same marks gives the same bytes. */
export async function printPdf(sheet: PrintSheet, marks: PrintMarks = {}): Promise<Buffer> {
  const { families } = await facesFor(textsOf(sheet))
  const info = { title: `${sheet.title} ${sheet.no}`, at: new Date(`${sheet.day}T00:00:00Z`) }
  return pdfBytes(
    info,
    (doc) => {
      new Sheet(new Typesetter(doc, families), sheet, marks).draw()
    },
    true,
  )
}

/** Writes blocks below each other and goes to the next page where one does not fit. */
class Sheet {
  private readonly type: Typesetter
  private readonly doc: Doc
  private readonly sheet: PrintSheet
  private readonly marks: PrintMarks
  private y = 0

  constructor(type: Typesetter, sheet: PrintSheet, marks: PrintMarks) {
    this.type = type
    this.doc = type.doc
    this.sheet = sheet
    this.marks = marks
  }

  draw(): void {
    const { type, sheet, marks } = this
    this.newPage()
    this.y = drawHead(type, sheet, marks)
    for (const block of sheet.blocks) this.block(block)
    this.feet()
  }

  private newPage(): void {
    this.doc.addPage()
    this.y = page.top
  }
  /** Goes to the next page where so many points are not left. */
  private room(height: number): boolean {
    if (height <= this.left()) return false
    this.newPage()
    return true
  }

  private left(): number {
    return page.height - page.bottom - this.y
  }

  private block(block: PrintBlock): void {
    if (block.kind === 'signature') return this.signature(block)
    this.heading(block.title)
    if (block.kind === 'table') this.table(block)
    else if (block.kind === 'facts') this.facts(block.facts)
    else if (block.kind === 'code') this.code(block)
    else block.texts.forEach((text, at) => this.paragraph(`${at + 1}. ${text}`))
    this.y += 10
  }

  private heading(title: string): void {
    this.room(60)
    this.type.draw(title, page.left, this.y, { bold: true, size: 10.5, width: full })
    this.y = this.doc.y + 4
  }

  private facts(facts: readonly (readonly [string, string])[]): void {
    const half = full / 2
    for (let at = 0; at < facts.length; at += 2) {
      let pair = facts.slice(at, at + 2)
      const wanted = this.rowHeight(
        pair.map(([, value]) => value),
        () => half - 100,
      )
      if (wanted + 4 <= longest) this.room(wanted + 4)
      // a value that is longer than a page goes on, below its label
      while (pair.some(([label, value]) => label !== '' || value !== '')) {
        if (this.left() < 2 * lineHeight) this.newPage()
        const cut = pair.map(([label, value]) => [label, ...cutText(this.type, value, half - 100, this.left() - 4)] as const)
        const height =
          Math.max(
            this.rowHeight(
              cut.map(([, value]) => value),
              () => half - 100,
            ),
            14,
          ) + 4
        cut.forEach(([label, value], side) => {
          const x = page.left + side * half
          this.cell(label, x, 92, { grey: true })
          this.cell(value, x + 92, half - 96)
        })
        this.y += height
        pair = cut.map(([, , rest]) => ['', rest] as const)
      }
    }
  }

  private table({ columns, rows, totals = [] }: TableBlock): void {
    const shares = columns.reduce((sum, { width = 1 }) => sum + width, 0)
    const widths = columns.map(({ width = 1 }) => (full * width) / shares)
    const inner = (at: number) => widths[at]! - 2 * pad
    const box = (cells: readonly string[], bold: boolean): void => {
      const height = this.rowHeight(cells, inner, bold) + 2 * pad
      let x = page.left
      cells.forEach((cell, at) => {
        this.doc.lineWidth(0.5).strokeColor('#98a2b3').rect(x, this.y, widths[at]!, height).stroke()
        this.cell(cell, x + pad, inner(at), { bold, right: columns[at]?.right === true, down: pad })
        x += widths[at]!
      })
      this.y += height
    }
    const line = (cells: readonly string[], bold = false): void => {
      const height = this.rowHeight(cells, inner, bold) + 2 * pad
      // the heading stands again on each page
      if (height <= longest / 2 && this.room(height) && !bold) head()
      if (height <= this.left()) return box(cells, bold)
      let rest = cells
      while (rest.some((cell) => cell !== '')) {
        if (this.left() < 4 * lineHeight) {
          this.newPage()
          head()
        }
        const cut = rest.map((cell, at) => cutText(this.type, cell, inner(at), this.left() - 2 * pad))
        box(
          cut.map(([fits]) => fits),
          bold,
        )
        rest = cut.map(([, more]) => more)
      }
    }
    const head = () =>
      line(
        columns.map(({ label }) => label),
        true,
      )
    head()
    for (const row of rows) line(row)
    for (const total of totals) line(total, true)
  }

  private paragraph(text: string): void {
    const height = this.heightOf(text, full) + 2
    if (height <= longest) this.room(height)
    for (let rest = text; rest !== '';) {
      if (this.left() < 2 * lineHeight) this.newPage()
      const [fits, more] = cutText(this.type, rest, full, this.left() - 2)
      this.cell(fits, page.left, full)
      this.y += this.heightOf(fits, full) + 2
      rest = more
    }
  }

  private code({ content, note }: CodeBlock): void {
    this.room(codeSide)
    drawCode(this.doc, content, [page.left, this.y], codeSide)
    this.cell(note, page.left + codeSide + 12, full - codeSide - 12, { down: pad })
    this.y += codeSide
  }

  private signature({ parties, ownPartyIndex }: SignatureBlock): void {
    const stamp = ownPartyIndex === undefined ? undefined : this.marks.stamp
    const height = stamp ? stampSide + 8 : 80
    this.room(height)
    const width = full / parties.length
    parties.forEach((party, at) => {
      this.type.draw(party, page.left + at * width, this.y + 10, { bold: true, size: 9, width: width - 12 })
      this.cell(frameWords[this.sheet.language].sign, page.left + at * width, width - 12, { down: 40 })
      if (ownPartyIndex === at && stamp)
        this.doc.image(stamp, page.left + at * width + 30, this.y, { fit: [stampSide, stampSide], valign: 'center' })
    })
    this.y += height
  }

  private rowHeight(cells: readonly string[], width: (at: number) => number, bold = false): number {
    return Math.max(...cells.map((cell, at) => this.heightOf(cell, width(at), bold)))
  }
  private heightOf(text: string, width: number, bold = false): number {
    return heightOf(this.type, text, width, bold)
  }
  private cell(text: string, x: number, width: number, { bold = false, right = false, grey = false, down = 0 } = {}): void {
    this.doc.fillColor(grey ? '#475467' : 'black')
    this.type.draw(text, x, this.y + down, { bold, size: 9, width, align: right ? 'right' : 'left' })
    this.doc.fillColor('black')
  }

  /** Number of the page and of the copy, once all pages are known. */
  private feet(): void {
    const { doc, sheet } = this
    const words = frameWords[sheet.language]
    const { count } = doc.bufferedPageRange()
    for (let at = 0; at < count; at += 1) {
      doc.switchToPage(at)
      this.y = page.height - page.bottom + 20
      this.cell(sheet.copy ? words.copy(sheet.copy.number, sheet.copy.by) : words.preview, page.left, full / 2)
      this.cell(words.page(at + 1, count), page.left + full / 2, full / 2, { right: true })
      if (this.marks.across !== undefined) drawAcross(this.type, this.marks.across, [page.width, page.height])
    }
  }
}

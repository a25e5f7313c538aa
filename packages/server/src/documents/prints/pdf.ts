import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pdfBytes } from '../../kernel/pdf.ts'
import type { PrintBlock, PrintSheet } from './sheet.ts'
import { frameWords } from './texts.ts'

/** Points. A4 with margins that every printer leaves. */
const page = { width: 595.28, height: 841.89, left: 40, top: 40, bottom: 56 } as const
const full = page.width - 2 * page.left
const pad = 4

type Doc = PDFKit.PDFDocument
type TableBlock = Extract<PrintBlock, { kind: 'table' }>

const fontFile = (weight: 'Regular' | 'Bold') =>
  readFile(fileURLToPath(new URL(`../fonts/NotoSansHans-${weight}.otf`, import.meta.resolve('@embedpdf/fonts-sc'))))
let fonts: Promise<readonly [regular: Buffer, bold: Buffer]> | undefined
/** Read once, by the first print. */
const loadFonts = () => (fonts ??= Promise.all([fontFile('Regular'), fontFile('Bold')]))

/** A print on A4. The same sheet gives the same bytes. */
export async function printPdf(sheet: PrintSheet): Promise<Buffer> {
  const [regular, bold] = await loadFonts()
  const info = { title: `${sheet.title} ${sheet.no}`, at: new Date(`${sheet.day}T00:00:00Z`) }
  return pdfBytes(
    info,
    (doc) => {
      doc.registerFont('regular', regular).registerFont('bold', bold)
      new Sheet(doc, sheet).draw()
    },
    true,
  )
}

/** Writes blocks below each other and goes to the next page where one does not fit. */
class Sheet {
  private readonly doc: Doc
  private readonly sheet: PrintSheet
  private y = 0

  constructor(doc: Doc, sheet: PrintSheet) {
    this.doc = doc
    this.sheet = sheet
  }

  draw(): void {
    const { doc, sheet } = this
    this.newPage()
    doc.font('bold').fontSize(11).text(sheet.issuer, page.left, this.y, { width: full })
    this.y = doc.y + 6
    doc.fontSize(16).text(sheet.title, page.left, this.y, { width: full, align: 'center' })
    this.y = doc.y + 4
    const words = frameWords[sheet.language]
    doc.font('regular').fontSize(9)
    doc.text(`${words.no} ${sheet.no}    ${words.day} ${sheet.day}`, page.left, this.y, { width: full, align: 'right' })
    this.y = doc.y + 8
    for (const block of sheet.blocks) this.block(block)
    this.feet()
  }

  private newPage(): void {
    this.doc.addPage()
    this.y = page.top
  }
  /** Goes to the next page where so many points are not left. */
  private room(height: number): boolean {
    if (this.y + height <= page.height - page.bottom) return false
    this.newPage()
    return true
  }

  private block(block: PrintBlock): void {
    if (block.kind === 'signature') return this.signature(block.parties)
    this.heading(block.title)
    if (block.kind === 'table') this.table(block)
    else if (block.kind === 'facts') this.facts(block.facts)
    else block.texts.forEach((text, at) => this.paragraph(`${at + 1}. ${text}`))
    this.y += 10
  }

  private heading(title: string): void {
    this.room(60)
    this.doc.font('bold').fontSize(10.5).text(title, page.left, this.y, { width: full })
    this.y = this.doc.y + 4
  }

  private facts(facts: readonly (readonly [string, string])[]): void {
    const half = full / 2
    for (let at = 0; at < facts.length; at += 2) {
      const pair = facts.slice(at, at + 2)
      const heights = pair.map(([, value]) => this.heightOf(value, half - 100))
      const height = Math.max(...heights, 14) + 4
      this.room(height)
      pair.forEach(([label, value], side) => {
        const x = page.left + side * half
        this.cell(label, x, 92, { grey: true })
        this.cell(value, x + 92, half - 96)
      })
      this.y += height
    }
  }

  private table({ columns, rows, totals = [] }: TableBlock): void {
    const shares = columns.reduce((sum, { width = 1 }) => sum + width, 0)
    const widths = columns.map(({ width = 1 }) => (full * width) / shares)
    const line = (cells: readonly string[], bold = false): void => {
      const height = Math.max(...cells.map((cell, at) => this.heightOf(cell, widths[at]! - 2 * pad, bold))) + 2 * pad
      // the heading stands again on each page
      if (this.room(height) && !bold) head()
      let x = page.left
      cells.forEach((cell, at) => {
        this.doc.lineWidth(0.5).strokeColor('#98a2b3').rect(x, this.y, widths[at]!, height).stroke()
        this.cell(cell, x + pad, widths[at]! - 2 * pad, { bold, right: columns[at]?.right === true, down: pad })
        x += widths[at]!
      })
      this.y += height
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
    this.room(height)
    this.cell(text, page.left, full)
    this.y += height
  }

  private signature(parties: readonly string[]): void {
    this.room(80)
    const width = full / parties.length
    parties.forEach((party, at) => {
      this.doc
        .font('bold')
        .fontSize(9)
        .text(party, page.left + at * width, this.y + 10, { width: width - 12 })
      this.cell(frameWords[this.sheet.language].sign, page.left + at * width, width - 12, { down: 40 })
    })
    this.y += 80
  }

  private heightOf(text: string, width: number, bold = false): number {
    return this.doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(9)
      .heightOfString(text || ' ', { width })
  }
  private cell(text: string, x: number, width: number, { bold = false, right = false, grey = false, down = 0 } = {}): void {
    this.doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(9)
      .fillColor(grey ? '#475467' : 'black')
      .text(text, x, this.y + down, { width, align: right ? 'right' : 'left' })
      .fillColor('black')
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
    }
  }
}

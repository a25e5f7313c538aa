import { pdfBytes } from '../../kernel/pdf/pdf.ts'
import { facesFor } from './faces.ts'
import { drawAcross } from './pdf-across.ts'
import { drawCode } from './pdf-head.ts'
import { textsOf, type PrintBlock, type PrintMarks, type PrintSheet } from './sheet.ts'
import { frameWords } from './texts.ts'
import { Typesetter, type TextStyle } from './typesetter.ts'

/** Points. Rolls of 58 mm; printers leave 5 mm on either side. */
const paper = 164.4
const margin = 14
const full = paper - 2 * margin
const codeSide = 104
/** Longer than any slip: the height of the page on which the first pass measures. */
const longest = 4_000

/** A print on a roll of 58 mm, as high as its content. The same sheet gives the same bytes. */
export async function rollPdf(sheet: PrintSheet, marks: PrintMarks = {}): Promise<Buffer> {
  const { families } = await facesFor([...textsOf(sheet), marks.across ?? ''])
  const info = { title: `${sheet.title} ${sheet.no}`, at: new Date(`${sheet.day}T00:00:00Z`) }
  let height = longest
  const draw = (doc: PDFKit.PDFDocument) => {
    doc.addPage({ size: [paper, height], margin: 0 })
    height = new Roll(new Typesetter(doc, families), sheet).draw() + margin
    if (marks.across !== undefined) drawAcross(new Typesetter(doc, families), marks.across, [paper, doc.page.height])
  }
  // the first pass measures
  await pdfBytes(info, draw)
  return pdfBytes(info, draw)
}

class Roll {
  private readonly type: Typesetter
  private readonly sheet: PrintSheet
  private y = margin

  constructor(type: Typesetter, sheet: PrintSheet) {
    this.type = type
    this.sheet = sheet
  }

  /** Answers where the content ends. */
  draw(): number {
    const { issuer, title, no, day, copy, language, blocks } = this.sheet
    const words = frameWords[language]
    this.text(issuer, { bold: true, size: 8, align: 'center' })
    this.text(title, { bold: true, size: 11, align: 'center' })
    this.text(`${words.no} ${no}`, { size: 7.5, align: 'center' })
    for (const block of blocks) this.block(block)
    this.rule()
    this.text(`${copy ? words.copy(copy.number, copy.by) : words.preview}  ${day}`, { size: 6.5, align: 'center' })
    return this.y
  }

  private block(block: PrintBlock): void {
    // nobody signs on a roll
    if (block.kind === 'signature') return
    this.rule()
    if (block.kind === 'code') this.code(block.content, block.note)
    else if (block.kind === 'facts') for (const [label, value] of block.facts) this.text(`${label}：${value}`, { size: 8 })
    else if (block.kind === 'clauses') for (const text of block.texts) this.text(text, { size: 7 })
    else for (const row of block.rows) this.text(row.filter((cell) => cell !== '').join('  '), { size: 7.5 })
  }

  private code(content: string, note: string): void {
    drawCode(this.type.doc, content, [(paper - codeSide) / 2, this.y + 2], codeSide)
    this.y += codeSide + 6
    this.text(note, { size: 6.5, align: 'center' })
  }

  private rule(): void {
    const { doc } = this.type
    doc
      .lineWidth(0.5)
      .strokeColor('#98a2b3')
      .moveTo(margin, this.y + 3)
      .lineTo(paper - margin, this.y + 3)
      .stroke()
    this.y += 8
  }

  private text(text: string, style: Omit<TextStyle, 'width'>): void {
    this.type.draw(text, margin, this.y, { ...style, width: full })
    this.y = this.type.doc.y + 2
  }
}

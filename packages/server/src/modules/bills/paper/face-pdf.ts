import { boxInset, typedSize, type BillFace, type BillLayoutContent, type FilledBox } from '@jst/contracts/bills'
import { isForeign } from '@jst/contracts/document'
import { drawCode, drawWatermark, facesFor, typeLines, type Paper } from '../../../documents/index.ts'
import { pdfBytes } from '../../../kernel/pdf/pdf.ts'

/** Points of a millimetre. */
const mm = 72 / 25.4
const headingSize = 6
const grey = '#475467'

export interface PaperMarks {
  readonly title: string
  readonly blNo: string
  readonly version: number
  /** Stands as the time of making. */
  readonly at: Date
  readonly watermark: string
  /** Address behind the code, and the hash that is printed below it. */
  readonly passport: { readonly address: string; readonly hash: string }
  /** `ORIGINAL 1/3`, `PRINT 2`, on each page. */
  readonly note: string
  /** 套打: data alone, moved by so many millimetres. Undefined: the form is drawn as well. */
  readonly overprint?: { readonly right: number; readonly down: number } | undefined
}

/** Draws the filled face of a bill in the size of its layout, then its rider pages. */
export async function facePdf(layout: BillLayoutContent, { boxes, riders }: BillFace, marks: PaperMarks): Promise<Buffer> {
  const foreign = [...new Set([...boxes.flatMap(({ lines }) => lines), ...riders.flat()].join(''))].filter(isForeign)
  const families = foreign.length === 0 ? [] : (await facesFor(foreign)).families
  const size: [number, number] = [layout.Width * mm, layout.Height * mm]
  return pdfBytes({ title: `${marks.title} ${marks.blNo}`, at: marks.at }, (doc) => {
    for (const { name, regular } of families) doc.registerFont(name, regular.bytes)
    const paper: Paper = { doc, families }
    const page = (number: number) => {
      doc.addPage({ size, margin: 0 })
      // on a pre-printed form stands data alone; its riders are blank paper, which has to say to what it belongs
      if (marks.overprint && number === 1) return
      if (!marks.overprint) drawWatermark(doc, marks.watermark, size)
      drawFoot(doc, size, marks, `PAGE ${number}/${riders.length + 1}`)
    }
    page(1)
    for (const box of boxes) drawBox(paper, box, marks)
    riders.forEach((lines, index) => {
      page(index + 2)
      drawRider(paper, lines, marks, `RIDER PAGE ${index + 1}/${riders.length}`)
    })
  })
}

function drawBox(paper: Paper, box: FilledBox, { overprint, passport, blNo, version }: PaperMarks): void {
  const { doc } = paper
  const [x, y] = [(box.X + (overprint?.right ?? 0)) * mm, (box.Y + (overprint?.down ?? 0)) * mm]
  if (box.Field === 'Passport') {
    // a preview is not verified
    if (passport.address === '') return
    const side = Math.min(box.W, box.H - 6) * mm
    drawCode(doc, passport.address, [x, y], side)
    const style = { font: 'Courier', size: 4.6, leading: 5.2 }
    const [first, second] = [passport.hash.slice(0, 24), passport.hash.slice(24, 48)]
    return typeLines(paper, [x, y + side + 2], [`${blNo} V${version}`, first, second], style)
  }
  if (box.Frame && !overprint) {
    doc
      .lineWidth(0.6)
      .strokeColor('black')
      .rect(x, y, box.W * mm, box.H * mm)
      .stroke()
    doc.font('Helvetica').fontSize(headingSize).fillColor(grey)
    doc.text(box.Heading, x + boxInset.left * mm, y + 2.4, { lineBreak: false })
  }
  const { line } = typedSize(box.Font)
  const style = { font: box.Field === 'Title' ? 'Courier-Bold' : 'Courier', size: box.Font, leading: line * mm }
  typeLines(paper, [x + boxInset.left * mm, y + boxInset.top * mm], box.lines, style)
}

/** Number, version and page stand on each page, so that a loose rider is known. */
function drawFoot(
  doc: PDFKit.PDFDocument,
  [, height]: readonly [number, number],
  { blNo, version, note, overprint }: PaperMarks,
  page: string,
): void {
  doc.font('Helvetica').fontSize(6.5).fillColor(grey)
  const [x, y] = [(10 + (overprint?.right ?? 0)) * mm, height + ((overprint?.down ?? 0) - 8) * mm]
  doc.text([`B/L NO. ${blNo}`, `VERSION ${version}`, note, page].filter(Boolean).join('   |   '), x, y, { lineBreak: false })
  doc.fillColor('black')
}

const riderStyle = { font: 'Courier', size: 7.8, leading: 9.2 }
function drawRider(paper: Paper, lines: readonly string[], { title, blNo, version }: PaperMarks, name: string): void {
  const { doc } = paper
  doc.font('Helvetica-Bold').fontSize(10).fillColor('black')
  doc.text(`${title} NO. ${blNo}`, 10 * mm, 12 * mm, { lineBreak: false })
  doc.font('Helvetica').fontSize(9)
  doc.text(`${name}   VERSION ${version}`, 10 * mm, 17 * mm, { lineBreak: false })
  typeLines(paper, [10 * mm, 24 * mm], lines, riderStyle)
}

/** Rulers in millimetres, moved as data would be: whoever lays it over a form reads by how much the printer is off. */
export const calibrationPdf = ({ right, down }: { readonly right: number; readonly down: number }, name: string): Promise<Buffer> =>
  pdfBytes({ title: 'CALIBRATION', at: new Date(0) }, (doc) => {
    doc.addPage({ size: 'A4', margin: 0 })
    const x = (value: number) => (value + right) * mm
    const y = (value: number) => (value + down) * mm
    doc.lineWidth(0.3).strokeColor('black')
    for (let at = 0; at <= 190; at += 1) {
      const length = at % 10 === 0 ? 6 : at % 5 === 0 ? 4 : 2
      doc
        .moveTo(x(10 + at), y(10))
        .lineTo(x(10 + at), y(10 + length))
        .stroke()
    }
    for (let at = 0; at <= 270; at += 1) {
      const length = at % 10 === 0 ? 6 : at % 5 === 0 ? 4 : 2
      doc
        .moveTo(x(10), y(10 + at))
        .lineTo(x(10 + length), y(10 + at))
        .stroke()
    }
    for (const [left, top] of [
      [10, 10],
      [200, 10],
      [10, 280],
      [200, 280],
      [105, 148.5],
    ] as const) {
      doc
        .moveTo(x(left - 4), y(top))
        .lineTo(x(left + 4), y(top))
        .stroke()
      doc
        .moveTo(x(left), y(top - 4))
        .lineTo(x(left), y(top + 4))
        .stroke()
    }
    doc.font('Helvetica').fontSize(8).fillColor('black')
    const crosses = 'CROSSES AT 10, 105 AND 200 MM FROM THE LEFT, 10, 148.5 AND 280 MM FROM THE TOP'
    const said = `RIGHT ${right.toFixed(1)} MM   DOWN ${down.toFixed(1)} MM   ${crosses}`
    doc.text(/^[\x20-\x7e]*$/.test(name) ? `${name}   ${said}` : said, x(20), y(20), { lineBreak: false })
    for (let at = 0; at <= 190; at += 10) doc.fontSize(5).text(String(at + 10), x(10 + at) + 1, y(16.5), { lineBreak: false })
    for (let at = 10; at <= 270; at += 10) doc.fontSize(5).text(String(at + 10), x(17), y(10 + at) - 2, { lineBreak: false })
  })

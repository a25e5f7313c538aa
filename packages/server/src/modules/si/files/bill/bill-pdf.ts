import { drawCode, drawWatermark, facesFor, typeLines, type Paper, type Typeface } from '../../../../documents/index.ts'
import { pdfBytes } from '../../../../kernel/pdf/pdf.ts'
import type { Bill } from './bill.ts'
import { face } from './bill.ts'
import { isForeign } from '@jst/contracts/document'
import { listHeading, riderPages, type RiderPage } from './rider.ts'

/** Points. A4 with margins that all printers support. */
const page = { width: 595.28, height: 841.89, left: 30, top: 34 } as const
const full = page.width - 2 * page.left
const half = full / 2
/** A character of Courier is 0.6 em wide: 35 columns at 9 points are 189 points, 66.7 mm. */
const typed: Typeface = { font: 'Courier', size: 9, leading: 10.4 }
const small: Typeface = { font: 'Courier', size: 7.8, leading: 9.2 }
const pad = 4

/** Marks of a numbered copy; without them the bill is a preview. */
interface CopyMarks {
  readonly copy?: number | undefined
  /** Address where the copy is verified. */
  readonly verify?: string | undefined
}

/**
 * The bill of lading on A4 (documents §10.1): fixed-pitch text, rider pages for what the face cannot hold, the state across each page.
 * The same version of a record gives the same bytes.
 */
export async function billPdf(bill: Bill, marks: CopyMarks = {}): Promise<Buffer> {
  const foreign = [
    ...new Set(
      Object.values(bill)
        .flat()
        .filter((text) => typeof text === 'string')
        .join(''),
    ),
  ].filter(isForeign)
  const families = foreign.length === 0 ? [] : (await facesFor(foreign)).families
  return pdfBytes({ title: `${bill.title} ${bill.billNo}`, at: new Date(bill.at) }, (doc) => {
    for (const { name, regular } of families) doc.registerFont(name, regular.bytes)
    const paper: Paper = { doc, families }
    const riders = riderPages(bill)
    for (const set of bill.sets) {
      addPage(doc, bill)
      drawFace(paper, bill, [set, riders.length], marks)
      riders.forEach((rider, index) => {
        addPage(doc, bill)
        drawRider(paper, bill, rider, [set, `RIDER PAGE ${index + 1}/${riders.length}`].filter(Boolean).join('   '))
      })
    }
  })
}

function addPage(doc: PDFKit.PDFDocument, { mark }: Bill): void {
  doc.addPage()
  drawWatermark(doc, mark, [page.width, page.height])
}

/** A box of the form with its heading and typed lines. */
function box(
  paper: Paper,
  x: number,
  y: number,
  width: number,
  height: number,
  heading: string,
  lines: readonly string[] = [],
  style = typed,
): void {
  const { doc } = paper
  doc.lineWidth(0.6).strokeColor('black').rect(x, y, width, height).stroke()
  doc
    .font('Helvetica')
    .fontSize(6)
    .fillColor('#475467')
    .text(heading, x + pad, y + 3, { lineBreak: false })
  typeLines(paper, [x + pad, y + 12], lines, style)
}

/** Space beside the carrier's name, which has 35 columns. */
const codeSide = 42
const partyHeight = 78
const rowHeight = 34
const issueHeight = 82

function drawFace(paper: Paper, bill: Bill, [set, riders]: readonly [string, number], { copy, verify }: CopyMarks): void {
  const { doc } = paper
  const { left } = page
  const right = left + half
  let y: number = page.top
  box(paper, left, y, half, partyHeight, 'SHIPPER', bill.shipper)
  box(paper, right, y, half / 2, 36, 'B/L NO.', [bill.billNo])
  box(paper, right + half / 2, y, half / 2, 36, 'REFERENCE', bill.reference, small)
  box(paper, right, y + 36, half, partyHeight * 2 - 36, 'CARRIER', [bill.carrier])
  if (verify !== undefined) drawCode(doc, verify, [left + full - pad - codeSide, y + 40], codeSide)
  const middle = { width: half, align: 'center', lineBreak: false } as const
  doc
    .font('Helvetica-Bold')
    .fontSize(17)
    .text(bill.title, right, y + 80, middle)
  if (set !== '')
    doc
      .font('Helvetica-Bold')
      .fontSize(12)
      .text(set, right, y + 104, middle)
  if (bill.standing !== '')
    doc
      .font('Helvetica')
      .fontSize(9)
      .text(bill.standing, right, y + 124, middle)
  y += partyHeight
  box(paper, left, y, half, partyHeight, 'CONSIGNEE', bill.consignee)
  y += partyHeight
  box(paper, left, y, half, partyHeight, 'NOTIFY PARTY', bill.notify)
  box(paper, right, y, half, partyHeight + rowHeight, 'ALSO NOTIFY', bill.alsoNotify)
  y += partyHeight
  box(paper, left, y, half, rowHeight, 'PLACE OF RECEIPT', bill.receiptPlace)
  y += rowHeight
  box(paper, left, y, half, rowHeight, 'VESSEL / VOYAGE', bill.vessel)
  box(paper, right, y, half, rowHeight, 'PORT OF LOADING', bill.loadPort)
  y += rowHeight
  box(paper, left, y, half, rowHeight, 'PORT OF DISCHARGE', bill.dischargePort)
  box(paper, right, y, half, rowHeight, 'PLACE OF DELIVERY', bill.deliveryPlace)
  y += rowHeight
  y = drawGoods(paper, bill, y)
  box(paper, left, y, full, rowHeight, 'TOTAL NUMBER OF CONTAINERS OR PACKAGES (IN WORDS)', bill.words, small)
  y += rowHeight
  box(paper, left, y, half / 2, rowHeight, 'FREIGHT', bill.freight, small)
  box(paper, left + half / 2, y, half / 2, rowHeight, 'FREIGHT PAYABLE AT', bill.payableAt, small)
  box(paper, right, y, half / 2, rowHeight, 'NO. OF ORIGINALS', [bill.originals], small)
  box(paper, right + half / 2, y, half / 2, rowHeight, 'TERMS', bill.terms, small)
  y += rowHeight
  drawIssue(paper, bill, y)
  y += issueHeight
  doc.font('Helvetica').fontSize(6.5).fillColor('#475467')
  const notes = [
    ...(copy === undefined ? [] : [`COPY NO. ${copy}`]),
    `VERSION ${bill.version}`,
    riders > 0 ? `${riders} RIDER PAGE(S) ATTACHED` : 'NO RIDER',
  ]
  if (bill.replaced > 0) notes.push(`${bill.replaced} CHARACTER(S) THAT CANNOT BE PRINTED ARE SHOWN BY THEIR NUMBERS`)
  doc.text(notes.join('   |   '), left, y + 5, { lineBreak: false })
}

/** The carrier's receipt, when and where it was given, and who signs it. */
function drawIssue(paper: Paper, bill: Bill, y: number): void {
  const { doc } = paper
  const { left } = page
  const right = left + half
  box(paper, left, y, half, issueHeight, 'RECEIPT')
  doc
    .font('Helvetica')
    .fontSize(6.6)
    .fillColor('black')
    .text(bill.receipt, left + pad, y + 12, { width: half - 2 * pad, lineGap: 1 })
  box(paper, right, y, half / 2, rowHeight, 'PLACE AND DATE OF ISSUE', bill.issued, small)
  box(paper, right + half / 2, y, half / 2, rowHeight, bill.onBoard.length > 0 ? 'SHIPPED ON BOARD' : '', bill.onBoard, small)
  box(paper, right, y + rowHeight, half, issueHeight - rowHeight, 'SIGNED FOR THE CARRIER', [bill.carrier], small)
  doc
    .moveTo(right + half / 2, y + issueHeight - 10)
    .lineTo(right + half - 2 * pad, y + issueHeight - 10)
    .stroke()
}

/** Widths of the goods area: marks, packages, description, weight, measurement. */
const columns = [118, 82, 199, 68, full - 118 - 82 - 199 - 68] as const
const headings = ['MARKS & NUMBERS', 'NO. & KIND OF PKGS', 'DESCRIPTION OF GOODS', 'GROSS WEIGHT', 'MEASUREMENT'] as const
const elsewhere = ['AS PER ATTACHED RIDER']

function drawGoods(paper: Paper, bill: Bill, top: number): number {
  const height = 14 + face.lines * typed.leading + 4
  const texts = [
    bill.rider.text ? ['AS PER', 'ATTACHED RIDER'] : bill.marks,
    bill.packages,
    bill.rider.text ? [...bill.goods.slice(0, 2), '', ...elsewhere] : bill.goods,
    bill.weight.split(' '),
    bill.volume.split(' '),
  ]
  let x: number = page.left
  headings.forEach((heading, index) => {
    const style = index === 2 || index === 0 ? typed : small
    box(paper, x, top, columns[index] ?? 0, height, heading, texts[index], style)
    x += columns[index] ?? 0
  })
  const listHeight = 14 + face.containers * small.leading + 2
  const list = bill.rider.containers ? elsewhere : bill.containers
  box(paper, page.left, top + height, full, listHeight, listHeading, list, small)
  return top + height + listHeight
}

function drawRider(paper: Paper, bill: Bill, rider: RiderPage, name: string): void {
  const { doc } = paper
  const { left, top } = page
  doc.font('Helvetica-Bold').fontSize(10).text(`${bill.title} NO. ${bill.billNo}`, left, top, { lineBreak: false })
  doc.font('Helvetica').fontSize(9).text(`${name}   VERSION ${bill.version}`, left, top, { width: full, align: 'right', lineBreak: false })
  const height = page.height - 2 * top - 20
  const [first, second] = rider.columns
  if (second) {
    box(paper, left, top + 18, half, height, first.heading, first.lines)
    box(paper, left + half, top + 18, half, height, second.heading, second.lines)
  } else box(paper, left, top + 18, full, height, first.heading, first.lines, small)
}

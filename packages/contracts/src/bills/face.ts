import { paymentMethods } from '../si/choices.ts'
import { englishNumber } from '../money/words.ts'
import { sumOf, textOf, type BillAmounts, type BillContent } from './bill-fields.ts'
import { billStateCodes } from './bill-states.ts'
import { packingClause, receiptClause, termsText, totalWords } from './clauses.ts'
import { faceFields, faceKeys, type BillLayoutContent, type FaceField, type LayoutBox } from './layout.ts'
import { cutLine, typedLines, widthOf } from '../document/typed-lines.ts'

/** Papers that are given out of a bill. */
export const billPapers = {
  draft: { zh: '样单', en: 'DRAFT' },
  copy: { zh: '副本', en: 'COPY NON NEGOTIABLE' },
  original: { zh: '正本', en: 'ORIGINAL' },
} as const
export type BillPaperType = keyof typeof billPapers

/** Written across each page, by the state of the bill and the paper. */
export function watermarkOf(state: number, paper: BillPaperType): 'DRAFT' | 'COPY' | 'SURRENDERED' | 'VOID' | '' {
  if (state === billStateCodes.void) return 'VOID'
  if (state === billStateCodes.surrendered) return 'SURRENDERED'
  if (state !== billStateCodes.locked) return 'DRAFT'
  return paper === 'original' ? '' : 'COPY'
}

/** Usual number of originals where nothing else is written. */
const customary = 3
/** Originals on paper: a telex release, a waybill and an electronic bill have none. */
export function originalsOf(content: BillContent): number {
  const originals = content['Originals']
  const count = typeof originals === 'number' ? originals : 0
  const way = textOf(content, 'Way')
  if (way === 'OBL') return count || customary
  return way === 'DST' ? count : 0
}

/** Facts of a paper beside the content of its bill. */
export interface PaperFacts {
  readonly state: number
  readonly paper: BillPaperType
  /** Of an original: 1 is 1/3. */
  readonly no: number
  /** `YYYY-MM-DD`; '' before the lock. */
  readonly issuedOn: string
}

/** Columns and rows of a rider page. */
export const riderSize = { columns: 110, rows: 76 } as const
const listColumns = 110
const elsewhere = 'AS PER ATTACHED RIDER'

const amounts = ({ Packages, Weight, Volume }: BillAmounts, kind: string) =>
  `${Packages ?? 0} ${kind} ${(Weight ?? 0).toFixed(3)}KGS ${(Volume ?? 0).toFixed(3)}CBM`

/** Every container with its seals, settings, quantities and goods lines. */
export function containerLines({ Boxes }: BillContent): string[] {
  const indented = (text: string, label: string) =>
    typedLines(text, listColumns - 2 - label.length).map((row, at) => `  ${at === 0 ? label : ' '.repeat(label.length)}${row}`)
  return Boxes.flatMap((box) => {
    const name = `${box.BoxNo.padEnd(11)} ${box.SealNo.padEnd(15)} ${box.BoxType.padEnd(5)}`
    return [
      ...typedLines(`${name} ${amounts(box, box.PackageKind)}`.trimEnd(), listColumns),
      ...indented(box.Note, ''),
      ...box.Lines.flatMap((line) => [
        ...indented(`${amounts(line, line.PackageKind)}${line.HsCode === '' ? '' : ` HS ${line.HsCode}`}`, '- '),
        ...indented(line.Goods, '  '),
        ...indented(line.Marks, '  MARKS '),
        ...indented(line.Hazard, '  '),
      ]),
    ]
  })
}

/** Texts of the face by field, before they are cut into lines. */
function faceTexts(
  content: BillContent,
  { state, paper, no, issuedOn }: PaperFacts,
): Readonly<Record<Exclude<FaceField, 'Passport'>, string>> {
  const fieldText = (key: string) => textOf(content, key)
  const joined = (...texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join('\n')
  const sums = sumOf(content.Boxes)
  const waybill = fieldText('Way') === 'SWB'
  const originals = originalsOf(content)
  const set = paper === 'original' ? `ORIGINAL ${no}/${originals}` : watermarkOf(state, paper) === 'DRAFT' ? 'DRAFT' : billPapers.copy.en
  return {
    Shipper: fieldText('Shipper'),
    Consignee: fieldText('Consignee'),
    Notify: fieldText('Notify'),
    AlsoNotify: fieldText('AlsoNotify'),
    Agent: fieldText('Agent'),
    BlNo: fieldText('BlNo'),
    BookingNo: fieldText('BookingNo'),
    References: fieldText('ExportRefs'),
    Title: joined(fieldText('Carrier'), waybill ? 'SEA WAYBILL' : 'BILL OF LADING', set),
    PreCarriage: fieldText('PreCarriage'),
    ReceiptPlace: fieldText('ReceiptPlace'),
    Vessel: [fieldText('Vessel'), fieldText('Voyage')].filter(Boolean).join(' '),
    LoadPort: fieldText('LoadPort'),
    DischargePort: fieldText('DischargePort'),
    DeliveryPlace: fieldText('DeliveryPlace'),
    FinalPlace: fieldText('FinalPlace'),
    Marks: fieldText('Marks'),
    Packages: joined(String(sums.packages), fieldText('PackageKind')),
    Goods: joined(
      ...packingClause(fieldText('Terms')),
      fieldText('Goods'),
      fieldText('HsCode') === '' ? '' : `HS CODE: ${fieldText('HsCode').replaceAll('\n', ' ')}`,
    ),
    Weight: `${sums.weight}\nKGS`,
    Volume: `${sums.volume}\nCBM`,
    Containers: containerLines(content).join('\n'),
    Words: totalWords(content.Boxes.length, sums.packages, fieldText('PackageKind')),
    Charges: fieldText('Charges'),
    Payment: paymentMethods.find(({ value }) => value === fieldText('Payment'))?.en ?? '',
    PayableAt: fieldText('PayableAt'),
    Originals: waybill ? 'NONE' : `${englishNumber(originals)} (${originals})`,
    Terms: termsText(fieldText('Terms')),
    Issue: joined(fieldText('IssuePlace'), issuedOn),
    OnBoard: fieldText('OnBoard'),
    Receipt: receiptClause(waybill),
    Signed: fieldText('Carrier'),
  }
}

export interface FilledBox extends LayoutBox {
  readonly lines: readonly string[]
}
export interface BillFace {
  readonly boxes: readonly FilledBox[]
  /** Lines of each rider page. */
  readonly riders: readonly (readonly string[])[]
}

/** The marks of a bill keep their lines: those that are wider than their box stand on the rider, as they are. */
const verbatim: ReadonlySet<FaceField> = new Set(['Marks', 'Containers'])

/**
 * Fills a layout. Nothing is cut: a text that is longer than its box, and one that has no box, stands in full on rider pages. The face points there.
 * @param shown how a character is printed; for those that no face has, by their numbers
 */
export function fillFace(
  layout: BillLayoutContent,
  content: BillContent,
  facts: PaperFacts,
  shown = (text: string): string => text,
): BillFace {
  const texts = faceTexts(content, facts)
  const rider: string[] = []
  const onRider = (field: FaceField, text: string) => {
    rider.push(...(rider.length > 0 ? [''] : []), faceFields[field].heading || field.toUpperCase(), ...typedLines(text, riderSize.columns))
  }
  const boxes = layout.Boxes.map((box): FilledBox => {
    if (box.Field === 'Passport') return { ...box, lines: [] }
    const text = shown(texts[box.Field])
    const lines = typedLines(text, box.Cols)
    const tooWide = verbatim.has(box.Field) && text.split('\n').some((line) => widthOf(line) > box.Cols)
    if (lines.length <= box.Rows && !tooWide) return { ...box, lines }
    onRider(box.Field, text)
    // what the paper is, and which of the set, stays on its face, however long the name of the carrier is
    const shownLines = box.Field === 'Title' ? typedLines(text.split('\n').slice(-2).join('\n'), box.Cols) : tooWide ? [] : lines
    const hint = cutLine(elsewhere, box.Cols)
    return { ...box, lines: [...shownLines.slice(0, Math.max(0, box.Rows - hint.length)), ...hint].slice(0, box.Rows) }
  })
  for (const field of faceKeys)
    if (field !== 'Passport' && texts[field] !== '' && !layout.Boxes.some(({ Field }) => Field === field))
      onRider(field, shown(texts[field]))
  const pages = Math.ceil(rider.length / riderSize.rows)
  return { boxes, riders: Array.from({ length: pages }, (_, page) => rider.slice(page * riderSize.rows, (page + 1) * riderSize.rows)) }
}

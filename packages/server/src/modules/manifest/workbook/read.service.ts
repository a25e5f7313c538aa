import { manifestLimits, type ManifestContent, type ManifestFile, type readManifestFile } from '@jst/contracts/manifest'
import type { PackedBox } from '@jst/contracts/packing'
import type { QueryOf } from '@jst/contracts'
import { emptyConsignment, emptyGoods, labelOf } from '@jst/manifest'
import { sumOf, withSums } from '@jst/packing'
import { AppError } from '../../../kernel/errors.ts'
import type { UploadedFile } from '../../../kernel/files/files.ts'
import { placed, readBoxes, readingWords, sheetsIn } from '../../packing/index.ts'
import { portsNamed } from '../filing/ports.repo.ts'
import { goodsOf } from '../filing/sources.service.ts'
import type { Reading } from '../filing/view.service.ts'
import { readHead, type FoundValue, type HeadReading } from './head.ts'
import { orderWords, sameWords } from './vocabulary.ts'
import { workbookWords, type WorkbookWords } from './workbook.texts.ts'

type Question = ManifestFile['Questions'][number]
interface Told {
  readonly words: WorkbookWords
  readonly questions: Question[]
  readonly totals: string[]
  readonly unread: ManifestFile['Unread'][number][]
}

/** `kind place=value`, a line each. */
function answersTo(kind: 'cell' | 'field', typed: string): Readonly<Record<string, string>> {
  const found = typed.split('\n').flatMap((line) => {
    const [, answerKind, place = '', value = ''] = /^(cell|field) (.+)=([^=]*)$/.exec(line) ?? []
    return answerKind === kind ? [[place, value] as const] : []
  })
  return Object.fromEntries(found)
}
const choicesOf = (values: readonly string[]) => values.map((Value) => ({ Value, Text: Value }))
const spoken = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value))

/** One value for each field; several cells that differ are asked about. */
function headOf(
  values: readonly FoundValue[],
  answers: Readonly<Record<string, string>>,
  findings: Told,
): Readonly<Record<string, unknown>> {
  const head: Record<string, unknown> = {}
  for (const [key, all] of Map.groupBy(values, (one) => one.key)) {
    const ways = [...new Map(all.map((one) => [spoken(one.value), one])).values()]
    const chosen = ways.length === 1 ? ways[0] : ways.find(({ value }) => spoken(value) === answers[key])
    if (chosen) head[key] = chosen.value
    else
      findings.questions.push({
        Key: `field ${key}`,
        Text: findings.words.differs(
          findings.words.label(labelOf(key)),
          ways.map(({ sheet, cell }) => `${sheet}!${cell}`).join(findings.words.joint),
        ),
        Choices: choicesOf(ways.map(({ value }) => spoken(value))),
      })
  }
  return head
}

/** Codes of places: five letters, or the name of a port. A name of several ports is asked about. */
async function portsOf({ db, actor }: Reading, found: readonly FoundValue[], findings: Told): Promise<FoundValue[]> {
  const nameIn = (text: string) =>
    text
      .split(/[,，(（\n]/)[0]!
      .trim()
      .toUpperCase()
  const ports = await portsNamed(
    db,
    actor.companyId,
    found.map(({ text }) => nameIn(text)),
  )
  return found.flatMap((one) => {
    const [code] = /\b[A-Z]{2}[A-Z2-9]{3}\b/.exec(one.text.toUpperCase()) ?? []
    const isCode =
      code !== undefined && (one.text.trim().length === 5 || one.text.includes(`(${code})`) || one.text.includes(`（${code}）`))
    if (isCode) return [{ ...one, value: code }]
    const codes = ports.filter(({ name }) => name === nameIn(one.text)).map((port) => port.code)
    if (codes.length === 1) return [{ ...one, value: codes[0] }]
    if (codes.length > 1)
      findings.questions.push({ Key: `cell ${one.sheet}!${one.cell}`, Text: findings.words.places(one.text), Choices: choicesOf(codes) })
    else findings.unread.push({ Sheet: one.sheet, Cell: one.cell, Text: findings.words.unread(one.text, findings.words.noPlace) })
    return []
  })
}

/** Companies by role. The same company named in two places differently is asked about by the name. */
function partiesOf(found: HeadReading['parties'], answers: Readonly<Record<string, string>>, findings: Told): Partial<ManifestContent> {
  const parties: Record<string, unknown> = {}
  for (const [role, all] of Map.groupBy(found, (one) => one.role)) {
    const ways = [...new Map(all.map((one) => [JSON.stringify(one.party), one])).values()]
    const chosen = ways.length === 1 ? ways[0] : ways[Number(answers[role] ?? NaN) - 1]
    if (!chosen) {
      const Choices = ways.map(({ said }, at) => ({ Value: String(at + 1), Text: said.replace(/\s+/g, ' ').slice(0, 200) }))
      findings.questions.push({ Key: `field ${role}`, Text: findings.words.parties(findings.words.label(labelOf(role))), Choices })
      continue
    }
    parties[role] = chosen.party
    if (role === 'Consignee' && orderWords.test(chosen.said.trim())) parties['ToOrder'] = true
  }
  const notify = found.find(({ role }) => role === 'Notify')
  if (notify && sameWords.test(notify.said.trim()) && parties['Consignee'] !== undefined) parties['Notify'] = parties['Consignee']
  return parties
}

/** A box without number, type and seals holds rows of goods that stand in a table of their own. */
const isGoods = ({ BoxNo, BoxType, Seals, Lines }: PackedBox) => BoxNo === '' && BoxType === '' && Seals.length === 0 && Lines.length > 0

/** Lines of the one bill; those of other bills are told, and stay out. */
function ofBill(boxes: readonly PackedBox[], bill: string, findings: Told): PackedBox[] {
  const strange = boxes.flatMap(({ Lines }) => Lines).filter(({ BillNo }) => BillNo !== '' && BillNo !== bill)
  for (const [other, lines] of Map.groupBy(strange, ({ BillNo }) => BillNo))
    findings.totals.push(findings.words.otherBill(other, lines.length))
  return boxes
    .map((box) => ({ ...box, Lines: box.Lines.filter(({ BillNo }) => BillNo === '' || BillNo === bill) }))
    .filter((box, at) => box.Lines.length > 0 || boxes[at]!.Lines.length === 0)
}

/** Number of the bill: of the head, else the one that all lines have; several are asked about. */
function billOf(head: unknown, boxes: readonly PackedBox[], answer: string | undefined, findings: Told): string {
  if (typeof head === 'string' && head !== '') return head
  const bills = [...new Set(boxes.flatMap(({ Lines }) => Lines.map(({ BillNo }) => BillNo)))].filter((no) => no !== '')
  if (bills.length <= 1) return bills[0] ?? ''
  if (answer !== undefined && bills.includes(answer)) return answer
  findings.questions.push({ Key: 'field BillNo', Text: findings.words.bills, Choices: choicesOf(bills) })
  return ''
}

/** Content of a workbook; nothing is stored. @throws AppError BAD_FILE */
export async function readWorkbook(
  reading: Reading,
  file: UploadedFile | undefined,
  { Answers = '', Lang }: QueryOf<typeof readManifestFile>,
): Promise<ManifestFile> {
  if (!file) throw new AppError('BAD_FILE')
  const sheets = await sheetsIn(file, Lang)
  const words = workbookWords(Lang)
  const cells = answersTo('cell', Answers)
  const fields = answersTo('field', Answers)
  const { values, places, parties, unread, openCells, rest } = readHead(sheets.map(placed), cells, words)
  const { isEmpty, Boxes: read, ...boxReading } = await readBoxes(sheets, rest, Answers, readingWords(Lang))
  if (isEmpty && values.length + places.length + parties.length === 0) throw new AppError('BAD_FILE', { message: words.nothing })
  const findings: Told = {
    words,
    questions: openCells.map(({ sheet, cell, text, meanings }) => ({
      Key: `cell ${sheet}!${cell}`,
      Text: words.means(text),
      Choices: choicesOf(meanings),
    })),
    totals: [...boxReading.Totals],
    unread: unread.map(({ sheet, cell, text, why }) => ({ Sheet: sheet, Cell: cell, Text: words.unread(text, why) })),
  }
  const head = headOf([...values, ...(await portsOf(reading, places, findings))], fields, findings)
  const BillNo = billOf(head['BillNo'], read, fields['BillNo'], findings)
  const ofOne = BillNo === '' ? read : ofBill(read, BillNo, findings)
  const Boxes = withSums(ofOne.filter((box) => !isGoods(box)))
  const rows = ofOne.filter(isGoods).flatMap(({ Lines }) => Lines)
  const Goods = rows.length === 0 ? goodsOf(Boxes) : rows.map((line, at) => ({ ...emptyGoods(`g${at + 1}`), ...goodsIn(line) }))
  if (Boxes.length > manifestLimits.boxes || Goods.length > manifestLimits.goods)
    throw new AppError('BAD_FILE', { message: words.tooMany(manifestLimits.boxes, manifestLimits.goods) })
  const sums = sumOf(Boxes.length > 0 ? Boxes : Goods)
  for (const key of ['Packages', 'Weight', 'Volume'] as const)
    if (head[key] !== undefined && head[key] !== sums[key] && Boxes.length + Goods.length > 0)
      findings.totals.push(words.total(words.label(labelOf(key)), spoken(head[key]), String(sums[key])))
  return {
    FileName: file.name,
    Content: { ...emptyConsignment(), CustomsStatus: '', ...sums, ...head, ...partiesOf(parties, fields, findings), BillNo, Goods, Boxes },
    Beside: boxReading.Beside,
    Hidden: boxReading.Hidden,
    Totals: findings.totals,
    Unread: [...findings.unread, ...boxReading.Unread],
    Questions: [...findings.questions, ...boxReading.Questions],
  }
}

const goodsIn = ({ Packages, Weight, Volume, PackageKind, GoodsEn, GoodsZh, HsCode, Marks, UnNo }: PackedBox['Lines'][number]) => ({
  Packages,
  Weight,
  Volume,
  PackageKind,
  GoodsEn,
  GoodsZh,
  HsCode,
  Marks,
  UnNo,
})

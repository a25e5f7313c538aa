import {
  commercialType,
  containerFields,
  lineFields,
  recordFields,
  type FieldSpec,
  type SiContainer,
  type SiRecord,
} from '@jst/contracts/si/data'
import { latinText } from '@jst/edifact'
import { declaredValueOf } from '../../rules/bill-text.ts'
import { boxesWithoutSetPoint, unNumbersInText } from '../../rules/only-in-text.ts'
import { distinct, entriesOf } from '../dcsa/lines.ts'
import type { Losses } from '../loss.ts'
import { texts } from '../texts.ts'
import { largestCount } from './goods.ts'
import { partyLosses } from './parties.ts'
import { sealLength, type IftminOptions } from './options.ts'
import { setPoint, unfitHazards } from './special.ts'
import { foreignOf, isText, Texts } from './text-out.ts'

const f = recordFields
const reasons = texts.iftmin
/** Not sent at all, or as a code. */
const unsent = new Set([
  'goodsType',
  'carrier',
  'paymentMethod',
  'signingMethod',
  'transportTerms',
  'packageCount',
  'hsCode',
  'mblNo',
  'emails',
  'carried',
])
type Tell = (field: FieldSpec, kind: 'lost' | 'changed' | 'check', reason: string, value: unknown) => void

/** Lines that a text of the message may have. */
const room: Readonly<Record<string, number>> = {
  consignor: 6,
  consignee: 6,
  notifier1: 6,
  notifier2: 6,
  notifier3: 6,
  goods: 495,
  marks: 9_990,
}

/** An empty line between others. */
const hasBlankLine = (text: string) => /\S[^\S\n]*\n[^\S\n]*\n\s*\S/.test(text)

function textLosses(fields: Record<string, FieldSpec>, values: object, tell: Tell): void {
  const out = new Texts()
  for (const [name, field] of Object.entries(fields)) {
    const value = (values as Record<string, unknown>)[name]
    if (field.by !== 'user' || !isText(field) || unsent.has(name) || name === 'goodsZh' || typeof value !== 'string' || value === '')
      continue
    const foreign = foreignOf(value)
    if (foreign.length > 0) tell(field, 'lost', reasons.charset(foreign.slice(0, 10).join(' ')), value)
    if (field.kind !== 'grid') continue
    const lines = out.lines(value)
    const most = room[name]
    if (hasBlankLine(value)) tell(field, 'changed', reasons.blank, value)
    if (value.split('\n').some((line) => line.length > 35)) tell(field, 'changed', reasons.wrapped, value)
    if (most !== undefined && lines.length > most) tell(field, 'lost', reasons.lines(most), lines.slice(most).join('\n'))
    if (name.endsWith('OnBill') && lines.length > 1) tell(field, 'changed', reasons.onBill, value)
    if (name.endsWith('OnBill') && lines.join(' ').length > 70) tell(field, 'lost', reasons.placeName, value)
  }
}

/** Adds losses for values that an IFTMIN does not carry or carries in another form. */
export function iftminLosses(record: SiRecord, options: IftminOptions, losses: Losses): void {
  const tell: Tell = (field, kind, reason, value) => losses.field(kind, field, reason, value)
  textLosses(f, record, tell)
  if (record.goodsType === '4' || record.goodsType === '5') tell(f.goodsType, 'lost', reasons.goodsType, record.goodsType)
  if (['TLX', 'EBL', 'DST'].includes(record.signingMethod)) tell(f.signingMethod, 'changed', reasons.release, record.signingMethod)
  if (record.transportTerms !== '' && !/^(CY|DOOR)-(CY|DOOR)$/.test(record.transportTerms))
    tell(f.transportTerms, 'lost', reasons.terms, record.transportTerms)
  const { bookedCarrier = '' } = options
  if (bookedCarrier !== '' && record.carrier !== '' && record.carrier !== bookedCarrier)
    tell(f.carrier, 'lost', reasons.carrier(options.scac ?? bookedCarrier), record.carrier)
  for (const unNo of unNumbersInText(record)) tell(f.goods, 'lost', reasons.hazardInText(unNo), `UN${unNo}`)
  for (const index of boxesWithoutSetPoint(record))
    losses.container('lost', index, record.containers[index]?.containerNo ?? '', containerFields.temperature, reasons.setPointInText)
  if (record.declaredValue !== '') tell(f.declaredValue, 'lost', reasons.declaredValue, declaredValueOf(record))
  if (record.carried !== '') partyLosses(record, losses)
  if (record.paymentMethod === 'PE' && record.payableAt === '') tell(f.paymentMethod, 'check', reasons.payment, record.paymentMethod)
  if (distinct(entriesOf(record.emails)).length > 9) tell(f.emails, 'lost', reasons.emails, record.emails)
  if (latinText(options.sender).text.trim() === '' || latinText(options.recipient).text.trim() === '')
    losses.add('missing', 'UNB', texts.setLabel, reasons.partner)
  if (latinText(record.consignor).text.trim() === '') losses.field('missing', f.consignor, reasons.shipper)
  if (codesAreCut(record.hsCode)) tell(f.hsCode, 'lost', reasons.hsCodes, record.hsCode)
  if (record.remarks.length > 0) tell(f.remarks, 'check', reasons.remarks, record.remarks)
  record.containers.forEach((container, index) => {
    const box = container.containerNo
    textLosses(containerFields, container, (field, kind, reason, value) => losses.container(kind, index, box, field, reason, value))
    if (container.type !== '' && commercialType(container.type) === undefined)
      losses.container('check', index, box, containerFields.type, reasons.type, container.type)
    if (box.trim() === '') losses.container('missing', index, box, containerFields.containerNo, reasons.unplaced)
    sealLosses(container, options, (kind, reason) => losses.container(kind, index, box, containerFields.sealNo, reason, container.sealNo))
    if (container.packages >= largestCount)
      losses.container('lost', index, box, containerFields.packages, reasons.count, container.packages)
    const special = (field: FieldSpec, value: unknown) => losses.container('lost', index, box, field, reasons.unfit, value)
    if (container.partLoad === '1') losses.container('check', index, box, containerFields.partLoad, reasons.partLoad)
    if (container.vgm > 0) losses.container('lost', index, box, containerFields.vgm, reasons.vgm, container.vgm)
    if (container.temperature !== '' && setPoint(container.temperature) === undefined)
      special(containerFields.temperature, container.temperature)
    if (container.humidity !== '' && !/^\d+$/.test(container.humidity)) special(containerFields.humidity, container.humidity)
    container.lines.forEach((line, row) => {
      const at = `BoxInfos[${index}].BoxDetails[${row}]`
      const label = (field: FieldSpec) => texts.lineLabel(box || `#${index + 1}`, row + 1, field.zh)
      textLosses(lineFields, line, (field, kind, reason, value) => losses.add(kind, `${at}.${field.wire}`, label(field), reason, value))
      for (const name of unfitHazards(line))
        losses.add('lost', `${at}.${lineFields[name].wire}`, label(lineFields[name]), reasons.unfit, line[name])
      if (line.goodsZh !== '')
        losses.add('lost', `${at}.${lineFields.goodsZh.wire}`, label(lineFields.goodsZh), reasons.goodsZh, line.goodsZh)
    })
  })
  firstLineMarks(record, losses)
}

/** Of one goods item: 45 codes of 35 characters. */
const codesAreCut = (text: string) => {
  const codes = distinct(entriesOf(text))
  return codes.length > 45 || codes.some((code) => code.length > 35)
}

function sealLosses({ sealNo }: SiContainer, { version }: IftminOptions, tell: (kind: 'lost' | 'check', reason: string) => void): void {
  const seals = entriesOf(sealNo.replaceAll('/', ' '))
  if (seals.some((seal) => seal.length > sealLength[version])) tell('check', reasons.longSeal(sealLength[version]))
  if (seals.some((seal) => seal.length > 35)) tell('lost', reasons.cutSeal)
  if (seals.length > 99) tell('lost', reasons.seals)
}

/** The marks of the bill stand with the first goods; marks of its own that those have are not sent. */
function firstLineMarks({ containers, marks }: SiRecord, losses: Losses): void {
  const index = containers.findIndex(({ lines }) => lines.length > 0)
  const [box, line] = [containers[index], containers[index]?.lines[0]]
  if (index !== 0 || !box || !line || line.marks === '' || line.marks === marks) return
  losses.add(
    'lost',
    `BoxInfos[0].BoxDetails[0].${lineFields.marks.wire}`,
    texts.lineLabel(box.containerNo || '#1', 1, lineFields.marks.zh),
    reasons.marks,
    line.marks,
  )
}

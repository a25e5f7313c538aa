import type { LostValue } from '@jst/contracts/document'
import { charsetFor, part, readInterchange, writeInterchange, type Segment, type SegmentData } from '@jst/edifact'
import { interchangeNumber } from '@jst/packing/edi'
import type { WrittenManifest } from '../messages/account.ts'
import { accountTexts } from '../messages/texts.ts'
import { sealsIn, VgmError, type ReadVgm, type VgmDeclaration } from './declaration.ts'
import { emptyVgm, vgmOf, type VgmMethod, type VgmRecord } from './record.ts'
import { vgmLost as lost, vgmWords, type VgmField } from './texts.ts'

/** Envelope of a message. */
export interface VermasHead {
  readonly Sender: string
  readonly Receiver: string
  readonly Reference: string
  /** ISO 8601. */
  readonly At: string
  readonly Action: 'original' | 'change' | 'delete'
  readonly Test?: boolean
}
const actions = { original: '9', change: '5', delete: '1' } as const
/** Fields that the message has no segment for. */
const noPlace: readonly VgmField[] = ['BoxType', 'Truck', 'Chassis', 'Cargo', 'Dunnage', 'MaxGross', 'WeighedBy', 'Place', 'Reason']

const digits = (time: string) => time.replace(/\D/g, '').slice(0, 12)

function box({ Reference, Record: record }: VgmDeclaration): SegmentData[] {
  const { BoxNo, IsoType, BookingNo, BillNo, Seals, Method, Certificate, WeighedAt, Tare, Unit, Party, Person, Phone, Email } = record
  return [
    ['EQD', 'CN', BoxNo, IsoType === '' ? '' : [IsoType, '6346', '306']],
    ['RFF', ['ABT', Reference]],
    ...(BookingNo === '' ? [] : [['RFF', ['BN', BookingNo]] satisfies SegmentData]),
    ...(BillNo === '' ? [] : [['RFF', ['BM', BillNo]] satisfies SegmentData]),
    ...sealsIn(Seals).map((seal): SegmentData => ['SEL', seal]),
    ['MEA', 'AAE', 'VGM', ['KGM', String(record.Vgm || (vgmOf(record) ?? 0))]],
    ...(Tare === 0 || Unit === '' ? [] : [['MEA', 'AAE', 'T', [Unit, String(Tare)]] satisfies SegmentData]),
    ...(WeighedAt === '' ? [] : [['DTM', ['798', digits(WeighedAt), '203']] satisfies SegmentData]),
    ['DOC', [Method, 'VGM', '306'], Certificate === '' ? '' : [Certificate]],
    ['NAD', 'SPC', '', '', Party],
    ['CTA', 'RP', ['', Person]],
    ...(Phone === '' ? [] : [['COM', [Phone, 'TE']] satisfies SegmentData]),
    ...(Email === '' ? [] : [['COM', [Email, 'EM']] satisfies SegmentData]),
  ]
}

function lossesOf({ Record: record }: VgmDeclaration, at: number): LostValue[] {
  const gone = noPlace.filter((field) => record[field] !== '' && record[field] !== 0)
  const value = (field: VgmField, Why: string): LostValue => ({
    Path: `[${at}].${field}`,
    Label: vgmWords[field].zh,
    Value: String(record[field]),
    Why,
  })
  const rounded = record.Weighed !== 0 && (record.Weighed !== record.Vgm || record.Unit !== 'KGM') ? [value('Weighed', lost.rounded)] : []
  return [...gone.map((field) => value(field, lost.noField('VERMAS'))), ...rounded]
}

/** VERMAS D.16A SMDG 1.0: boxes of one or many declarations in one message. */
export function writeVermas(declarations: readonly VgmDeclaration[], head: VermasHead): WrittenManifest {
  const at = digits(new Date(Date.parse(head.At) + 8 * 3_600_000).toISOString().slice(0, 16))
  const segments: SegmentData[] = [
    ['BGM', '749', head.Reference, actions[head.Action]],
    ['DTM', ['137', at, '203']],
    ['NAD', 'TB', [head.Sender]],
    ...declarations.flatMap(box),
  ]
  const charset = charsetFor(segments)
  const text = writeInterchange(
    {
      charset,
      sender: head.Sender,
      receiver: head.Receiver,
      prepared: at,
      reference: interchangeNumber(head.Reference),
      test: head.Test === true,
    },
    [{ reference: '1', identifier: ['VERMAS', 'D', '16A', 'UN', 'SMDG10'], segments }],
  )
  const missing = new Set<string>()
  for (const { Record: record } of declarations)
    for (const field of ['BoxNo', 'Method', 'Person'] as const) if (record[field] === '') missing.add(vgmWords[field].zh)
  return {
    text,
    lost: declarations.flatMap(lossesOf),
    missing: [...missing],
    assumed: [],
    note: charset === 'UNOW' ? accountTexts.utf8 : '',
  }
}

/** Values of segments that were not read, so that nothing disappears. */
class Group {
  private readonly left: Segment[]
  constructor(segments: readonly Segment[]) {
    this.left = [...segments]
  }
  /** Segments of a tag and a qualifier; each is read once. */
  take(tag: string, qualifier?: string): Segment[] {
    const found = this.left.filter((one) => one.tag === tag && (qualifier === undefined || part(one, 0) === qualifier))
    for (const one of found) this.left.splice(this.left.indexOf(one), 1)
    return found
  }
  get unread(): LostValue[] {
    return this.left.map(({ number, tag, raw }) => ({ Path: `#${number}`, Label: tag, Value: raw, Why: lost.notRead }))
  }
}

const localTime = (text: string): string =>
  /^\d{12}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)} ${text.slice(8, 10)}:${text.slice(10)}` : ''

function readBox(segments: readonly Segment[], head: { readonly reference: string; readonly at: string; readonly isRetracted: boolean }) {
  const group = new Group(segments)
  const unread: LostValue[] = []
  const wrong = (segment: Segment, Why: string) =>
    void unread.push({ Path: `#${segment.number}`, Label: segment.tag, Value: segment.raw, Why })
  const [eqd] = group.take('EQD')
  const references = (qualifier: string) => group.take('RFF', qualifier).map((rff) => part(rff, 0, 1))
  let record: VgmRecord = { ...emptyVgm(part(eqd!, 1)), IsoType: part(eqd!, 2) }
  const takeWeight = (mea: Segment): { readonly unit: string; readonly value: number } | undefined => {
    const value = Number(part(mea, 2, 1).replace(',', '.'))
    const unit = part(mea, 2)
    if (unit !== 'KGM' && unit !== 'LBR') wrong(mea, lost.unit(unit))
    else if (!Number.isFinite(value) || part(mea, 2, 1) === '') wrong(mea, lost.weight(part(mea, 2, 1)))
    else return { unit, value }
    return undefined
  }
  for (const mea of group.take('MEA', 'AAE')) {
    const weight = takeWeight(mea)
    if (!weight) continue
    const code = part(mea, 1)
    if (code === 'VGM')
      record = weight.unit === 'KGM' ? { ...record, Vgm: weight.value } : { ...record, Unit: 'LBR', Weighed: weight.value }
    else if (code === 'T') record = { ...record, Unit: weight.unit as 'KGM' | 'LBR', Tare: weight.value }
    else wrong(mea, lost.notRead)
  }
  const [doc] = group.take('DOC')
  const method = doc ? part(doc, 0) : ''
  if (doc && method !== 'SM1' && method !== 'SM2') wrong(doc, lost.method(method))
  const [own] = references('ABT')
  record = {
    ...record,
    Method: (method === 'SM1' || method === 'SM2' ? method : '') satisfies VgmMethod,
    Certificate: doc ? part(doc, 1) : '',
    BookingNo: references('BN')[0] ?? '',
    BillNo: references('BM')[0] ?? '',
    Seals: group
      .take('SEL')
      .map((sel) => part(sel, 0))
      .join('/'),
    WeighedAt: localTime(part(group.take('DTM', '798')[0] ?? eqd!, 0, 1)),
  }
  const [nad] = group.take('NAD', 'SPC')
  const [cta] = group.take('CTA', 'RP')
  const channels = group.take('COM')
  const channel = (type: string) =>
    channels.map((com) => (part(com, 0, 1) === type ? part(com, 0) : '')).find((value) => value !== '') ?? ''
  record = { ...record, Party: nad ? part(nad, 3) : '', Person: cta ? part(cta, 1, 1) : '', Phone: channel('TE'), Email: channel('EM') }
  const declaration: VgmDeclaration = { Reference: own ?? head.reference, Retracted: head.isRetracted, At: head.at, Record: record }
  return { declaration, unread: [...unread, ...group.unread] }
}

/** Reads VERMAS of one or many messages. @throws VgmError for a text without one */
export function readVermas(text: string): ReadVgm {
  const { messages } = readInterchange(text)
  const own = messages.filter(({ type }) => type === 'VERMAS')
  if (own.length === 0) throw new VgmError(lost.notVermas)
  const declarations: VgmDeclaration[] = []
  const unread: LostValue[] = []
  for (const { segments } of own) {
    const starts = segments.flatMap(({ tag }, at) => (tag === 'EQD' ? [at] : []))
    const top = new Group(segments.slice(0, starts[0] ?? segments.length))
    const [bgm] = top.take('BGM')
    const [dtm] = top.take('DTM', '137')
    top.take('NAD', 'TB')
    const made = localTime(dtm ? part(dtm, 0, 1) : '')
    const head = {
      reference: bgm ? part(bgm, 1) : '',
      at: made === '' ? '' : new Date(`${made.replace(' ', 'T')}:00+08:00`).toISOString(),
      isRetracted: bgm !== undefined && part(bgm, 2) === actions.delete,
    }
    unread.push(...top.unread)
    starts.forEach((start, at) => {
      const read = readBox(segments.slice(start, starts[at + 1] ?? segments.length), head)
      declarations.push(read.declaration)
      unread.push(...read.unread)
    })
  }
  return { declarations, unread }
}

import { charsetFor, writeInterchange, type SegmentData } from '@jst/edifact'
import { interchangeNumber } from '@jst/packing/edi'
import type { WrittenManifest } from '../messages/account.ts'
import { accountTexts } from '../messages/texts.ts'
import { sealsIn, type VgmDeclaration } from './declaration.ts'
import { lossesOf, usualFields } from './losses.ts'
import { vgmOf, type VgmRecord } from './record.ts'
import { vgmWords } from './texts.ts'

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
/** Message function, element 1225. */
export const vermasActions = { original: '9', change: '5', delete: '1' } as const
/** A weight without a unit is not written. */
const carriedBy = ({ Unit }: VgmRecord) => usualFields.filter((field) => field !== 'Tare' || Unit !== '')

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

/** VERMAS D.16A SMDG 1.0: boxes of one or many declarations in one message. */
export function writeVermas(declarations: readonly VgmDeclaration[], head: VermasHead): WrittenManifest {
  const at = digits(new Date(Date.parse(head.At) + 8 * 3_600_000).toISOString().slice(0, 16))
  const segments: SegmentData[] = [
    ['BGM', '749', head.Reference, vermasActions[head.Action]],
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
    lost: declarations.flatMap(({ Record: record }, at) => lossesOf(record, at, carriedBy(record), 'VERMAS')),
    missing: [...missing],
    assumed: [],
    note: charset === 'UNOW' ? accountTexts.utf8 : '',
  }
}

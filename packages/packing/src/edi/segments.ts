import { charsetFor, writeInterchange, type MessageData, type SegmentData } from '@jst/edifact'
import { usualTypes } from '../checks/types.ts'
import type { PackedBox } from '../model/box.ts'
import type { EdiHead, EdiVersion, EdiVoyage } from './order.ts'
import { assumed, lost, notes, type OrderField } from './texts.ts'
import type { Account, WrittenEdi } from './written.ts'

/** Message function, element 1225. */
export const actionCodes = { original: '9', replace: '5', cancel: '1', change: '4', deletion: '3' } as const
/** Party that supplies the equipment, element 8077. */
export const suppliers = { shipper: '1', carrier: '2' } as const
/** Affixing party of a seal, element 9303. */
export const sealCodes = { carrier: 'CA', shipper: 'SH', customs: 'CU', inspection: 'AC', '': '' } as const
/** Most seals of a box, by the directory. */
export const mostSeals = 9

/** Time of format 203. */
export function time(account: Account, path: string, field: OrderField, value: string | undefined, qualifier: string): SegmentData[] {
  if (value === undefined || value === '') return []
  const digits = value.replace(/\D/g, '').slice(0, 12)
  if (digits.length === 12) return [['DTM', [qualifier, digits, '203']]]
  if (digits.length === 8) return [['DTM', [qualifier, digits, '102']]]
  account.because(path, field, value, lost.time)
  return []
}
export const place = (qualifier: string, code: string, terminal = ''): SegmentData =>
  terminal === '' ? ['LOC', qualifier, [code, '139', '6']] : ['LOC', qualifier, [code, '139', '6'], [terminal, 'TER', 'ZZZ']]

/** TDT of the ship: a code of seven digits is an IMO number, another one a call sign. */
export function ship(account: Account, voyage: EdiVoyage): SegmentData {
  const code = account.text('$.Voyage.VesselCode', 'VesselCode', voyage.VesselCode, 9)
  return [
    'TDT',
    '20',
    account.needed('$.Voyage.Voyage', 'Voyage', voyage.Voyage, 17),
    '1',
    '',
    [account.needed('$.Voyage.Carrier', 'Carrier', voyage.Carrier, 17), '172', '20'],
    '',
    '',
    [code, code === '' ? '' : /^\d{7}$/.test(code) ? '146' : '103', '', account.needed('$.Voyage.Vessel', 'Vessel', voyage.Vessel, 35)],
  ]
}

/** ISO code of a box; that of its commercial type is told where the box says none. */
export function isoOf(account: Account, path: string, { IsoType = '', BoxType }: Pick<PackedBox, 'IsoType' | 'BoxType'>): string {
  if (IsoType !== '') return account.text(`${path}.IsoType`, 'IsoType', IsoType, 10)
  const iso = usualTypes.find(({ Type }) => Type === BoxType)?.Iso
  if (iso === undefined) {
    account.lacks('IsoType')
    return account.text(`${path}.BoxType`, 'BoxType', BoxType, 10)
  }
  account.assumes(assumed.iso(BoxType, iso))
  return iso
}

const identifier = (type: string, version: EdiVersion): string[] => [
  type,
  'D',
  version === 'D95B' ? '95B' : '00B',
  'UN',
  version === 'D95B' ? 'SMDG16' : 'SMDG21',
]

/** Number of the interchange (0020) of a message: the last 14 letters and digits of its reference. */
export const interchangeNumber = (reference: string): string => reference.replace(/[^A-Za-z0-9]/g, '').slice(-14) || '1'

/** An interchange of messages, whose character set holds all their values. */
export function interchange(
  account: Account,
  { Sender, Receiver, Reference, At, Test }: EdiHead,
  type: string,
  version: EdiVersion,
  bodies: readonly (readonly SegmentData[])[],
): WrittenEdi {
  const messages = bodies.map((segments, at): MessageData => ({
    reference: String(at + 1),
    identifier: identifier(type, version),
    segments,
  }))
  const charset = charsetFor(bodies.flat())
  const text = writeInterchange(
    {
      charset,
      sender: account.needed('$.Head.Sender', 'Sender', Sender, 35),
      receiver: account.needed('$.Head.Receiver', 'Receiver', Receiver, 35),
      prepared: At.replace(/\D/g, '').slice(0, 12),
      reference: interchangeNumber(Reference),
      test: Test === true,
    },
    messages,
  )
  return account.finish(text, type, charset === 'UNOW' ? notes.utf8 : '')
}

import type { BookingContent, BookingParty } from '@jst/contracts/booking'
import { charsetFor, lines, writeInterchange, type SegmentData } from '@jst/edifact'
import { Account, type LostValue } from '../dcsa/json.ts'
import { charsets, lost } from '../texts.ts'
import { box, goods, type Put, type Writing } from './iftmbf-goods.ts'

export interface IftmbfOptions {
  /** Interchange identifications, agreed with the receiver. */
  readonly sender: string
  readonly receiver: string
  /** Our booking number; a shortened form is the interchange control reference. */
  readonly reference: string
  /** `2026-11-25T09:30`, in the time of the sender. */
  readonly at: string
  /** 9 original, 5 replacement, 1 cancellation. */
  readonly action?: '9' | '5' | '1'
  /** Sets the test indicator of the interchange (UNB 0035): the receiver must not act on it. */
  readonly test?: boolean
  readonly port?: (code: string) => { readonly code: string; readonly name: string } | undefined
  /** SCAC by our carrier code. */
  readonly carrier?: (code: string) => string | undefined
}
export interface IftmbfMessage {
  readonly Text: string
  /** Syntax identifier: UNOC (Latin-1), or UNOW (UTF-8) for texts with other letters, which the receiver must support. */
  readonly Charset: 'UNOC' | 'UNOW'
  readonly Note: string
  /** Values of the content that the message cannot carry, by path. */
  readonly Lost: readonly LostValue[]
}
/** Haulage code by the transport terms: yard or warehouse, or door, at either end. */
const services: Readonly<Record<string, string>> = {
  'DOOR-DOOR': '27',
  'DOOR-CY': '28',
  'CY-DOOR': '29',
  'CY-CY': '30',
  'CFS-CFS': '30',
  'CFS-CY': '30',
  'CY-CFS': '30',
}
const day = (iso: string) => iso.replace(/\D/g, '').slice(0, 8)

/** Writes a firm booking (IFTMBF, D.99B) with the codes that carriers and portals use. */
export function writeIftmbf(content: BookingContent, options: IftmbfOptions): IftmbfMessage {
  const parties = Object.fromEntries(content.Parties.map(({ Role, Party }) => [Role, Party]))
  const account = new Account({ Values: content.Values, Cargo: content.Cargo, Boxes: content.Boxes, Parties: parties })
  const body: SegmentData[] = []
  const put: Put = (tag, ...elements) => body.push([tag, ...elements])
  const writing: Writing = { put, account, text: (path) => account.text(path) }
  const stamp = options.at.replace(/\D/g, '').slice(0, 12)
  put('BGM', '335', options.reference.slice(0, 35), options.action ?? '9')
  contact(writing, 'IC', '$.Values', ['Contact', 'Phone', 'Mail'])
  put('DTM', ['137', stamp, '203'])
  header(writing, content, options)
  for (const [role, code] of [
    ['shipper', 'CZ'],
    ['consignee', 'CN'],
    ['notify', 'N1'],
    ['notify2', 'N2'],
  ] as const)
    if (parties[role]) party(writing, role, code, parties[role])
  for (const at of content.Cargo.keys()) goods(writing, `$.Cargo[${at}]`, at + 1)
  for (const [at, { Type }] of content.Boxes.entries()) box(writing, `$.Boxes[${at}]`, String(Type ?? ''))
  if (content.Values['CargoType'] !== '4') account.text('$.Values.CargoType')
  account.implied('$.Values.Bills', 1)

  const Charset = charsetFor(body) === 'UNOW' ? 'UNOW' : 'UNOC'
  const number = options.reference.replace(/[^A-Za-z0-9]/g, '').slice(-14) || '1'
  const Text = writeInterchange(
    {
      charset: Charset,
      sender: [options.sender, 'ZZZ'],
      receiver: [options.receiver, 'ZZZ'],
      prepared: stamp,
      reference: number,
      test: options.test === true,
    },
    [{ reference: number, identifier: ['IFTMBF', 'D', '99B', 'UN', '2.0'], segments: body }],
  )
  const said = account
    .lost(lost.noField)
    .filter(
      ({ Path, Value }) => Value !== 'false' && (Value !== '0' || /Temperature|FlashPoint/.test(Path)) && !/\.(Id|Source|Code)$/.test(Path),
    )
  return { Text, Charset, Note: charsets[Charset], Lost: said }
}

function header({ put, account, text }: Writing, { Values }: BookingContent, { port, carrier }: IftmbfOptions): void {
  const [from = '', to = ''] = String(Values['TransportTerm'] ?? '').split('-')
  const service = services[`${from}-${to}`]
  if (service) put('TSR', service, from === 'CFS' && to === 'CFS' ? '3' : '2')
  if (service && (from === 'CFS') === (to === 'CFS')) text('$.Values.TransportTerm')
  const remark = text('$.Values.Remark')
  for (const line of lines(remark, 70, 99) ?? []) put('FTX', 'AAI', '', '', line)
  const loc = (key: string, code: string, list: string) => {
    const placeCode = text(`$.Values.${key}`)
    const place = placeCode === '' ? undefined : (port?.(placeCode) ?? { code: placeCode, name: '' })
    if (place) put('LOC', code, [place.code, list, '6', place.name.slice(0, 70)])
  }
  loc('PorCode', '88', '181')
  loc('DelCode', '7', '181')
  loc('PotCode', '13', '139')
  const pay = Values['PaymentTerm'] === 'PP' || Values['PaymentTerm'] === 'CC' ? text('$.Values.PaymentTerm') : ''
  if (pay !== '' || account.has('$.Values.Incoterm')) put('TOD', '2', pay, [text('$.Values.Incoterm')])
  if (account.has('$.Values.NameZh')) put('RFF', ['FF', text('$.Values.NameZh')])
  if (account.has('$.Values.ContractNo')) put('RFF', ['CT', text('$.Values.ContractNo')])
  const line = carrier?.(String(Values['CarrierCode'] ?? '')) ?? ''
  if (line !== '') text('$.Values.CarrierCode')
  put('TDT', '20', text('$.Values.VoyageNo').slice(0, 17), '1', '', line === '' ? '' : [line, '172', '182'], '', '', [
    '',
    '',
    '',
    text('$.Values.Vessel').slice(0, 35),
  ])
  if (text('$.Values.Vessel').length > 35) account.because('$.Values.Vessel', lost.cut(35))
  loc('PolCode', '9', '139')
  if (account.has('$.Values.Etd')) put('DTM', ['133', day(text('$.Values.Etd')), '102'])
  loc('PodCode', '11', '139')
  if (account.has('$.Values.Eta')) put('DTM', ['132', day(text('$.Values.Eta')), '102'])
  if (line !== '') put('NAD', 'CA', [line, '160', '86'])
}

function party(writing: Writing, role: string, code: string, { NameEn, NameZh, Address, Country }: BookingParty['Party']): void {
  const { put, account, text } = writing
  const at = `$.Parties.${role}`
  const nameKey = NameEn.trim() === '' ? 'NameZh' : 'NameEn'
  const name = lines(text(`${at}.${nameKey}`), 35, 5)
  if (!name) account.drop(`${at}.${nameKey}`)
  if (NameEn.trim().toUpperCase() === NameZh.trim().toUpperCase()) text(`${at}.NameZh`)
  const street = lines(Address, 35, 4)
  if (street) text(`${at}.Address`)
  for (const [path, fits] of [
    [`${at}.${nameKey}`, name],
    [`${at}.Address`, street],
  ] as const)
    if (!fits) account.because(path, lost.cut(path.endsWith('Address') ? 140 : 175))
  if (/^[A-Z]{2}$/.test(Country)) text(`${at}.Country`)
  put(
    'NAD',
    code,
    '',
    '',
    name ?? lines(text(`${at}.${nameKey}`), 35, 99)!.slice(0, 5),
    street ?? lines(Address, 35, 99)!.slice(0, 4),
    '',
    '',
    '',
    Country,
  )
  if (!name) account.drop(`${at}.${nameKey}`)
  contact(writing, 'IC', at, ['Contact', 'Phone', 'Email'])
  if (account.has(`${at}.TaxNo`)) put('RFF', ['VA', text(`${at}.TaxNo`)])
  if (account.has(`${at}.TaxNo`)) text(`${at}.TaxKind`)
}

function contact({ put, text }: Writing, code: string, at: string, [name, phone, mail]: readonly [string, string, string]): void {
  const [called, tel, address] = [text(`${at}.${name}`), text(`${at}.${phone}`), text(`${at}.${mail}`)]
  if (called === '' && tel === '' && address === '') return
  put('CTA', code, ['', (called || tel || address).slice(0, 35)])
  if (tel !== '') put('COM', [tel, 'TE'])
  if (address !== '') put('COM', [address, 'EM'])
}

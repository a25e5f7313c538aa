import { depotNeeds, slipMessageTypes, type DepotNeed, type SlipMessageType } from '@jst/contracts/packing'
import { writeCoparn, writeCopino, type WrittenEdi } from '@jst/packing/edi'
import { composeMail, type Outgoing, type OutgoingMessage, type WriteFacts, type WrittenMessage } from '../../../documents/index.ts'
import { facilityOf, headOf, versionOf, voyageOf, type DepotFacts } from './facts.ts'
import type { ReleaseContent, SlipContent, TruckContent } from './slip-content.ts'
import { texts } from './texts.ts'

type Facts = WriteFacts & DepotFacts
const { lines } = texts

/** A written interchange in the form of the document kit. `places`: labels of places, whose codes stand in the channel. */
export function writtenOf(format: string, edi: WrittenEdi, control: string, places: readonly string[]): WrittenMessage {
  const { text, lost, missing, assumed, note } = edi
  return {
    format,
    body: text,
    lost,
    missing: [...new Set(missing.map((label) => (places.includes(label) ? texts.facility : label)))],
    assumed,
    note,
    control,
  }
}
/** Words for a person, where no message leaves. */
export const plainMessage = (rows: readonly (readonly [label: string, value: string])[]): WrittenMessage => ({
  format: 'text',
  body: rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}：${value}`)
    .join('\n'),
  lost: [],
  missing: [],
  assumed: [],
  note: '',
})

const actionOf = (type: string) => (type.endsWith('Cancel') ? 'cancel' : type.endsWith('Change') ? 'replace' : 'original')
const shipText = ({ Voyage: { Vessel, Voyage } }: Pick<SlipContent, 'Voyage'>) => `${Vessel} ${Voyage}`.trim()
const optional = (key: string, value: string): Readonly<Record<string, string>> => (value === '' ? {} : { [key]: value })

function release(type: SlipMessageType, content: ReleaseContent, facts: Facts): WrittenMessage {
  const { control, ...head } = headOf(facts, actionOf(type))
  const { No, BookingNo, BillNo, Fleet, BoxType, Temperature, Soc, From, To, Remark } = content
  const order = {
    kind: 'release',
    No,
    BookingNo,
    ...optional('BillNo', BillNo),
    Boxes: [{ BoxType, Count: 1, ...optional('Temperature', Temperature), ...(Soc ? { Soc } : {}) }],
    Depot: facilityOf(facts.channel),
    ...optional('From', From),
    ...optional('To', To),
    ...optional('Fleet', Fleet),
    ...optional('Remark', Remark),
  } as const
  return writtenOf('coparn', writeCoparn(order, voyageOf(content, facts), head, versionOf(facts.channel)), control, [lines.depot])
}
function truck(type: SlipMessageType, content: TruckContent, facts: Facts): WrittenMessage {
  const { control, ...head } = headOf(facts, actionOf(type))
  const { No, BookingNo, Fleet, Driver, Plate, Phone, Box } = content
  const notice = {
    kind: 'deliver',
    No,
    BookingNo,
    Fleet,
    Driver,
    Plate,
    ...optional('Phone', Phone),
    // nobody tells when the truck comes
    At: '',
    Port: content.Voyage.Pol,
    Facility: facilityOf(facts.channel),
    Boxes: [Box],
  } as const
  return writtenOf('copino', writeCopino(notice, voyageOf(content, facts), head), control, [lines.terminal])
}
function words(content: SlipContent): WrittenMessage {
  const { No, BookingNo, BillNo, Fleet } = content
  const common = [
    [lines.no, No],
    [lines.booking, BookingNo],
    [lines.bill, BillNo],
    [lines.ship, shipText(content)],
    [lines.fleet, Fleet],
  ] as const
  if (content.What === 'truck')
    return plainMessage([
      ...common,
      [lines.truck, `${content.Driver} ${content.Plate}`.trim()],
      [lines.box, `${content.Box.BoxNo} ${content.Box.BoxType}`.trim()],
      [lines.terminal, content.Terminal],
    ])
  return plainMessage([
    ...common,
    [lines.box, content.BoxType],
    [lines.depot, content.Depot],
    [lines.pickup, [content.From, content.To].filter((day) => day !== '').join(' – ')],
    [lines.remark, content.Remark],
  ])
}

const messageOf = (type: SlipMessageType): OutgoingMessage<SlipContent, DepotFacts, SlipMessageType> => ({
  type,
  method: 'POST',
  write: ({ content }, facts) => {
    if (facts.way.by === 'manual') return words(content)
    return content.What === 'release' ? release(type, content, facts) : truck(type, content, facts)
  },
})
/** COPARN for the depot and COPINO for the terminal; plain words for a person. */
export const slipMessages = (Object.keys(slipMessageTypes) as SlipMessageType[]).map(messageOf)

/** Subject and text of a mail. */
export function depotMail(type: string, content: Pick<SlipContent, 'Voyage'>, { no, channel, company, person }: Facts) {
  return composeMail(channel, texts.mail, { 业务: type, 单号: no, 船名航次: shipText(content), 公司: company, 操作: person })
}
export const slipMail = ({ type, content }: Outgoing<SlipContent>, facts: Facts) =>
  depotMail(slipMessageTypes[type as SlipMessageType].zh, content, facts)

/** Names of what a channel requires and the slip does not say. */
export function slipGaps(content: SlipContent, needed: readonly string[]): string[] {
  const truckOnly = (value: (content: TruckContent) => unknown) => (content.What === 'truck' ? value(content) : true)
  const has: Readonly<Record<DepotNeed, unknown>> = {
    BillNo: content.BillNo,
    Fleet: content.Fleet,
    Vessel: content.Voyage.Vessel,
    // a release is written before anybody knows truck and box
    Driver: truckOnly(({ Driver }) => Driver),
    Plate: truckOnly(({ Plate }) => Plate),
    SealNo: truckOnly(({ Box }) => Box.Seals[0]?.No),
    Tare: truckOnly(({ Box }) => Box.Tare),
  }
  return (Object.keys(depotNeeds) as DepotNeed[]).filter((code) => needed.includes(code) && !has[code]).map((code) => depotNeeds[code])
}

/** A made-up release, by which a channel is tried. */
export const slipSample = (partner: string): ReleaseContent => ({
  What: 'release',
  No: 'TEST0001',
  BookingNo: 'TEST0001',
  BillNo: '',
  Fleet: 'TEST',
  Voyage: { Carrier: 'TEST', Vessel: 'TEST VESSEL', Voyage: '001E', Pol: 'CNSHA', Pod: 'USLAX', Etd: '' },
  BoxType: '40HQ',
  Temperature: '',
  Depot: partner,
  From: '',
  To: '',
  Remark: texts.sample.remark,
})

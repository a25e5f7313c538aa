import { manifestChannels, manifestNeeds, regimeNames, type ManifestMessage, type ManifestNeed } from '@jst/contracts/manifest'
import { regimes } from '@jst/manifest'
import { mtProblems, writeCuscar, writeFiling, writeIfcsum, writeMt, type ManifestHead, type WrittenManifest } from '@jst/manifest/messages'
import {
  composeMail,
  type Outgoing,
  type OutgoingMessage,
  type PartnerFacts,
  type StoredChannel,
  type WriteFacts,
  type WrittenMessage,
} from '../../../documents/index.ts'
import { texts } from '../texts.ts'
import type { FilingContent } from './outgoing.ts'

export interface FilingFacts extends PartnerFacts {
  /** Code of the sending company. */
  readonly sender: string
  /** Number of the message among those of its filing. */
  readonly seq: number
}
type Facts = WriteFacts & FilingFacts
const kindField = ({ kindFields: values }: StoredChannel, key: string) => (typeof values[key] === 'string' ? values[key] : '')
/** Columns of a set-up beside those of the kit, by the keys of its fields. */
export const ownOfConfig = `jsonb_build_object('Receiver', t.receiver, 'Format', t.format)`

const headOf = ({ no, channel, at, test, seq, sender }: Facts, Action: ManifestMessage, Reasons: readonly string[]): ManifestHead => ({
  Sender: channel.account || sender,
  Receiver: kindField(channel, 'Receiver') || channel.partner,
  MessageId: `${no}-${String(seq).padStart(2, '0')}`,
  At: at.toISOString(),
  Action,
  ...(Reasons.length > 0 ? { Reasons } : {}),
  ...(test ? { Test: true } : {}),
})
const shipText = ({ Consignment: { Vessel, Voyage } }: FilingContent) => `${Vessel} ${Voyage}`.trim()

/** Filings abroad have no form but our own. */
function written(content: FilingContent, head: ManifestHead, format: string): { readonly format: string; readonly edi: WrittenManifest } {
  const { message } = regimes[content.Regime]
  if (format === 'cuscar') return { format, edi: writeCuscar(content.Consignment, head) }
  if (format === 'ifcsum' && message) return { format, edi: writeIfcsum(content.Consignment, head) }
  if (format === 'mt' && message) return { format, edi: writeMt(message, content.Consignment, head) }
  return { format: 'json', edi: writeFiling(content.Regime, content.Consignment, head) }
}

const plain = (content: FilingContent, type: ManifestMessage): WrittenMessage => ({
  format: 'text',
  body: [
    [texts.lines.type, manifestChannels.types[type].zh],
    [texts.lines.regime, regimeNames[content.Regime][0]],
    [texts.lines.bill, content.Consignment.BillNo],
    [texts.lines.ship, shipText(content)],
    [texts.lines.reasons, content.Reasons.join('、')],
  ]
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}：${value}`)
    .join('\n'),
  lost: [],
  missing: [],
  assumed: [],
  note: '',
})

const messageOf = (type: ManifestMessage): OutgoingMessage<FilingContent, FilingFacts, ManifestMessage> => ({
  type,
  method: 'POST',
  write: ({ content }, facts) => {
    const head = headOf(facts, type, content.Reasons)
    if (facts.way.by === 'manual') return { ...plain(content, type), control: head.MessageId }
    const { format, edi } = written(content, head, kindField(facts.channel, 'Format'))
    const { text: body, lost, missing, assumed, note } = edi
    // customs refuse a message outside of the schema without a word about the field
    const gaps = [...missing, ...(format === 'mt' ? mtProblems(body).map(texts.outside) : [])]
    return { format, body, lost, missing, gaps, assumed, note, control: head.MessageId }
  },
})
export const manifestMessages = (Object.keys(manifestChannels.types) as ManifestMessage[]).map(messageOf)

/** Subject and text of a mail. */
export function manifestMail({ type, content }: Outgoing<FilingContent>, { no, channel, company, person }: Facts) {
  return composeMail(channel, texts.mail, {
    业务: `${regimeNames[content.Regime][0]}${manifestChannels.types[type as ManifestMessage].zh}`,
    单号: no,
    提单号: content.Consignment.BillNo,
    船名航次: shipText(content),
    公司: company,
    操作: person,
  })
}

/** Names of what a channel requires and the filing does not say. */
export function manifestGaps({ Consignment }: FilingContent, needed: readonly string[]): string[] {
  const has: Readonly<Record<ManifestNeed, boolean>> = {
    MasterNo: Consignment.MasterNo !== '',
    Imo: Consignment.Imo !== '',
    CustomsArea: Consignment.CustomsArea !== '',
    ExitPlace: Consignment.ExitPlace !== '',
    LoadingAt: Consignment.LoadingAt !== '',
    HsCode: Consignment.Goods.every(({ HsCode }) => HsCode !== ''),
    Aeo: Consignment.Shipper.Aeo !== '',
    Notify: Consignment.Notify.Name !== '',
  }
  return (Object.keys(manifestNeeds) as ManifestNeed[])
    .filter((code) => needed.includes(code) && !has[code])
    .map((code) => manifestNeeds[code])
}

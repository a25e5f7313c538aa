import { siNeeds, type SiNeed } from '@jst/contracts/si'
import { boxSummary } from '@jst/si-drafts/rules'
import { cancelDcsa, toDcsa, type IftminVersion, type Loss } from '@jst/si-drafts/standards'
import {
  composeMail,
  type Outgoing,
  type OutgoingMessage,
  type PartnerFacts,
  type StoredChannel,
  type WriteFacts,
  type WrittenMessage,
} from '../../../documents/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import { billNoOf } from '../si.notices.ts'
import { layoutBody } from './layout/file.ts'
import { fillLayout } from './layout/fill.ts'
import { parseLayout } from './layout/layout.ts'
import type { SentInstruction } from './outgoing.ts'
import { texts } from './texts.ts'
import { iftminOf } from '../standards/iftmin.ts'

export type SiMessage = 'instruct' | 'amend' | 'cancel'
/** Facts besides the record. */
export interface InstructionFacts extends PartnerFacts {
  /** Code of the sending company. */
  readonly sender: string
  /** Number of the message among those of its record. */
  readonly seq: number
}
type Facts = WriteFacts & InstructionFacts

const functions = { instruct: 9, amend: 5, cancel: 1 } as const
const versionOf = ({ kindFields }: StoredChannel): IftminVersion => (kindFields['Version'] === 'D01B' ? 'D01B' : 'D99B')
const lossesOfKind = (losses: readonly Loss[], ...kinds: readonly Loss['kind'][]) => losses.filter(({ kind }) => kinds.includes(kind))
/**
 * Losses of the message: values that it cannot carry or carries in another form, required fields that are empty, and values that receivers
 * may read differently.
 */
const lossesOf = (losses: readonly Loss[]): Pick<WrittenMessage, 'lost' | 'missing' | 'note'> => ({
  lost: lossesOfKind(losses, 'lost', 'changed').map(({ path, label, value, reason }) => ({
    Path: path,
    Label: label,
    Value: value,
    Why: reason,
  })),
  missing: [...new Set(lossesOfKind(losses, 'missing').map(({ label, reason }) => texts.at(label, reason)))],
  note: [...new Set(lossesOfKind(losses, 'check').map(({ label, reason }) => texts.at(label, reason)))].join('\n'),
})

/** IFTMIN for mails and files, DCSA JSON for files, interfaces and the simulator, plain text for a person. */
const messageOf = (type: SiMessage, method: OutgoingMessage['method']): OutgoingMessage<SentInstruction, InstructionFacts, SiMessage> => ({
  type,
  method,
  write: (out, facts) => {
    const { channel } = facts.channel
    if (channel === 'xlsx' || channel === 'xlsxMail') return layoutMessage(out, facts)
    if (channel === 'mail' || channel === 'edi') return iftminMessage(type, out, facts)
    if (channel === 'manual') return { format: 'text', body: siMail(out, facts).text, lost: [], missing: [], assumed: [], note: '' }
    return dcsaOf(type, out)
  },
})
/** HTTP methods of DCSA EBL 3: POST for an instruction, PUT for an update, PATCH for a cancellation. */
export const siMessages = [messageOf('instruct', 'POST'), messageOf('amend', 'PUT'), messageOf('cancel', 'PATCH')] as const

/** Interchange control number: the number of the record and of the message among its messages. Acknowledgements refer to it. */
const controlOf = (record: number | null, seq: number) => `${record ?? 'T'}M${seq}`

function iftminMessage(type: SiMessage, { content, partner }: Outgoing<SentInstruction>, facts: Facts): WrittenMessage {
  const { record, order } = content
  const { channel, at, sender, seq } = facts
  const control = controlOf(facts.record, seq)
  const { text, losses } = iftminOf(record, order, {
    version: versionOf(channel),
    sender: channel.account || sender,
    recipient: order.scac || partner,
    control,
    preparedAt: at,
    function: functions[type],
  })
  return { format: 'iftmin', body: text, assumed: [], control, ...lossesOf(losses) }
}

/** The sheet of the carrier. A cancellation is the same sheet; the mail and the name of the file say so. */
function layoutMessage({ content: { record } }: Outgoing<SentInstruction>, { channel }: Facts): WrittenMessage {
  const { Layout: stored } = channel.kindFields
  const { layout, problem } = parseLayout(typeof stored === 'string' ? stored : '')
  if (layout === undefined) throw new AppError('INVALID_INPUT', { message: problem })
  const { filled, losses } = fillLayout(layout, record)
  const lost = losses.map(({ path, label, value, why }) => ({ Path: path, Label: label, Value: value, Why: why }))
  return { format: 'xlsx', body: layoutBody(filled), lost, missing: [], assumed: [], note: '' }
}

function dcsaOf(type: SiMessage, { content: { record, order }, reference }: Outgoing<SentInstruction>): WrittenMessage {
  const { payload, losses } = type === 'cancel' ? cancelDcsa(record) : toDcsa(record, order)
  // an update refers to the carrier's number of the original
  const fullPayload = type === 'amend' && reference !== '' ? { shippingInstructionsReference: reference, ...payload } : payload
  return { format: 'dcsa', body: JSON.stringify(fullPayload, null, 2), assumed: [], ...lossesOf(losses) }
}

/** Subject and text of a mail to a carrier. */
export function siMail(
  { content: { record }, type }: Outgoing<SentInstruction>,
  { channel, company, person }: Facts,
): { readonly subject: string; readonly text: string } {
  return composeMail(channel, texts.mail, {
    提单号: billNoOf({ record }),
    业务: texts.kinds[type as SiMessage],
    船名航次: [record.vessel, record.voyage].filter(Boolean).join(' '),
    箱量: boxSummary(record.containers),
    公司: company,
    联系人: person,
  })
}

/** Labels of fields that a channel requires and an instruction leaves empty. */
export const siGaps = ({ record }: SentInstruction, needed: readonly string[]): string[] =>
  needed.flatMap((code) => {
    const name = siNeeds[code as SiNeed]
    return name !== undefined && record[code as SiNeed].trim() === '' ? [name] : []
  })

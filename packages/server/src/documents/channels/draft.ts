import type { ChannelDraft } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'
import { wayOf, type ChannelKind } from './kind.ts'
import type { Outgoing, WriteFacts } from './module.ts'
import { texts } from './texts.ts'

/** A declared message of the kind. */
export function messageOf({ document, module }: ChannelKind, type: string) {
  const declared = module.messages.find((message) => message.type === type)
  if (!declared) throw new Error(`document ${document.kind}: no message ${type}`)
  return declared
}

/** A draft, and our number of its interchange. */
export type DraftMessage = ChannelDraft & { readonly Control?: string }

/** The message of a record for a channel, with what it loses, lacks and assumes. */
export async function draftMessage(
  db: Queryable,
  kind: ChannelKind,
  out: Outgoing,
  sending: Omit<WriteFacts, 'way'>,
  mailConfigured: boolean,
): Promise<DraftMessage> {
  const { module, facts: declared } = kind
  const { channel, no } = sending
  const way = wayOf(kind, channel.channel)
  const read = await module.facts(db, out, { companyId: channel.companyId, record: sending.record })
  const facts = { ...sending, ...read, way }
  const { format, body, lost, missing, gaps = [], assumed, note, control } = messageOf(kind, out.type).write(out, facts)
  const mail = way.by === 'mail' ? module.mail(out, facts) : undefined
  return {
    Type: out.type,
    Channel: channel.channel,
    ChannelName: way.zh,
    Partner: read.partnerName,
    Format: format,
    FileName: texts.file(declared.types[out.type]!.zh, no, module.formats[format]!.ending),
    Payload: body,
    Lost: [...lost],
    Missing: [...missing],
    Assumed: [...new Set(assumed)],
    Note: note,
    Gaps: [...new Set([...(module.gaps?.(out.content, channel.needed) ?? []), ...gaps])],
    ...(control === undefined ? {} : { Control: control }),
    Mail: mail ? { To: channel.mailTo, Subject: mail.subject, Text: mail.text, Waits: !mailConfigured } : null,
  }
}

import type { ChannelDraft, ChannelWay, LostValue } from '@jst/contracts/document'
import { FactGrid, FactsTable, type Fact, Notice } from '@jst/ui'
import { readablePayload } from './payload.ts'
import { channelTexts as texts } from './texts.ts'

interface LostTableProps {
  title: string
  lost: readonly LostValue[]
  open?: boolean
  /** Consequence of the list for the reader. */
  about?: string
}
/** Values that a message does not carry, or that were not read of an answer. */
export function LostTable({ title, lost, open = false, about = texts.lostAbout }: LostTableProps) {
  if (lost.length === 0) return null
  return (
    <details open={open}>
      <summary>{title}</summary>
      <p className="jst-muted">{about}</p>
      <FactsTable
        label={title}
        rows={lost}
        rowKey={({ Path }, at) => `${Path} ${at}`}
        renderRow={({ Label, Value, Why }) => (
          <>
            <th scope="row">{Label}</th>
            <td>{Value}</td>
            <td className="jst-muted">{Why}</td>
          </>
        )}
      />
    </details>
  )
}

/** The text of a message. */
export function Payload({ format, text }: { format: string; text: string }) {
  if (text === '') return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls is scrolled by the keyboard
    <pre className="jst-payload jst-payload-code" tabIndex={0} aria-label={texts.preview}>
      {readablePayload(format, text)}
    </pre>
  )
}

interface MissingProps {
  gaps?: readonly string[]
  missing: readonly string[]
  /** Fields that are written without the record saying so. */
  assumed?: readonly string[]
}
/** Fields that a channel or the standard needs and the record does not say. */
export function MissingNotices({ gaps = [], missing, assumed = [] }: MissingProps) {
  return (
    <>
      {gaps.length > 0 ? <Notice tone="error">{texts.gaps + gaps.join('、')}</Notice> : null}
      {missing.length > 0 ? <Notice tone="warning">{texts.missing + missing.join('、')}</Notice> : null}
      {assumed.length > 0 ? <Notice>{texts.assumed + assumed.join('、')}</Notice> : null}
    </>
  )
}

/** Facts that an answer gives its record when it is applied; nothing without any. */
export function Proposed({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <FactGrid columns={2} facts={facts} />
    </section>
  )
}

interface DraftFactsProps {
  draft: Omit<ChannelDraft, 'Type' | 'Partner'>
  /** The way of the channel; undefined for one that is not declared any more. */
  way: ChannelWay | undefined
  /** Where the log of messages is found. */
  log: string
  /** Partner and business, in the words of the kind. */
  head: readonly Fact[]
}
/** A message that would be sent, its way, and what follows from that. */
export function DraftFacts({ draft, way, log, head }: DraftFactsProps) {
  const { ChannelName, FileName, Mail, Gaps, Missing, Assumed, Note } = draft
  return (
    <>
      <MissingNotices gaps={Gaps} missing={Missing} assumed={Assumed} />
      {way?.by === 'simulator' ? <Notice>{texts.simulator}</Notice> : null}
      {way?.by === 'manual' ? <Notice>{texts.byHand}</Notice> : null}
      {way?.by === 'file' ? <Notice>{texts.fileNext(log)}</Notice> : null}
      {Mail?.Waits ? <Notice tone="warning">{texts.mailWaits}</Notice> : null}
      <FactGrid
        columns={2}
        facts={[
          ...head,
          { label: texts.channel, value: ChannelName },
          { label: texts.file, value: [FileName, Note].filter((part) => part !== '').join('，') },
          ...(Mail
            ? [
                { label: texts.to, value: Mail.To },
                { label: texts.subject, value: Mail.Subject },
              ]
            : []),
        ]}
      />
      {Mail ? <pre className="jst-payload">{Mail.Text}</pre> : null}
    </>
  )
}

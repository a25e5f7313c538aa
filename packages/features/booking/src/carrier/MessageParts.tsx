import type { MessageDraft } from '@jst/contracts/booking'
import { Notice } from '@jst/ui'
import { readablePayload } from './payload.ts'
import { texts } from './texts.ts'

/** What a message does not say of its booking, or was not read of an answer. */
export function LostTable({ title, lost }: { title: string; lost: MessageDraft['Lost'] }) {
  if (lost.length === 0) return null
  return (
    <details>
      <summary>{title}</summary>
      <p className="jst-muted">{texts.lostAbout}</p>
      <table className="jst-plain-table">
        <caption className="jst-hidden">{title}</caption>
        <tbody>
          {lost.map(({ Path, Label, Value, Why }) => (
            <tr key={Path}>
              <th scope="row">{Label}</th>
              <td>{Value}</td>
              <td className="jst-muted">{Why}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
  /** Fields that are written without the booking saying so. */
  assumed?: readonly string[]
}
/** What a channel or the standard needs and the booking does not say. */
export function MissingNotices({ gaps = [], missing, assumed = [] }: MissingProps) {
  return (
    <>
      {gaps.length > 0 ? <Notice tone="error">{texts.gaps + gaps.join('、')}</Notice> : null}
      {missing.length > 0 ? <Notice tone="warning">{texts.missing + missing.join('、')}</Notice> : null}
      {assumed.length > 0 ? <Notice>{texts.assumedInstead + assumed.join('、')}</Notice> : null}
    </>
  )
}

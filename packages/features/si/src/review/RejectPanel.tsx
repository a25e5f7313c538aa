import { rejectReasons } from '@jst/contracts/si'
import { Section, isComposing } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { longestRemarks, mainReason, remarksText } from './reject-text.ts'
import { texts } from './texts.ts'

const words = texts.reject

interface RejectPanelProps {
  /** Remarks pinned to fields, sent along. */
  pins: number
  onCancel: () => void
  onReject: (remarks: string, reasonCode: string | undefined) => void
}

/** Reasons and remarks of a refusal, in place: the bill stays in sight while they are written. */
export function RejectPanel({ pins, onCancel, onReject }: RejectPanelProps) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const errorId = useId()
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const remarks = remarksText(codes, text)
    const over = remarks.length - longestRemarks
    if (text.trim() !== '' && over <= 0) return onReject(remarks, mainReason(codes))
    setWrong(text.trim() === '' ? words.remarksNeeded : words.tooLong(over))
    field.current?.focus()
  }
  return (
    <Section title={words.title}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields: Escape gives up, Ctrl+Enter sends */}
      <form
        className="jst-stack-form"
        onSubmit={submit}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Escape') onCancel()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
        }}
      >
        <fieldset>
          <legend>{words.reason}</legend>
          {rejectReasons.map(({ code, zh }) => (
            <label key={code}>
              <input
                type="checkbox"
                checked={codes.includes(code)}
                onChange={(event) => setCodes(event.target.checked ? [...codes, code] : codes.filter((other) => other !== code))}
              />
              {`${code} ${zh}`}
            </label>
          ))}
        </fieldset>
        <label>
          {words.remarks}
          <textarea
            ref={field}
            rows={3}
            value={text}
            placeholder={words.remarksHint}
            aria-invalid={wrong !== ''}
            aria-describedby={wrong ? errorId : undefined}
            onChange={(event) => {
              setText(event.target.value)
              setWrong('')
            }}
          />
        </label>
        {pins > 0 && <p className="jst-muted">{words.withPins(pins)}</p>}
        {wrong && (
          <p id={errorId} role="alert" className="jst-form-error">
            {wrong}
          </p>
        )}
        <div className="jst-acts">
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button type="primary" status="danger" htmlType="submit">
            {words.ok}
          </Button>
        </div>
      </form>
    </Section>
  )
}

import { rejectReasons } from '@jst/contracts/si'
import { Button } from '@arco-design/web-react'
import { Section } from '@jst/ui'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { texts } from '../texts.ts'

const words = texts.audit
const longest = 512

interface RejectPanelProps {
  busy: boolean
  onCancel: () => void
  onReject: (remarks: string) => void
}

/** Reasons and remarks of a refusal, in place: the bill stays in sight while they are written. */
export function RejectPanel({ busy, onCancel, onReject }: RejectPanelProps) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const errorId = useId()
  useEffect(() => field.current?.focus(), [])
  const remarks = [...rejectReasons.filter(({ code }) => codes.includes(code)).map(({ code, zh }) => `[${code} ${zh}]`), text.trim()]
    .filter(Boolean)
    .join(' ')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') return onReject(remarks.slice(0, longest))
    setMissing(true)
    field.current?.focus()
  }
  return (
    <Section title={words.reject}>
      <form className="jst-stack-form" onSubmit={submit}>
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
            maxLength={longest}
            value={text}
            placeholder={words.remarksHint}
            aria-invalid={missing}
            aria-describedby={missing ? errorId : undefined}
            onChange={(event) => {
              setText(event.target.value)
              setMissing(false)
            }}
          />
        </label>
        {missing && (
          <p id={errorId} role="alert" className="jst-form-error">
            {words.remarksNeeded}
          </p>
        )}
        <div className="jst-acts">
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button type="primary" status="danger" htmlType="submit" loading={busy}>
            {words.rejectOk}
          </Button>
        </div>
      </form>
    </Section>
  )
}

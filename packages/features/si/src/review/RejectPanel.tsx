import { rejectReasons } from '@jst/contracts/si'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { FlagField, isComposing, LinesField, Section } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { longestRemarks, mainReason, remarksText } from './reject-text.ts'
import { texts } from './texts.ts'

const words = texts.reject

interface RejectPanelProps {
  /** Remarks pinned to fields, sent along. */
  pins: number
  onCancel: () => void
  onReject: (remarks: string, reasonCode: string | undefined) => void
}

/** Reasons and remarks of a refusal, in place: the bill stays in sight while they are written. Escape gives up, Ctrl+Enter sends. */
export const RejectPanel = observer(function RejectPanel({ pins, onCancel, onReject }: RejectPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.querySelector('textarea')?.focus(), [])
  const form = useForm({
    start: () => ({ codes: [] as readonly string[], text: '' }),
    fields: { text: { label: words.remarks, required: words.remarksNeeded, check: tooLong } },
    save: ({ codes, text }) => Promise.resolve(onReject(remarksText(codes, text), mainReason(codes))),
    unasked: true,
  })
  const { codes } = form.values
  const choose = (code: string, on: boolean) => form.write({ codes: on ? [...codes, code] : codes.filter((other) => other !== code) })
  return (
    <Section title={words.title}>
      <div ref={panel} role="presentation" onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && onCancel()}>
        <FormBox form={form}>
          <fieldset>
            <legend>{words.reason}</legend>
            {rejectReasons.map(({ code, zh }) => (
              <FlagField key={code} label={`${code} ${zh}`} value={codes.includes(code)} onChange={(on) => choose(code, on)} />
            ))}
          </fieldset>
          <LinesField {...form.field('text')} hint={words.remarksHint} onSend={() => void form.save()} />
          {pins > 0 && <p className="jst-muted">{words.withPins(pins)}</p>}
          <div className="jst-acts">
            <Button onClick={onCancel}>{words.cancel}</Button>
            <Button type="primary" status="danger" htmlType="submit">
              {words.ok}
            </Button>
          </div>
        </FormBox>
      </div>
    </Section>
  )
})

function tooLong(text: string, { codes }: { codes: readonly string[] }): string | undefined {
  const over = remarksText(codes, text).length - longestRemarks
  return over > 0 ? words.tooLong(over) : undefined
}

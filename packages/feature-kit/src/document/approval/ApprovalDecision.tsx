import { Button } from '@arco-design/web-react'
import { decide } from '@jst/contracts/document'
import { LinesField, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useApp } from '../../app/context.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import { useForm } from '../../form/useForm.ts'
import { texts } from './texts.ts'

const words = texts.decision

interface ApprovalDecisionProps {
  /** The round, and the version of the record that is shown. */
  round: { readonly Id: number; readonly Version: string }
  /** In whose name; '' for one's own. */
  forName: string
  /** After a vote that counts. */
  onDone: () => void
  /** Called after a refused move: the shown data are outdated. */
  onRefused?: () => void
}

/** Agrees or refuses, with a reason. Its buttons stay in reach at the foot of a phone. */
export const ApprovalDecision = observer(function ApprovalDecision({ round, forName, onDone, onRefused }: ApprovalDecisionProps) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ Words: '', Agree: true }),
    fields: { Words: { label: words.words, check: (text, { Agree }) => (!Agree && text.trim() === '' ? words.needed : undefined) } },
    save: ({ Words, Agree }) => api.call(decide, { Items: [{ Id: round.Id, Version: round.Version }], Agree, Words: Words.trim() }),
    saved: ({ NotMoved: [refused], Waiting }, { Agree }) => {
      if (refused) {
        form.fail(refused.Message)
        onRefused?.()
        return
      }
      notify.success(words.done(Agree))
      for (const { Message } of Waiting) notify.error(Message)
      onDone()
    },
    keep: `approval ${round.Id}`,
  })
  const send = (Agree: boolean) => {
    form.write({ Agree })
    void form.save()
  }
  return (
    <form className="jst-approval-decision" onSubmit={(event) => event.preventDefault()}>
      {forName === '' ? null : (
        <div>
          <StatusTag tone="orange">{texts.for(forName)}</StatusTag>
        </div>
      )}
      <FormNotices form={form} />
      <LinesField {...form.field('Words')} hint={words.wordsHint} maxLength={500} rows={2} />
      <div className="jst-approval-acts">
        <Button status="danger" loading={form.busy && !form.values.Agree} disabled={form.busy} onClick={() => send(false)}>
          {words.refuse}
        </Button>
        <Button type="primary" loading={form.busy && form.values.Agree} disabled={form.busy} onClick={() => send(true)}>
          {words.agree}
        </Button>
      </div>
    </form>
  )
})

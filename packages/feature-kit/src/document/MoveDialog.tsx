import { moveDocuments, statesOf, type DocumentFacts, type MoveOutcome, type ReturnedField } from '@jst/contracts/document'
import type { MoveFacts } from '@jst/contracts'
import { ChoiceField, LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useConfirmed } from '../app/confirmed.ts'
import { useApp } from '../app/context.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { useForm } from '../form/useForm.ts'
import { MoveOutcomes } from './MoveOutcomes.tsx'
import { PhrasePick } from './PhrasePick.tsx'
import { ReturnedFields } from './ReturnedFields.tsx'
import { useDocumentTexts } from './texts.ts'

interface Moving {
  readonly Id: number
  readonly UpdateTime: string
}

interface MoveDialogProps {
  document: DocumentFacts
  event: string
  /** One record or many, in the versions that are shown. */
  rows: readonly Moving[]
  /** Usual sentences for the remarks, of a list that the company keeps. */
  phrases?: readonly string[] | undefined
  /** Something has moved. */
  onDone: () => void
  onClose: () => void
}

/** Dialog of a move, with its effect and its input; for many records it lists those that failed with the reason, and retries them. */
export const MoveDialog = observer(function MoveDialog({ document, event, rows, phrases = [], onDone, onClose }: MoveDialogProps) {
  const words = useDocumentTexts().move
  const texts = useDocumentTexts()
  const { api, notify } = useApp()
  const confirmed = useConfirmed()
  // the list behind it shows fewer rows once some have moved: the act is about those that it was opened for
  const [opened] = useState(rows)
  const present = () => opened.map((one) => rows.find(({ Id }) => Id === one.Id) ?? one)
  const alone = opened.length === 1
  const facts: MoveFacts = statesOf(document)!.moves[event]!
  const [outcome, setOutcome] = useState<MoveOutcome>()
  const send = (
    { Reason, Remarks, Fields }: { Reason: string; Remarks: string; Fields: readonly ReturnedField[] },
    items: readonly Moving[],
  ) =>
    confirmed((sure) =>
      api.call(moveDocuments, {
        Kind: document.kind,
        Event: event,
        Items: items.map(({ Id, UpdateTime }) => ({ Id, UpdateTime })),
        ...(Remarks.trim() === '' ? {} : { Remarks: Remarks.trim() }),
        ...(Reason === '' ? {} : { Reason }),
        ...(Fields.length === 0 ? {} : { Fields: [...Fields] }),
        ...sure,
      }),
    )
  const form = useForm({
    start: () => ({ Reason: '', Remarks: '', Fields: [] as readonly ReturnedField[] }),
    fields: {
      Reason: { label: words.reason, required: facts.reasons ? words.reasonNeeded : false },
      Remarks: { label: words.remarks, required: facts.remarks ?? false },
    },
    save: (values) => send(values, present()),
    saved: (answer) => {
      if (answer.Moved.length > 0) onDone()
      const [refused] = answer.NotMoved
      if (!refused) {
        notify.success(alone ? (facts.act?.done ?? facts.zh) : texts.many.done(answer.Moved.length))
        onClose()
      } else if (alone) form.fail(refused.Message)
      else setOutcome(answer)
    },
  })
  if (outcome)
    return (
      <MoveOutcomes
        title={facts.zh}
        outcome={outcome}
        onRetry={async () => {
          const left = present().filter(({ Id }) => outcome.NotMoved.some((one) => one.Id === Id))
          const next = await send(form.values, left)
          if (next.Moved.length > 0) onDone()
          setOutcome({ Moved: [...outcome.Moved, ...next.Moved], NotMoved: next.NotMoved })
        }}
        onClose={onClose}
      />
    )
  const act = facts.act?.zh ?? facts.zh
  return (
    <FormDialog
      form={form}
      title={alone ? act : texts.many.title(act, opened.length)}
      submit={act}
      danger={facts.act?.weight === 'danger'}
      onClose={onClose}
    >
      {facts.act ? <p>{facts.act.about}</p> : null}
      {facts.reasons ? (
        <ChoiceField
          {...form.field('Reason')}
          options={[{ value: '', label: words.pickReason }, ...facts.reasons.map(({ code, zh }) => ({ value: code, label: zh }))]}
        />
      ) : null}
      {facts.returns ? (
        <ReturnedFields document={document} value={form.values.Fields} onChange={(Fields) => form.write({ Fields })} />
      ) : null}
      <PhrasePick phrases={phrases} value={form.values.Remarks} onChange={(Remarks) => form.write({ Remarks })} />
      <LinesField {...form.field('Remarks')} maxLength={500} />
    </FormDialog>
  )
})

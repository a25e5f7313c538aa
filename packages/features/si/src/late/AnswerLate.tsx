import { modifyCargoOrder, refuseLateSi, type CargoOrder } from '@jst/contracts/cargo-orders'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { addDays, formatDate, instantOf, LinesField, TextField, timeOf, today, useNow } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

interface AnswerLateProps {
  order: CargoOrder
  onClose: () => void
  onAnswered: () => void
}

const instantIn = (text: string) => (/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text.trim()) ? instantOf(text.trim().replace(' ', 'T')) : undefined)

/** Grants a request with a later cut-off, or refuses it with a reason; the customer is notified of both. */
export const AnswerLate = observer(function AnswerLate({ order, onClose, onAnswered }: AnswerLateProps) {
  const { api, notify } = useApp()
  const now = useNow()
  const form = useForm({
    start: () => ({ refuse: false, SiDeadline: `${addDays(today(), 1)} 18:00`, Reason: '' }),
    fields: {
      SiDeadline: {
        label: texts.until,
        check: (text, { refuse }) => (refuse || (timeOf(instantIn(text)) ?? 0) > now ? undefined : texts.untilWrong),
      },
      Reason: { label: texts.refusal, check: (text, { refuse }) => (refuse && text.trim() === '' ? texts.refusalNeeded : undefined) },
    },
    save: ({ refuse, SiDeadline, Reason }) => {
      const { Id, UpdateTime, Remark } = order
      return refuse
        ? api.call(refuseLateSi, { Id, Reason: Reason.trim() })
        : api.call(modifyCargoOrder, { Id, UpdateTime, Remark, SiDeadline: instantIn(SiDeadline) ?? null })
    },
    saved: (_, { refuse }) => {
      notify.success(refuse ? texts.refusedDone : texts.granted)
      onClose()
      onAnswered()
    },
    overtaken: (_, said) => form.fail(said),
  })
  const { refuse } = form.values
  const { Late } = order
  return (
    <FormDialog
      form={form}
      title={`${texts.answer} ${order.MblNo}`}
      submit={refuse ? texts.answers.refuse : texts.answers.grant}
      danger={refuse}
      note={Late ? texts.askedFacts(Late.AskedBy, formatDate(Late.AskedAt, 'list'), Late.Reason) : undefined}
      onClose={onClose}
    >
      <div className="jst-modes" role="group" aria-label={texts.answers.label}>
        {[false, true].map((choice) => (
          <button key={String(choice)} type="button" aria-pressed={refuse === choice} onClick={() => form.write({ refuse: choice })}>
            {choice ? texts.answers.refuse : texts.answers.grant}
          </button>
        ))}
      </div>
      {refuse ? (
        <LinesField {...form.field('Reason')} required maxLength={200} />
      ) : (
        <TextField {...form.field('SiDeadline')} required hint={texts.untilHint} maxLength={16} />
      )}
    </FormDialog>
  )
})

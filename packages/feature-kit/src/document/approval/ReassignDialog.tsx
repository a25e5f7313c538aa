import { delegations, reassignApproval, type ApprovalRound } from '@jst/contracts/document'
import { ChoiceField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useApp } from '../../app/context.tsx'
import { useDetail } from '../../detail/useDetail.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useForm } from '../../form/useForm.ts'
import { texts } from './texts.ts'

const words = texts.reassign
interface ReassignDialogProps {
  round: ApprovalRound
  onDone: () => void
  onClose: () => void
}

/** Gives a turn of an open round to another person. */
export const ReassignDialog = observer(function ReassignDialog({ round, onDone, onClose }: ReassignDialogProps) {
  const { api, notify } = useApp()
  const people = useDetail(delegations, {})
  const keyOf = ({ StepId, FromId }: { StepId: number; FromId: number }) => `${StepId}-${FromId}`
  const form = useForm({
    start: () => ({ From: keyOf(round.Reassigns[0]!), ToId: '', Words: '' }),
    fields: { From: { label: words.from }, ToId: { label: words.to, required: words.choose }, Words: { label: words.words } },
    save: ({ From, ToId, Words }) => {
      const [StepId = 0, FromId = 0] = From.split('-').map(Number)
      return api.call(reassignApproval, { Id: round.Id, StepId, FromId, ToId: Number(ToId), Words })
    },
    saved: () => {
      notify.success(words.done)
      onDone()
      onClose()
    },
  })
  const stepOf = (id: number) => round.Steps.find(({ Id }) => Id === id)?.Name ?? ''
  const turns = round.Reassigns.map((turn) => ({ value: keyOf(turn), label: `${turn.FromName} · ${stepOf(turn.StepId)}` }))
  const options = (people.data?.People ?? []).map(({ Id, Name, Department }) => ({
    value: String(Id),
    label: [Name, Department].filter(Boolean).join(' · '),
  }))
  return (
    <FormDialog form={form} title={words.title} submit={words.submit} note={words.note} onClose={onClose}>
      <ChoiceField {...form.field('From')} options={turns} />
      <ChoiceField {...form.field('ToId')} options={[{ value: '', label: words.choose }, ...options]} />
      <TextField {...form.field('Words')} maxLength={200} />
    </FormDialog>
  )
})

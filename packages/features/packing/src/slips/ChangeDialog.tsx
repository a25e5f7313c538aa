import { changeSlip, slipStates, type SlipView } from '@jst/contracts/packing'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { observer } from 'mobx-react-lite'
import { HaulageFields, haulageProblems, tidyHaulage } from './HaulageFields.tsx'
import { texts } from './texts.ts'

const words = texts.changeDialog

export interface SlipDialogProps {
  view: SlipView
  onDone: () => void
  onClose: () => void
}

/** Form of a slip's pick-up and haulier. */
export const ChangeDialog = observer(function ChangeDialog({ view, onDone, onClose }: SlipDialogProps) {
  const { api, notify } = useApp()
  const form = useForm<Pick<SlipView, 'Haulage'>, SlipView, SlipView>({
    stored: view,
    start: (from) => ({ Haulage: (from ?? view).Haulage }),
    fields: { Haulage: { label: texts.page.haulage } },
    check: ({ Haulage }) => haulageProblems(Haulage),
    save: ({ Haulage }, from) => api.call(changeSlip, { Id: view.Id, UpdateTime: from!.UpdateTime, Haulage: tidyHaulage(Haulage) }),
    saved: () => {
      notify.success(words.done)
      onDone()
      onClose()
    },
  })
  const issued = view.State !== slipStates.codes.pending
  return (
    <FormDialog form={form} place="side" width={640} title={words.title} note={words.note} submit={words.submit} onClose={onClose}>
      <HaulageFields values={form.values.Haulage} errors={form.errors} issued={issued} onChange={(Haulage) => form.write({ Haulage })} />
    </FormDialog>
  )
})

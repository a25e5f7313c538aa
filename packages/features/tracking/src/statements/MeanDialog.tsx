import { trackMean, type TrackStatement } from '@jst/contracts/tracking'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { trackTexts } from '@jst/track'
import { ChoiceField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.meanDialog
const none = 'none'

/** Says what the code of a partner means, for all of its statements, or that it means nothing again. */
export const MeanDialog = observer(function MeanDialog({
  row,
  onDone,
  onClose,
}: {
  row: TrackStatement
  onDone: () => void
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ Milestone: row.MeantBy === '' ? '' : row.Milestone }),
    fields: { Milestone: { label: texts.milestone, required: true } },
    save: ({ Milestone }) => api.call(trackMean, { StatementId: row.Id, Milestone: Milestone === none ? '' : Milestone }),
    saved: () => {
      notify.success(words.done)
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={words.title(row.Party, row.PartyCode)} note={words.lead} submit={words.submit} onClose={onClose}>
      <ChoiceField
        {...form.field('Milestone')}
        options={[
          ...(row.MeantBy === '' ? [] : [{ value: none, label: words.none }]),
          ...Object.entries(trackTexts.milestones).map(([value, label]) => ({ value, label })),
        ]}
      />
      {row.Text ? <p className="jst-muted">{words.said(row.Text)}</p> : null}
    </FormDialog>
  )
})

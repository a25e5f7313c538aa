import { delegations, endDelegation, saveDelegation, type Delegation } from '@jst/contracts/document'
import { ChoiceField, DayField, ErrorView, CellTable, StatusTag, TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import { useDetail } from '../../detail/useDetail.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useForm } from '../../form/useForm.ts'
import { texts } from './texts.ts'

const words = texts.delegation
const tones = { coming: 'blue', running: 'green', over: 'grey' } as const

/** Substitutes during an absence: one's own, and for administrators of people everybody's. */
export const DelegationDialog = observer(function DelegationDialog({ onClose }: { onClose: () => void }) {
  const { api, notify, session } = useApp()
  const stored = useDetail(delegations, {})
  const ownId = session.employee?.Id ?? 0
  const form = useForm({
    start: () => ({ FromId: '0', ToId: '', From: '', To: '', Reason: '' }),
    fields: {
      FromId: { label: words.from },
      ToId: { label: words.to, required: words.choose },
      From: { label: words.first, required: words.day },
      To: { label: words.last, required: words.day, check: (to, { From }) => (to < From ? words.order : undefined) },
      Reason: { label: words.reason },
    },
    save: ({ FromId, ToId, ...more }) => api.call(saveDelegation, { FromId: Number(FromId), ToId: Number(ToId), ...more }),
    saved: (answer) => {
      notify.success(words.saved)
      stored.set(answer)
      onClose()
    },
  })
  const end = useAction(async ({ Id, ToName }: Delegation) => {
    if (!(await notify.confirm({ title: words.endAsk(ToName), content: words.endAbout, ok: words.end }))) return
    stored.set(await api.call(endDelegation, { Id }))
  })
  const { People = [], Rows = [], ForOthers = false } = stored.data ?? {}
  const options = People.filter(({ Id }) => Id !== ownId).map(({ Id, Name, Department }) => ({
    value: String(Id),
    label: [Name, Department].filter(Boolean).join(' · '),
  }))
  return (
    <FormDialog form={form} title={words.title} submit={words.save} note={words.lead} width={560} roomy onClose={onClose}>
      {stored.status === 'failed' && stored.error ? <ErrorView error={stored.error} onRetry={stored.reload} /> : null}
      {ForOthers ? <ChoiceField {...form.field('FromId')} options={[{ value: '0', label: words.self }, ...options]} /> : null}
      <ChoiceField {...form.field('ToId')} options={[{ value: '', label: words.choose }, ...options]} />
      <div className="jst-form-grid">
        <DayField {...form.field('From')} />
        <DayField {...form.field('To')} />
      </div>
      <TextField {...form.field('Reason')} maxLength={100} />
      {stored.data ? (
        <CellTable
          label={words.title}
          titles={[words.who, words.days, words.state, words.act]}
          none={words.none}
          rows={Rows}
          rowKey={(row) => row.Id}
          nameColumn={-1}
          renderCells={[
            ({ FromName, ToName }) => `${FromName} → ${ToName}`,
            ({ From, To }) => `${From} ~ ${To}`,
            ({ State }) => <StatusTag tone={tones[State]}>{words.states[State]}</StatusTag>,
            (row) =>
              row.State !== 'over' && (ForOthers || row.FromId === ownId) ? (
                <TextButton disabled={end.busy} onClick={() => void end.run(row)}>
                  {words.end}
                </TextButton>
              ) : null,
          ]}
        />
      ) : null}
    </FormDialog>
  )
})

import { markVoyage, type CallRow, type Mark } from '@jst/contracts/schedules'
import { useApp } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, picked, useForm } from '@jst/feature-kit/form'
import { LinesField, vesselVoyage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const words = texts.live
const notes: Partial<Record<Mark, string>> = words.markNote

/** 停航, 跳港, 改靠, 换码头 with their reason, or the first two taken back. */
export const MarkDialog = observer(function MarkDialog({
  row,
  mark,
  onDone,
  onClose,
}: {
  row: CallRow
  mark: Mark
  onDone: () => void
  onClose: () => void
}) {
  const { api } = useApp()
  const back = mark === 'unblank' || mark === 'restore'
  const forVoyage = mark === 'blank' || mark === 'unblank'
  const form = useForm({
    start: () => ({ Reason: '', PortCode: '', TerminalCode: '' }),
    fields: { Reason: { label: words.reason }, PortCode: { label: words.newPort }, TerminalCode: { label: words.newTerminal } },
    save: ({ Reason, PortCode, TerminalCode }) =>
      api.call(markVoyage, {
        Id: row.VoyageId,
        UpdateTime: row.UpdateTime,
        Mark: mark,
        Reason,
        ...(forVoyage ? {} : { Seq: row.Seq }),
        ...(PortCode ? { PortCode } : {}),
        ...(TerminalCode ? { TerminalCode } : {}),
      }),
    saved: onDone,
    overtaken: () => form.fail(texts.staleRow),
  })
  const name = vesselVoyage(row.Vessel, row.VoyageNo)
  return (
    <FormDialog
      form={form}
      title={`${words.marks[mark]}：${forVoyage ? name : `${name} · ${row.PortName}`}`}
      note={notes[mark]}
      submit={words.marks[mark]}
      danger={mark === 'blank' || mark === 'omit'}
      roomy={mark === 'divert' || mark === 'terminal'}
      onClose={onClose}
    >
      {mark === 'divert' ? <ReferenceField {...picked(form.field('PortCode'))} kind="port" required /> : null}
      {mark === 'divert' || mark === 'terminal' ? (
        <ReferenceField {...picked(form.field('TerminalCode'))} kind="terminal" required={mark === 'terminal'} />
      ) : null}
      <LinesField {...form.field('Reason')} required={!back} maxLength={200} />
    </FormDialog>
  )
})

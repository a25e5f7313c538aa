import { markVoyage, type CallRow, type Mark } from '@jst/contracts/schedules'
import { useApp } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, useSave } from '@jst/feature-kit/form'
import { LinesField, vesselVoyage } from '@jst/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.live
const notes: Partial<Record<Mark, string>> = words.markNote

/** 停航, 跳港, 改靠, 换码头 with their reason, or the first two taken back. */
export function MarkDialog({ row, mark, onDone, onClose }: { row: CallRow; mark: Mark; onDone: () => void; onClose: () => void }) {
  const { api } = useApp()
  const [reason, setReason] = useState('')
  const [port, setPort] = useState('')
  const [terminal, setTerminal] = useState('')
  const { busy, errors, failure, theirs, run } = useSave('Reason', 'PortCode', 'TerminalCode')
  const back = mark === 'unblank' || mark === 'restore'
  const whole = mark === 'blank' || mark === 'unblank'
  const send = () =>
    run(async () => {
      await api.call(markVoyage, {
        Id: row.VoyageId,
        UpdateTime: row.UpdateTime,
        Mark: mark,
        Reason: reason,
        ...(whole ? {} : { Seq: row.Seq }),
        ...(port ? { PortCode: port } : {}),
        ...(terminal ? { TerminalCode: terminal } : {}),
      })
      onDone()
    })
  const name = vesselVoyage(row.Vessel, row.VoyageNo)
  return (
    <FormDialog
      title={`${words.marks[mark]}：${whole ? name : `${name} · ${row.PortName}`}`}
      note={notes[mark]}
      busy={busy}
      failure={theirs ? texts.staleRow : failure}
      submit={words.marks[mark]}
      danger={mark === 'blank' || mark === 'omit'}
      dirty={reason !== ''}
      roomy={mark === 'divert' || mark === 'terminal'}
      onSubmit={send}
      onClose={onClose}
    >
      {mark === 'divert' ? (
        <ReferenceField
          kind="port"
          label={words.newPort}
          required
          value={port ? [port] : []}
          error={errors['PortCode']}
          onChange={([code]) => setPort(code ?? '')}
        />
      ) : null}
      {mark === 'divert' || mark === 'terminal' ? (
        <ReferenceField
          kind="terminal"
          label={words.newTerminal}
          required={mark === 'terminal'}
          value={terminal ? [terminal] : []}
          error={errors['TerminalCode']}
          onChange={([code]) => setTerminal(code ?? '')}
        />
      ) : null}
      <LinesField label={words.reason} required={!back} value={reason} maxLength={200} error={errors['Reason']} onChange={setReason} />
    </FormDialog>
  )
}

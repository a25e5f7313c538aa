import { assignDriver, type FleetSlip, type SlipOutcome } from '@jst/contracts/packing'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.driverDialog

interface DriverDialogProps {
  rows: readonly FleetSlip[]
  onDone: (outcome: SlipOutcome) => void
  onClose: () => void
}

/** The haulier names who drives. */
export const DriverDialog = observer(function DriverDialog({ rows, onDone, onClose }: DriverDialogProps) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ Driver: rows[0]?.Driver ?? '', Plate: rows[0]?.Plate ?? '', Phone: rows[0]?.Phone ?? '' }),
    fields: {
      Driver: { label: words.driver, required: true },
      Plate: { label: words.plate, required: true },
      Phone: { label: words.phone, required: true },
    },
    save: ({ Driver, Plate, Phone }) =>
      api.call(assignDriver, {
        Items: rows.map(({ Id, UpdateTime }) => ({ Id, UpdateTime })),
        Driver: Driver.trim(),
        Plate: Plate.trim().toUpperCase(),
        Phone: Phone.trim(),
      }),
    saved: (outcome) => {
      if (outcome.NotDone.length === 0) notify.success(words.done(outcome.Done.length))
      onDone(outcome)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={words.title(rows.length)} submit={words.submit} onClose={onClose}>
      <TextField {...form.field('Driver')} maxLength={40} />
      <TextField {...form.field('Plate')} maxLength={15} />
      <TextField {...form.field('Phone')} maxLength={30} />
    </FormDialog>
  )
})

import { freightSettings, saveFreightSettings, settableBoxes, type FreightSettings } from '@jst/contracts/freight-rates'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, LoadedDialog, useForm } from '@jst/feature-kit/form'
import { FlagField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

interface Values {
  boxes: FreightSettings['Boxes']
  days: string
  hours: string
  second: boolean
  secondNotes: boolean
}
interface SettingsDialogProps {
  onClose: () => void
}

/** Settings of the company's rates: box types of a search, and the notice before rates expire. */
export const SettingsDialog = observer(function SettingsDialog({ onClose }: SettingsDialogProps) {
  const stored = useDetail(freightSettings, {})
  return (
    <LoadedDialog title={texts.title} read={stored} onClose={onClose}>
      {(settings) => <Settings stored={settings} onClose={onClose} />}
    </LoadedDialog>
  )
})

const Settings = observer(function Settings({ stored, onClose }: SettingsDialogProps & { stored: FreightSettings }) {
  const { api, notify } = useApp()
  const form = useForm<Values, FreightSettings, FreightSettings>({
    keep: 'freight-settings',
    stored,
    start: ({ Boxes, AlertDays, InquiryHours, SecondReader, SecondReaderNotes } = stored) => ({
      boxes: Boxes,
      days: String(AlertDays),
      hours: String(InquiryHours),
      second: SecondReader,
      secondNotes: SecondReaderNotes,
    }),
    fields: {
      boxes: {
        label: texts.boxes,
        show: (boxes) => boxes.join('、'),
        check: (boxes) => (boxes.length > 0 ? undefined : texts.boxesWrong),
      },
      days: {
        label: texts.days,
        required: true,
        check: (days) => (/^\d{1,2}$/.test(days.trim()) && Number(days) <= 60 ? undefined : texts.daysWrong),
      },
      hours: {
        label: texts.hours,
        required: true,
        check: (hours) => (/^\d{1,3}$/.test(hours.trim()) && Number(hours) >= 1 && Number(hours) <= 240 ? undefined : texts.hoursWrong),
      },
    },
    save: ({ boxes, days, hours, second, secondNotes }, seen) =>
      api.call(saveFreightSettings, {
        Boxes: boxes,
        AlertDays: Number(days),
        InquiryHours: Number(hours),
        SecondReader: second,
        SecondReaderNotes: secondNotes,
        UpdateTime: seen?.UpdateTime ?? null,
      }),
    saved: () => {
      notify.success(texts.saved)
      onClose()
    },
  })
  const { boxes, second, secondNotes } = form.values
  const { error } = form.field('boxes')
  return (
    <FormDialog form={form} title={texts.title} note={texts.note} onClose={onClose}>
      <fieldset className="jst-price-boxes">
        <legend>{texts.boxes}</legend>
        {settableBoxes.map((box) => (
          <FlagField
            key={box}
            label={box}
            value={boxes.includes(box)}
            onChange={(on) => form.write({ boxes: settableBoxes.filter((one) => (one === box ? on : boxes.includes(one))) })}
          />
        ))}
        <p className="jst-muted">{texts.boxesHint}</p>
        {error ? <p role="alert">{error}</p> : null}
      </fieldset>
      <TextField {...form.field('days')} hint={texts.daysHint} />
      <TextField {...form.field('hours')} hint={texts.hoursHint} />
      <FlagField label={texts.second} value={second} onChange={(on) => form.write({ second: on })} />
      <FlagField label={texts.secondNotes} value={secondNotes} onChange={(on) => form.write({ secondNotes: on })} />
      <p className="jst-muted">{texts.secondHint}</p>
    </FormDialog>
  )
})

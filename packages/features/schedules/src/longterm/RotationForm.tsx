import { Button } from '@arco-design/web-react'
import { mostCalls, saveRotation, type Rotation, type RotationCall } from '@jst/contracts/schedules'
import { useApp, useConfirmLeave } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, useSave } from '@jst/feature-kit/form'
import { ChoiceField, TextField } from '@jst/ui'
import { texts } from '../texts.ts'
import { StaleForm } from './merge/StaleForm.tsx'
import { useOpened, useVersions } from './merge/useVersions.ts'
import { RotationFields } from './RotationFields.tsx'
import { formOf, inputOf, nextCall, rotationParts } from './rotation-form.ts'

const words = texts.rotation
/** Ports of a service in order, the days they are reached and left, and when documents close. */
export function RotationForm({
  rotation: opened,
  onSaved,
  onClose,
}: {
  rotation: Rotation | undefined
  onSaved: (code: string) => void
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const editing = useOpened(opened, formOf)
  const { stored: rotation, form, setForm, dirty } = editing
  useConfirmLeave(() => dirty)
  const { busy, errors, failure, theirs, run, fail } = useSave<Rotation>(
    'Rotation.CarrierCode',
    ...form.calls.flatMap((_, at) => [`Rotation.Calls[${at}].PortCode`, `Rotation.Calls[${at}].TerminalCode`]),
  )
  const save = () => {
    if (!form.ServiceCode.trim() || !form.CarrierCode || form.calls.some(({ PortCode }) => !PortCode)) return fail(words.missing)
    run(async () => {
      const saved = await api.call(saveRotation, { Rotation: inputOf(form), ...(rotation ? { UpdateTime: rotation.UpdateTime } : {}) })
      const code = saved?.ServiceCode ?? form.ServiceCode
      notify.success(words.saved(code))
      onSaved(code)
    })
  }
  const { newer, versions, take } = useVersions(editing, theirs)
  const change = (at: number, more: Partial<RotationCall>) =>
    setForm({ ...form, calls: form.calls.with(at, { ...form.calls[at]!, ...more }) })
  return (
    <FormDialog
      place="side"
      width={960}
      title={words.formTitle(rotation?.ServiceCode ?? '')}
      busy={busy}
      failure={failure}
      dirty={dirty}
      disabled={newer !== undefined}
      roomy
      onSubmit={save}
      onClose={onClose}
    >
      {versions ? (
        <StaleForm
          key={newer?.UpdateTime}
          versions={versions}
          partsOf={rotationParts}
          lead={rotation ? words.stale.lead : words.stale.there(form.ServiceCode)}
          same={words.stale.same}
          onMerged={take}
        />
      ) : null}
      <div className="jst-form-grid jst-form-grid-top">
        <TextField
          label={texts.service}
          required
          value={form.ServiceCode}
          disabled={rotation !== undefined}
          maxLength={20}
          onChange={(ServiceCode) => setForm({ ...form, ServiceCode })}
        />
        <ReferenceField
          kind="carrier"
          label={texts.carrier}
          required
          value={form.CarrierCode ? [form.CarrierCode] : []}
          error={errors['Rotation.CarrierCode']}
          onChange={([code]) => setForm({ ...form, CarrierCode: code ?? '' })}
        />
        <ChoiceField
          label={words.weekday}
          value={String(form.Weekday)}
          options={words.weekdays.map((label, at) => ({ value: String(at + 1), label }))}
          onChange={(value) => setForm({ ...form, Weekday: Number(value) })}
        />
      </div>
      {form.calls.map((call, at) => (
        <fieldset key={call.key} className="jst-call-fields">
          <legend>
            {texts.voyage.call(at + 1)}
            {form.calls.length > 2 ? (
              <button type="button" className="jst-text-button" onClick={() => setForm({ ...form, calls: form.calls.toSpliced(at, 1) })}>
                {texts.voyage.removeCall}
              </button>
            ) : null}
          </legend>
          <RotationFields call={call} errors={(field) => errors[`Rotation.Calls[${at}].${field}`]} onChange={(more) => change(at, more)} />
        </fieldset>
      ))}
      {form.calls.length < mostCalls ? (
        <div className="jst-acts">
          <Button onClick={() => setForm({ ...form, calls: [...form.calls, nextCall(form.calls.at(-1)!)] })}>{texts.voyage.addCall}</Button>
        </div>
      ) : null}
    </FormDialog>
  )
}

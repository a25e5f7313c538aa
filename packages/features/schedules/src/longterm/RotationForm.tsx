import { Button } from '@arco-design/web-react'
import { mostCalls, saveRotation, type Rotation, type RotationCall } from '@jst/contracts/schedules'
import { useApp } from '@jst/feature-kit'
import { ReferenceField, useLabels } from '@jst/feature-kit/entity'
import { FormDialog, picked, useForm } from '@jst/feature-kit/form'
import { ChoiceField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { callPath, labelled } from './call-parts.ts'
import { RotationFields } from './RotationFields.tsx'
import { formOf, inputOf, nextCall, rotationParts } from './rotation-form.ts'

const words = texts.rotation
/** Ports of a service in order, the days they are reached and left, and when documents close. */
export const RotationForm = observer(function RotationForm({
  rotation: opened,
  onSaved,
  onClose,
}: {
  rotation: Rotation | undefined
  onSaved: (code: string) => void
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const nameOf = useLabels(labelled)
  const form = useForm({
    stored: opened,
    start: formOf,
    fields: {
      ServiceCode: { label: texts.service, required: true },
      CarrierCode: { label: texts.carrier, required: true },
      Weekday: { label: words.weekday },
    },
    check: ({ calls }) => ({ calls: calls.some(({ PortCode }) => !PortCode) ? words.missingPort : undefined }),
    at: (path) => /^Rotation\.(CarrierCode)$/.exec(path)?.[1] ?? callPath(path),
    save: (values, stored) => api.call(saveRotation, { Rotation: inputOf(values), ...(stored ? { UpdateTime: stored.UpdateTime } : {}) }),
    saved: (saved, sent) => {
      const code = saved?.ServiceCode ?? sent.ServiceCode
      notify.success(words.saved(code))
      onSaved(code)
    },
    keep: `rotation ${opened?.ServiceCode ?? ''}`,
  })
  const { values, stored } = form
  const { value: calls, onChange: setCalls } = form.field('calls')
  const change = (at: number, more: Partial<RotationCall>) => setCalls(calls.with(at, { ...calls[at]!, ...more }))
  return (
    <FormDialog
      form={form}
      parts={(versions) => rotationParts(versions, nameOf)}
      lead={stored ? undefined : words.there(values.ServiceCode)}
      place="side"
      width={960}
      title={words.formTitle(stored?.ServiceCode ?? '')}
      roomy
      onClose={onClose}
    >
      <div className="jst-form-grid jst-form-grid-top">
        <TextField {...form.field('ServiceCode')} disabled={stored !== undefined} maxLength={20} />
        <ReferenceField {...picked(form.field('CarrierCode'))} kind="carrier" />
        <ChoiceField
          label={words.weekday}
          value={String(values.Weekday)}
          options={words.weekdays.map((label, at) => ({ value: String(at + 1), label }))}
          onChange={(value) => form.write({ Weekday: Number(value) })}
        />
      </div>
      {calls.map((call, at) => (
        <fieldset key={call.key} className="jst-call-fields">
          <legend>
            {texts.voyage.call(at + 1)}
            {calls.length > 2 ? (
              <button type="button" className="jst-text-button" onClick={() => setCalls(calls.toSpliced(at, 1))}>
                {texts.voyage.removeCall}
              </button>
            ) : null}
          </legend>
          <RotationFields call={call} errors={(field) => form.errors[`calls[${at}].${field}`]} onChange={(more) => change(at, more)} />
        </fieldset>
      ))}
      {calls.length < mostCalls ? (
        <div className="jst-acts">
          <Button onClick={() => setCalls([...calls, nextCall(calls.at(-1)!)])}>{texts.voyage.addCall}</Button>
        </div>
      ) : null}
    </FormDialog>
  )
})

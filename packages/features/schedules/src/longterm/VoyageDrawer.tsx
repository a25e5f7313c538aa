import { Button } from '@arco-design/web-react'
import { mostCalls, removeVoyage, saveVoyage, voyageInfo, type Voyage } from '@jst/contracts/schedules'
import { useApp, useDetail } from '@jst/feature-kit'
import { ReferenceField, useLabels } from '@jst/feature-kit/entity'
import { FormDialog, picked, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { Dialog, ErrorView, Notice, TextField, vesselVoyage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { LazyPassages } from '../map/lazy.tsx'
import { VesselField } from '../fields/VesselField.tsx'
import { texts } from '../texts.ts'
import { callPath, labelled } from './call-parts.ts'
import { CallFields } from './CallFields.tsx'
import { blankCall, formOf, inputOf } from './voyage-form.ts'
import { voyageFields, voyageParts } from './voyage-parts.ts'

const words = texts.voyage

interface DrawerProps {
  /** Undefined: a new voyage. */
  id: number | undefined
  onHistory: (() => void) | undefined
  onSaved: () => void
  onClose: () => void
}

/** A voyage with all its calls in one form. */
export const VoyageDrawer = observer(function VoyageDrawer({ id, ...rest }: DrawerProps) {
  const { data, error, reload } = useDetail(voyageInfo, id === undefined ? undefined : { Id: id })
  if (id === undefined) return <VoyageEditor opened={undefined} {...rest} />
  if (data) return <VoyageEditor key={data.Id} opened={data} {...rest} />
  return (
    <Dialog place="side" width={960} title={texts.openDrawer} onClose={rest.onClose}>
      {error ? <ErrorView error={error} onRetry={reload} /> : null}
    </Dialog>
  )
})

const VoyageEditor = observer(function VoyageEditor({
  opened,
  onHistory,
  onSaved,
  onClose,
}: Omit<DrawerProps, 'id'> & { opened: Voyage | undefined }) {
  const { api, notify, session } = useApp()
  const mayEdit = usePermitted('edit', '/DataMaintenance/ShipSchedulemaintain')
  const nameOf = useLabels(labelled)
  const [removing, setRemoving] = useState(false)
  const form = useForm({
    stored: opened,
    start: formOf,
    fields: voyageFields,
    at: (path) => /^Voyage\.(CarrierCode|ServiceCode|Imo|Vessel|VoyageNo)$/.exec(path)?.[1] ?? callPath(path),
    save: (values, stored) =>
      api.call(saveVoyage, {
        Id: stored?.Id ?? 0,
        ...(stored ? { UpdateTime: stored.UpdateTime } : {}),
        Voyage: inputOf(values),
        CopyWeeks: Math.min(26, Math.max(0, Number.parseInt(values.copyWeeks, 10) || 0)),
      }),
    saved: (_, { Vessel, VoyageNo }) => {
      notify.success(words.saved(vesselVoyage(Vessel, VoyageNo)))
      onSaved()
    },
    keep: `voyage ${opened?.Id ?? ''}`,
  })
  const { values, stored: voyage } = form
  const { value: calls, onChange: setCalls } = form.field('calls')
  const name = vesselVoyage(values.Vessel, values.VoyageNo)
  const remove = async () => {
    const { Id, UpdateTime } = voyage!
    if (!(await form.run(() => api.call(removeVoyage, { Id, UpdateTime })))) return
    form.giveUp()
    notify.success(texts.list.removed)
    onSaved()
  }
  const fact = (key: 'VoyageNo' | 'ServiceCode' | 'Source' | 'Remark', more: { required?: boolean; hint?: string; maxLength: number }) => (
    <TextField {...form.field(key)} disabled={!mayEdit} {...more} />
  )
  const vessel = (key: 'Vessel' | 'Imo', more: { required?: boolean; hint?: string; maxLength: number }) => {
    const { onChange, ...field } = form.field(key)
    return <VesselField {...field} disabled={!mayEdit} onText={onChange} onPick={(found) => form.write(found)} {...more} />
  }
  return (
    <FormDialog
      form={form}
      parts={(versions) => voyageParts(versions, nameOf)}
      place="side"
      width={960}
      title={voyage ? words.title(name) : words.addTitle}
      readOnly={!mayEdit}
      roomy
      onClose={onClose}
    >
      {voyage?.Layer === 'platform' && session.employee?.CompanyKind !== 'platform' && mayEdit ? <Notice>{words.platform}</Notice> : null}
      {removing ? (
        <Notice
          tone="warning"
          action={
            <span className="jst-row-acts">
              <Button onClick={() => setRemoving(false)}>{texts.cancel}</Button>
              <Button status="danger" loading={form.busy} onClick={() => void remove()}>
                {texts.list.remove}
              </Button>
            </span>
          }
        >
          {texts.list.removeAsk(name)}
        </Notice>
      ) : null}
      <div className="jst-form-grid jst-form-grid-top">
        {vessel('Vessel', { required: true, maxLength: 60 })}
        {vessel('Imo', { maxLength: 7, hint: texts.imoHint })}
        {fact('VoyageNo', { required: true, maxLength: 20 })}
        <ReferenceField {...picked(form.field('CarrierCode'))} kind="carrier" required disabled={!mayEdit} />
        {fact('ServiceCode', { maxLength: 20 })}
        {fact('Source', { maxLength: 40 })}
        {fact('Remark', { maxLength: 500, hint: texts.remarkHint })}
        {mayEdit ? <TextField {...form.field('copyWeeks')} hint={words.copyHint} maxLength={2} /> : null}
      </div>
      {calls.map((call, at) => (
        <CallFields
          key={call.key}
          call={call}
          at={at}
          locked={!mayEdit}
          errors={(field) => form.errors[`calls[${at}].${field}`]}
          onChange={(changed) => setCalls(calls.with(at, changed))}
          onRemove={calls.length > 2 ? () => setCalls(calls.toSpliced(at, 1)) : undefined}
        />
      ))}
      <Suspense fallback={null}>
        <LazyPassages calls={inputOf(values).Calls} />
      </Suspense>
      <div className="jst-acts">
        {mayEdit && calls.length < mostCalls ? <Button onClick={() => setCalls([...calls, blankCall()])}>{words.addCall}</Button> : null}
        {onHistory ? <Button onClick={onHistory}>{texts.history}</Button> : null}
        {voyage && mayEdit ? (
          <Button status="danger" onClick={() => setRemoving(true)}>
            {texts.list.remove}
          </Button>
        ) : null}
      </div>
    </FormDialog>
  )
})

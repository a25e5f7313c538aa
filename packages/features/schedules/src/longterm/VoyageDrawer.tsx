import { Button } from '@arco-design/web-react'
import { cutoffCodes, mostCalls, removeVoyage, saveVoyage, voyageInfo, type Voyage } from '@jst/contracts/schedules'
import { useApp, useConfirmLeave, useDetail } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, useSave } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { Dialog, ErrorView, Notice, TextField, vesselVoyage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { LazyPassages } from '../map/lazy.tsx'
import { VesselField } from '../fields/VesselField.tsx'
import { texts } from '../texts.ts'
import { CallFields } from './CallFields.tsx'
import { StaleForm } from './merge/StaleForm.tsx'
import { useOpened, useVersions } from './merge/useVersions.ts'
import { blankCall, formOf, inputOf, type VoyageFacts } from './voyage-form.ts'
import { voyageParts } from './voyage-parts.ts'

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
  const { data, status, error, reload } = useDetail(voyageInfo, id === undefined ? undefined : { Id: id })
  if (id === undefined) return <VoyageEditor opened={undefined} {...rest} />
  if (data) return <VoyageEditor key={data.Id} opened={data} {...rest} />
  return (
    <Dialog place="side" width={960} title={texts.openDrawer} onClose={rest.onClose}>
      {status === 'failed' && error ? <ErrorView error={error} onRetry={reload} /> : null}
    </Dialog>
  )
})

function VoyageEditor({ opened, onHistory, onSaved, onClose }: Omit<DrawerProps, 'id'> & { opened: Voyage | undefined }) {
  const { api, notify, session } = useApp()
  const mayEdit = usePermitted('edit', '/DataMaintenance/ShipSchedulemaintain')
  const editing = useOpened(opened, formOf)
  const { stored: voyage, form, setForm, dirty } = editing
  const [copyWeeks, setCopyWeeks] = useState('0')
  const [removing, setRemoving] = useState(false)
  useConfirmLeave(() => dirty)
  const fields = ['CarrierCode', 'ServiceCode', 'Imo', 'Vessel', 'VoyageNo'].map((key) => `Voyage.${key}`)
  const callFields = form.calls.flatMap((_, at) =>
    ['PortCode', 'TerminalCode'].map((key) => `Voyage.Calls[${at}].${key}`).concat(timeFields.map((key) => `Calls[${at}].${key}`)),
  )
  const saving = useSave<Voyage>(...fields, ...callFields)
  const { busy, errors, failure, theirs, run } = saving
  const name = vesselVoyage(form.Vessel, form.VoyageNo)
  const save = () =>
    run(async () => {
      await api.call(saveVoyage, {
        Id: voyage?.Id ?? 0,
        ...(voyage ? { UpdateTime: voyage.UpdateTime } : {}),
        Voyage: inputOf(form),
        CopyWeeks: Math.min(26, Math.max(0, Number.parseInt(copyWeeks, 10) || 0)),
      })
      notify.success(words.saved(name))
      onSaved()
    })
  const { newer, versions, take } = useVersions(editing, theirs)
  const remove = () =>
    run(async () => {
      await api.call(removeVoyage, { Id: voyage!.Id, UpdateTime: voyage!.UpdateTime })
      notify.success(texts.list.removed)
      onSaved()
    })
  const fact = (key: keyof VoyageFacts, label: string, more: { required?: boolean; hint?: string; maxLength: number }) => {
    const error = errors[`Voyage.${key}`]
    return (
      <TextField
        label={label}
        value={form[key]}
        disabled={!mayEdit}
        onChange={(value) => setForm({ ...form, [key]: value })}
        {...more}
        {...(error ? { error } : {})}
      />
    )
  }
  const vessel = (key: 'Vessel' | 'Imo', label: string, more: { required?: boolean; hint?: string; maxLength: number }) => (
    <VesselField
      label={label}
      value={form[key]}
      disabled={!mayEdit}
      error={errors[`Voyage.${key}`]}
      onText={(value) => setForm({ ...form, [key]: value })}
      onPick={(picked) => setForm({ ...form, ...picked })}
      {...more}
    />
  )
  return (
    <FormDialog
      place="side"
      width={960}
      title={voyage ? words.title(name) : words.addTitle}
      busy={busy}
      failure={failure}
      dirty={dirty}
      disabled={newer !== undefined}
      roomy
      onSubmit={mayEdit ? save : undefined}
      onClose={onClose}
    >
      {versions ? <StaleForm key={newer?.UpdateTime} versions={versions} partsOf={voyageParts} {...words.stale} onMerged={take} /> : null}
      {voyage?.Layer === 'platform' && session.employee?.CompanyKind !== 'platform' && mayEdit ? <Notice>{words.platform}</Notice> : null}
      {removing ? (
        <Notice
          tone="warning"
          action={
            <span className="jst-row-acts">
              <Button onClick={() => setRemoving(false)}>{texts.cancel}</Button>
              <Button status="danger" loading={busy} onClick={remove}>
                {texts.list.remove}
              </Button>
            </span>
          }
        >
          {texts.list.removeAsk(name)}
        </Notice>
      ) : null}
      <div className="jst-form-grid jst-form-grid-top">
        {vessel('Vessel', texts.vesselName, { required: true, maxLength: 60 })}
        {vessel('Imo', texts.imo, { maxLength: 7, hint: texts.imoHint })}
        {fact('VoyageNo', texts.voyageNo, { required: true, maxLength: 20 })}
        <ReferenceField
          kind="carrier"
          label={texts.carrier}
          required
          disabled={!mayEdit}
          value={form.CarrierCode ? [form.CarrierCode] : []}
          error={errors['Voyage.CarrierCode']}
          onChange={([code]) => setForm({ ...form, CarrierCode: code ?? '' })}
        />
        {fact('ServiceCode', texts.service, { maxLength: 20 })}
        {fact('Source', texts.source, { maxLength: 40 })}
        {fact('Remark', texts.remark, { maxLength: 500, hint: texts.remarkHint })}
        {mayEdit ? (
          <TextField label={words.copyWeeks} hint={words.copyHint} value={copyWeeks} maxLength={2} onChange={setCopyWeeks} />
        ) : null}
      </div>
      {form.calls.map((call, at) => (
        <CallFields
          key={call.key}
          call={call}
          at={at}
          locked={!mayEdit}
          errors={(field) => errors[`Voyage.Calls[${at}].${field}`] ?? errors[`Calls[${at}].${field}`]}
          onChange={(changed) => setForm({ ...form, calls: form.calls.with(at, changed) })}
          onRemove={form.calls.length > 2 ? () => setForm({ ...form, calls: form.calls.toSpliced(at, 1) }) : undefined}
        />
      ))}
      <Suspense fallback={null}>
        <LazyPassages calls={inputOf(form).Calls} />
      </Suspense>
      <div className="jst-acts">
        {mayEdit && form.calls.length < mostCalls ? (
          <Button onClick={() => setForm({ ...form, calls: [...form.calls, blankCall()] })}>{words.addCall}</Button>
        ) : null}
        {onHistory ? <Button onClick={onHistory}>{texts.history}</Button> : null}
        {voyage && mayEdit ? (
          <Button status="danger" onClick={() => setRemoving(true)}>
            {texts.list.remove}
          </Button>
        ) : null}
      </div>
    </FormDialog>
  )
}
const timeFields = ['PlannedArrival', 'PlannedDeparture', ...cutoffCodes.map((code) => `Cutoffs.${code}`)]

import { Button } from '@arco-design/web-react'
import { removeScheduleLayout, saveScheduleLayout, scheduleFile, type CutoffWeekday, type ScheduleLayout } from '@jst/contracts/schedules'
import { useAction, useApp } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { FactsTable, Select, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { CutoffFields } from './CutoffFields.tsx'
import { texts } from './texts.ts'

interface LayoutDrawerProps {
  layout: ScheduleLayout
  onDone: () => void
  onClose: () => void
}
const options = [
  { value: '', label: texts.ignored },
  ...scheduleFile.all
    .filter(({ key }) => key !== 'Sort' && key !== 'Enabled')
    .map((field) => ({ value: field.key, label: field.required ? `* ${field.zh}` : field.zh })),
]
const time = /^([01]\d|2[0-3]):[0-5]\d$/

/** A layout: its name, the carrier and cut-offs of its files, and what each column is imported as. */
export const LayoutDrawer = observer(function LayoutDrawer({ layout, onDone, onClose }: LayoutDrawerProps) {
  const { api, notify } = useApp()
  const mayEdit = usePermitted('edit')
  const name = layout.Name || texts.nameless
  const form = useForm({
    stored: layout,
    start: (from) => ({
      Name: from?.Name ?? '',
      CarrierCode: from?.CarrierCode ?? '',
      Fields: (from?.Columns ?? []).map(({ Field }) => Field) as readonly string[],
      Cutoffs: (from?.Cutoffs ?? []) as readonly CutoffWeekday[],
    }),
    fields: {
      Name: { label: texts.name, required: true },
      CarrierCode: { label: texts.carrier },
      Fields: { label: texts.columns, show: (fields) => fields.join(texts.and) },
      Cutoffs: {
        label: texts.cutoffs,
        show: (cutoffs) => cutoffs.map(({ Code, Time }) => `${Code} ${Time}`).join(texts.and),
        check: (cutoffs) => (cutoffs.every(({ Time }) => time.test(Time)) ? undefined : texts.timeWrong),
      },
    },
    save: ({ Name, CarrierCode, Fields, Cutoffs }, from) =>
      api.call(saveScheduleLayout, {
        Id: from!.Id,
        UpdateTime: from!.UpdateTime,
        Name: Name.trim(),
        CarrierCode,
        Fields: [...Fields],
        Cutoffs: [...Cutoffs],
      }),
    saved: (saved) => {
      notify.success(texts.saved(saved.Name))
      onDone()
    },
    at: (path) => (path.startsWith('Fields') ? 'Fields' : path.startsWith('Cutoffs') ? 'Cutoffs' : undefined),
  })
  const remove = useAction(async () => {
    const sure = await notify.confirm({ title: texts.removeAsk(name), content: texts.removeContent, ok: texts.remove })
    if (!sure) return
    await api.call(removeScheduleLayout, { Id: layout.Id, UpdateTime: layout.UpdateTime })
    notify.success(texts.removed)
    onDone()
  })
  const { CarrierCode, Fields, Cutoffs } = form.values
  // a field that is given to a column is taken from the one that had it
  const choose = (at: number, key: string) =>
    form.write({ Fields: Fields.map((field, place) => (place === at ? key : field === key ? '' : field)) })
  const { error } = form.field('Fields')
  return (
    <FormDialog
      form={form}
      place="side"
      width={720}
      title={mayEdit ? texts.edit(name) : texts.view(name)}
      readOnly={!mayEdit}
      onClose={onClose}
    >
      <div className="jst-form-grid jst-form-grid-top">
        <TextField {...form.field('Name')} required maxLength={60} disabled={!mayEdit} hint={texts.nameHint} />
        <ReferenceField
          label={texts.carrier}
          kind="carrier"
          value={CarrierCode === '' ? [] : [CarrierCode]}
          onChange={([code]) => form.write({ CarrierCode: code ?? '' })}
          disabled={!mayEdit}
          hint={texts.carrierHint}
          error={form.field('CarrierCode').error}
        />
      </div>
      {error ? <p role="alert">{error}</p> : null}
      <FactsTable
        label={mayEdit ? texts.edit(name) : texts.view(name)}
        titles={[texts.heading, texts.field]}
        rows={layout.Columns}
        rowKey={(_, at) => at}
        renderRow={({ Heading }, at) => {
          const heading = Heading || texts.columnAt(at + 1)
          return (
            <>
              <td>{heading}</td>
              <td>
                <Select
                  label={texts.fieldOf(heading)}
                  value={Fields[at] ?? ''}
                  options={options}
                  disabled={!mayEdit}
                  onChange={(key) => choose(at, key)}
                />
              </td>
            </>
          )
        }}
      />
      <CutoffFields
        value={Cutoffs}
        error={form.field('Cutoffs').error}
        disabled={!mayEdit}
        onChange={(next) => form.write({ Cutoffs: next })}
      />
      {mayEdit ? (
        <Button status="danger" loading={remove.busy} onClick={() => void remove.run()}>
          {texts.remove}
        </Button>
      ) : null}
    </FormDialog>
  )
})

import { ApiError } from '@jst/api-client'
import { saveSiTemplate, templateFields as f, type SiTemplate, type SiTemplateInfo } from '@jst/contracts/si'
import { useApp, useConfirmLeave } from '@jst/feature-kit'
import { FormDialog, useSave } from '@jst/feature-kit/form'
import { ReferenceInput } from '@jst/feature-kit/reference'
import { Field, FixedPitchInput, Notice, RowActs, TextField } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { packagePlaces } from '../bill/package-places.ts'
import { TemplateForm, type TemplateScope } from './TemplateForm.ts'
import { texts } from './texts.ts'

const words = texts.drawer
const boxes = ['consignor', 'consignee', 'notifier1', 'notifier2', 'notifier3', 'marks', 'goods'] as const
const lines = ['hsCode', 'emails', 'remarks'] as const

interface TemplateDrawerProps {
  /** Undefined: a new one, with these texts in it. */
  stored: SiTemplateInfo | undefined
  start?: Partial<SiTemplate> | undefined
  onClose: () => void
  onSaved: (template: SiTemplateInfo) => void
}

/** A template's name, who may use it, and its eleven texts in the boxes of a bill. */
export const TemplateDrawer = observer(function TemplateDrawer({ stored, start, onClose, onSaved }: TemplateDrawerProps) {
  const app = useApp()
  const [form] = useState(() => new TemplateForm(stored, start))
  const saving = useSave('TBI_TEMPLATE_NAME')
  const [tried, setTried] = useState(false)
  useConfirmLeave(() => form.dirty)
  const nameError = form.issues.find(({ Severity }) => Severity === 'ERROR')?.Message
  const warnings = form.issues.filter(({ Severity }) => Severity !== 'ERROR')
  const save = (over = false) => {
    setTried(true)
    if (nameError) return
    saving.run(async () => {
      try {
        const saved = await app.api.call(saveSiTemplate, form.input(over))
        app.notify.success(texts.saved(saved.TBI_TEMPLATE_NAME))
        onSaved(saved)
        onClose()
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'STALE_WRITE' && error.data)) throw error
        form.refused(error.data as SiTemplateInfo)
      }
    })
  }
  return (
    <FormDialog
      place="side"
      width={720}
      title={stored ? words.editTitle(stored.TBI_TEMPLATE_NAME) : words.newTitle}
      busy={saving.busy}
      failure={saving.failure}
      dirty={form.dirty}
      onSubmit={() => save()}
      onClose={onClose}
    >
      {form.theirs && (
        <Notice
          tone="warning"
          action={
            <RowActs>
              <Button onClick={() => form.takeTheirs()}>{words.takeTheirs}</Button>
              <Button onClick={() => save(true)}>{words.keepMine}</Button>
            </RowActs>
          }
        >
          {words.stale}
        </Notice>
      )}
      <TextField
        label={words.name}
        required
        maxLength={50}
        value={form.template.name}
        hint={words.nameHint}
        error={(tried ? nameError : undefined) ?? saving.errors['TBI_TEMPLATE_NAME']}
        onChange={(value) => form.write('name', value)}
      />
      <Scope form={form} me={app.session.employee?.Id} />
      <div className="jst-bill-grid">
        {boxes.map((name) => (
          <div key={name} className="jst-form-field">
            <label htmlFor={`template-${name}`}>{f[name].zh}</label>
            <FixedPitchInput
              id={`template-${name}`}
              label={f[name].zh}
              lines={f[name].lines}
              rows={name === 'goods' ? 8 : 5}
              value={form.template[name]}
              onChange={(value) => form.write(name, value)}
            />
          </div>
        ))}
      </div>
      <Field label={f.packageKind.zh}>
        {(ids) => (
          <ReferenceInput
            {...ids}
            label={f.packageKind.zh}
            kind={packagePlaces}
            typed={{
              text: form.template.packageKind,
              onText: (text) => form.write('packageKind', text),
              maxLength: f.packageKind.max,
            }}
            onPick={(kind) => form.write('packageKind', kind.en)}
            placeholder={words.packageHint}
          />
        )}
      </Field>
      {lines.map((name) => (
        <TextField
          key={name}
          label={f[name].zh}
          value={form.template[name]}
          maxLength={f[name].max}
          onChange={(value) => form.write(name, value)}
        />
      ))}
      {warnings.length > 0 && (
        <Notice>
          {words.warnings}
          <ul>
            {warnings.map((issue, index) => (
              <li key={index}>{issue.Message}</li>
            ))}
          </ul>
        </Notice>
      )}
    </FormDialog>
  )
})

/** Only its owner makes a shared template personal: for everybody else it would vanish. */
const Scope = observer(function Scope({ form, me }: { form: TemplateForm; me: number | undefined }) {
  const { stored } = form
  const foreign = stored !== undefined && stored.OwnerId !== me
  const choices: readonly [TemplateScope, string][] = [
    ['company', words.scopeCompany],
    ['personal', words.scopePersonal],
  ]
  return (
    <fieldset>
      <legend>{words.scope}</legend>
      {choices.map(([scope, label]) => (
        <label key={scope}>
          <input
            type="radio"
            name="template-scope"
            checked={form.scope === scope}
            disabled={foreign && scope === 'personal'}
            onChange={() => form.share(scope)}
          />
          {label}
        </label>
      ))}
      {foreign ? <p className="jst-muted">{words.notOwner(stored.OwnerName)}</p> : null}
    </fieldset>
  )
})

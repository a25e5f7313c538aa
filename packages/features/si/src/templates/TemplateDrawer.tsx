import type { SiTemplate, SiTemplateInfo } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ReferenceInput } from '@jst/feature-kit/reference'
import { useTemplateTexts } from '@jst/feature-kit/templates'
import { Field, FixedPitchInput, Notice, RadioChoice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { templateFields as f } from '../declared-fields.ts'
import { packagePlaces } from '../bill/package-places.ts'
import { templateForm, warningsOf, type TemplateForm } from './template-form.ts'
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
  const kit = useTemplateTexts()
  const form = useForm({
    ...templateForm(app.api, stored, start),
    saved: (saved) => {
      app.notify.success(kit.saved(saved.TBI_TEMPLATE_NAME))
      onSaved(saved)
      onClose()
    },
  })
  const warnings = warningsOf(form.values)
  const packageKind = form.field('packageKind')
  return (
    <FormDialog
      form={form}
      place="side"
      width={640}
      title={stored ? words.editTitle(stored.TBI_TEMPLATE_NAME) : words.newTitle}
      onClose={onClose}
    >
      <TextField {...form.field('name')} required maxLength={50} hint={words.nameHint} />
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
              value={form.values[name]}
              onChange={form.field(name).onChange}
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
              text: packageKind.value,
              onText: packageKind.onChange,
              maxLength: f.packageKind.max,
            }}
            onPick={(kind) => packageKind.onChange(kind.en)}
            placeholder={words.packageHint}
          />
        )}
      </Field>
      {lines.map((name) => (
        <TextField key={name} {...form.field(name)} maxLength={f[name].max} />
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
  return (
    <RadioChoice
      label={words.scope}
      options={['company', 'personal'] as const}
      labelOf={(scope) => (scope === 'company' ? words.scopeCompany : words.scopePersonal)}
      value={form.values.scope}
      onPick={(scope) => form.write({ scope })}
      disabled={(scope) => foreign && scope === 'personal'}
    >
      {foreign ? <p className="jst-muted">{words.notOwner(stored.OwnerName)}</p> : null}
    </RadioChoice>
  )
})

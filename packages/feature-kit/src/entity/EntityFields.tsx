import { readNumberOf, targetOf, tidy, warningOf, type EntityField, type EntityValue } from '@jst/contracts/entity'
import { ChoiceField, DateEntry, DayField, Field, FlagField, LinesField, TextField, type FieldProps } from '@jst/ui'
import { useState, type ComponentType } from 'react'
import { ReferenceField } from '../reference/picker/ReferenceField.tsx'
import { RowField } from '../reference/picker/RowField.tsx'
import { isKind } from '../reference/picker/recent-choices.ts'
import type { EntityTexts } from './texts.ts'
import { useEntityTexts } from './useEntityTexts.ts'

/** An editor of a kind of field that an area brings along. */
type FieldControl = ComponentType<FieldProps & { value: string; onChange: (value: string) => void; disabled?: boolean | undefined }>
/** By kind: `rich` and `picture` have none in the kit. */
export type FieldControls = Readonly<Partial<Record<EntityField['kind'], FieldControl>>>

interface EntityFieldProps {
  field: EntityField
  value: EntityValue
  onChange: (value: EntityValue) => void
  error?: string | undefined
  disabled?: boolean
  controls?: FieldControls | undefined
}

/** The control of one declared field. */
export function EntityFieldControl({ field, value, onChange, error, disabled = false, controls }: EntityFieldProps) {
  const texts = useEntityTexts()
  const label = texts.nameOf(field)
  const hint = texts.hintOf(field) || undefined
  const warning = warningOf(field, tidy(field, value), texts.findings)
  const common = { label, required: field.required ?? field.needed, error, hint, disabled }
  const target = targetOf(field)
  const list = Array.isArray(value) ? (value as readonly string[]) : []
  if (target !== undefined && field.kind === 'reference')
    return isKind(target) ? (
      <ReferenceField {...common} kind={target} value={value ? [String(value)] : []} onChange={([code]) => onChange(code ?? '')} />
    ) : (
      <RowField {...common} kind={target} value={value ? [String(value)] : []} onChange={([code]) => onChange(code ?? '')} />
    )
  if (target !== undefined && field.kind === 'list')
    return <ReferenceField {...common} kind={target} multiple repeats={field.repeats} value={list} onChange={onChange} />
  const Control = controls?.[field.kind]
  if (Control)
    return (
      <div className="jst-form-wide">
        <Control {...common} value={String(value ?? '')} onChange={onChange} />
      </div>
    )
  switch (field.kind) {
    case 'flag':
      return <FlagField label={label} hint={hint} value={value === true} onChange={onChange} disabled={disabled} />
    case 'choice':
      return (
        <ChoiceField
          {...common}
          value={String(value ?? '')}
          onChange={onChange}
          options={optionsOf(texts.choicesOf(field), texts, field.required)}
        />
      )
    case 'date':
      return <DayField {...common} value={String(value ?? '')} onChange={onChange} />
    case 'lines':
      return <LinesField {...common} value={String(value ?? '')} onChange={onChange} maxLength={field.max} />
    case 'list':
      return field.choices ? (
        <ChoicesField field={field} value={list} onChange={onChange} disabled={disabled} />
      ) : (
        <ListField {...common} value={list} onChange={onChange} />
      )
    case 'number':
      return <NumberField {...common} unit={field.unit} value={typeof value === 'number' ? value : null} onChange={onChange} />
    default:
      if (field.kind === 'text' && field.moment === 'port')
        return <ClockField {...common} value={String(value ?? '')} onChange={onChange} />
      return (
        <TextField
          label={label}
          value={String(value ?? '')}
          onChange={onChange}
          disabled={disabled}
          maxLength={field.kind === 'reference' ? 60 : field.max}
          {...(common.required ? { required: true } : {})}
          {...(error === undefined ? {} : { error })}
          {...(warning === undefined ? {} : { warning })}
          {...(hint === undefined ? {} : { hint })}
        />
      )
  }
}

const optionsOf = (choices: Readonly<Record<string, string>>, texts: EntityTexts, required?: boolean) => [
  { value: '', label: required ? texts.chooseNone : texts.none },
  ...Object.entries(choices).map(([value, label]) => ({ value, label })),
]

interface Control<V> {
  label: string
  required?: boolean | undefined
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean
  value: V
  onChange: (value: EntityValue) => void
}

/** A time by a clock that the hint names. What cannot be read stays in the value, so that the checks of the area name it. */
function ClockField({ value, onChange, disabled, ...field }: Control<string>) {
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <div className="jst-field-box">
          <DateEntry
            id={id}
            time="asked"
            value={value}
            disabled={disabled}
            required={field.required}
            describedBy={describedBy}
            invalid={invalid}
            onChange={onChange}
            onUnread={onChange}
          />
        </div>
      )}
    </Field>
  )
}

/**
 * A number as it is typed: grouped (`1,200`), in full width, with its unit. What is no number, or may be two, stays in the box and is told below it.
 */
export function NumberField({ value, onChange, disabled = false, unit, ...field }: Control<number | null> & { unit?: string | undefined }) {
  const texts = useEntityTexts()
  const [typed, setTyped] = useState<string>()
  const [isEditing, setEditing] = useState(false)
  const typedText = typed !== undefined && (isEditing || Number.isNaN(value)) ? typed : undefined
  const read = (text: string) =>
    readNumberOf({ ...numberField, ...(unit === undefined ? {} : { unit }) }, text, { ...texts.findings, nameOf: () => field.label })
  const readValue = typedText !== undefined && !isEditing ? read(typedText) : undefined
  const error = readValue && 'problem' in readValue ? readValue.problem : field.error
  return (
    <Field {...field} error={error}>
      {({ id, describedBy, invalid }) => (
        <div className="jst-field-box">
          <input
            id={id}
            className="jst-field-input"
            inputMode="decimal"
            disabled={disabled}
            value={typedText ?? (value === null || Number.isNaN(value) ? '' : String(value))}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onFocus={() => setEditing(true)}
            onBlur={() => setEditing(false)}
            onChange={(event) => {
              setTyped(event.target.value)
              const number = read(event.target.value)
              onChange('value' in number ? number.value : Number.NaN)
            }}
          />
        </div>
      )}
    </Field>
  )
}

/** Limits are the form's matter. */
const numberField = {
  key: '',
  kind: 'number',
  zh: '',
  en: '',
  min: Number.NEGATIVE_INFINITY,
  max: Number.POSITIVE_INFINITY,
  digits: 15,
} as const

/** Some short texts, one after the other. */
function ListField({ value, onChange, disabled, ...field }: Control<readonly string[]>) {
  const texts = useEntityTexts()
  const [typed, setTyped] = useState<string>()
  return (
    <Field {...field} hint={[field.hint, texts.listHint].filter(Boolean).join(texts.joint)}>
      {({ id, describedBy, invalid }) => (
        <div className="jst-field-box">
          <input
            id={id}
            className="jst-field-input"
            disabled={disabled}
            value={typed ?? value.join(texts.joint)}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onBlur={() => setTyped(undefined)}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange(
                event.target.value
                  .split(/[;；]/)
                  .map((part) => part.trim())
                  .filter((part) => part !== ''),
              )
            }}
          />
        </div>
      )}
    </Field>
  )
}

/** Some of a few, as boxes. */
function ChoicesField({
  field,
  value,
  onChange,
  disabled,
}: {
  field: Extract<EntityField, { kind: 'list' }>
  value: readonly string[]
  onChange: (value: EntityValue) => void
  disabled: boolean
}) {
  const texts = useEntityTexts()
  const choices = texts.choicesOf(field)
  const codes = Object.keys(choices)
  return (
    <fieldset className="jst-choices">
      <legend className="jst-field-label">{texts.nameOf(field)}</legend>
      {codes.map((code) => (
        <FlagField
          key={code}
          label={choices[code] ?? code}
          value={value.includes(code)}
          disabled={disabled}
          onChange={(on) => onChange(codes.filter((one) => (one === code ? on : value.includes(one))))}
        />
      ))}
    </fieldset>
  )
}

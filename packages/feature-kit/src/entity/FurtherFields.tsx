import type { EntityField, EntityValues } from '@jst/contracts/entity'
import { Icon } from '@jst/ui'
import { useId, useState, type ReactNode } from 'react'
import { shownValue } from './shownValue.ts'
import { useEntityTexts } from './useEntityTexts.ts'

interface FurtherFieldsProps {
  fields: readonly EntityField[]
  values: EntityValues
  errors: Readonly<Record<string, string>>
  /** Controls of the fields. */
  children: ReactNode
}

/** Seldom used fields behind a button, which shows the values that they hold. A finding at one of them opens it. */
export function FurtherFields({ fields, values, errors, children }: FurtherFieldsProps) {
  const texts = useEntityTexts()
  const id = useId()
  const [open, setOpen] = useState(false)
  const hasFindings = fields.some(({ key }) => errors[key] !== undefined)
  // it stays open when the finding is gone: the field that is being corrected has the focus
  if (hasFindings && !open) setOpen(true)
  const held = fields.flatMap((field) => {
    const value = values[field.key] ?? null
    const text = value === null || value === false ? '' : shownValue(field, value, texts)
    return text === '' ? [] : [`${texts.nameOf(field)} ${text}`]
  })
  return (
    <div className="jst-further">
      <button type="button" className="jst-text-button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'up' : 'down'} />
        {texts.further(fields.map((field) => texts.nameOf(field)))}
      </button>
      {open || held.length === 0 ? null : <span className="jst-further-held">{held.join(' · ')}</span>}
      <div id={id} className="jst-form-grid jst-form-grid-top" hidden={!open}>
        {open ? children : null}
      </div>
    </div>
  )
}

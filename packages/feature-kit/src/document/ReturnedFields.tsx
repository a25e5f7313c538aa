import type { DocumentFacts, ReturnedField } from '@jst/contracts/document'
import { IconButton, Select, TextField } from '@jst/ui'
import { useId } from 'react'
import { useDocumentTexts } from './texts.ts'

interface ReturnedFieldsProps {
  document: DocumentFacts
  value: readonly ReturnedField[]
  onChange: (value: readonly ReturnedField[]) => void
}

/** Names the fields that a record is sent back for, each with what is wanted of it. */
export function ReturnedFields({ document, value, onChange }: ReturnedFieldsProps) {
  const words = useDocumentTexts().move
  const id = useId()
  const left = Object.entries(document.fields).filter(([field, { former }]) => !former && !value.some((one) => one.Field === field))
  const labelOf = (field: string) => document.fields[field]?.zh ?? field
  return (
    <fieldset className="jst-returned">
      <legend className="jst-field-label">{words.fields}</legend>
      {value.map((one) => (
        <div key={one.Field} className="jst-returned-row">
          <TextField
            label={words.fieldRemark(labelOf(one.Field))}
            value={one.Remark}
            maxLength={200}
            onChange={(Remark) => onChange(value.map((other) => (other === one ? { ...one, Remark } : other)))}
          />
          <IconButton
            icon="close"
            label={words.removeField(labelOf(one.Field))}
            onClick={() => onChange(value.filter((other) => other !== one))}
          />
        </div>
      ))}
      <Select
        id={id}
        label={words.addField}
        value=""
        options={[{ value: '', label: words.pickField }, ...left.map(([field, { zh }]) => ({ value: field, label: zh }))]}
        onChange={(Field) => Field !== '' && onChange([...value, { Field, Remark: '' }])}
      />
    </fieldset>
  )
}

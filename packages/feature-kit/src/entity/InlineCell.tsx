import { problemOf, readCell, tidy, type EntityField, type EntityRow, type EntityValue } from '@jst/contracts/entity'
import { emptyText, isComposing, Select } from '@jst/ui'
import { useState, type KeyboardEvent } from 'react'
import { useEntityTexts } from './useEntityTexts.ts'
import { shownValue } from './shownValue.ts'

interface InlineCellProps {
  field: EntityField
  row: EntityRow
  /** Resolves when the value was saved; a refusal is told by whoever saves. */
  onSave: (row: EntityRow, field: EntityField, value: EntityValue) => Promise<unknown>
}

// stable, so that it runs once for each field that opens
const focus = (element: HTMLElement | null) => element?.focus()

/** A cell that becomes its own field: Enter saves, Escape leaves it as it was. Choices, yes and no change at once. */
export function InlineCell({ field, row, onSave }: InlineCellProps) {
  const texts = useEntityTexts()
  const value = row[field.key] ?? null
  const [typed, setTyped] = useState<string>()
  const label = texts.inline.edit(texts.nameOf(field), row.Code)
  if (field.kind === 'flag')
    return (
      <input
        type="checkbox"
        aria-label={label}
        checked={value === true}
        onChange={(event) => void onSave(row, field, event.target.checked)}
      />
    )
  if (typed === undefined)
    return (
      <button
        type="button"
        className="jst-inline-cell"
        aria-label={texts.inline.now(label, shownValue(field, value, texts) || emptyText)}
        onClick={() => setTyped(value === null ? '' : String(value))}
      >
        {shownValue(field, value, texts) || emptyText}
      </button>
    )
  // texts are kept as typed; what has one reading is read as in a file
  const read = field.kind === 'text' || field.kind === 'lines' ? { value: tidy(field, typed) } : readCell(field, typed, texts.findings)
  const problem = 'problem' in read ? read.problem : problemOf(field, read.value, texts.findings)
  const save = (wanted: EntityValue | undefined = 'value' in read ? read.value : undefined) => {
    if (wanted === undefined || problemOf(field, wanted) !== undefined) return
    setTyped(undefined)
    if (wanted !== value) void onSave(row, field, wanted)
  }
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') save()
    else setTyped(undefined)
  }
  if (field.kind === 'choice')
    return (
      <Select
        className="jst-inline-input jst-choice-button"
        label={label}
        takesFocus
        value={typed}
        options={[
          ...(field.required ? [] : [{ value: '', label: texts.none }]),
          ...Object.entries(texts.choicesOf(field)).map(([code, choice]) => ({ value: code, label: choice })),
        ]}
        onKeyDown={(event) => (event.key === 'Escape' && !isComposing(event) ? setTyped(undefined) : undefined)}
        onBlur={() => setTyped(undefined)}
        onChange={(code) => save(tidy(field, code))}
      />
    )
  return (
    <input
      ref={focus}
      className="jst-inline-input"
      aria-label={label}
      aria-invalid={problem ? true : undefined}
      title={problem}
      value={typed}
      onKeyDown={keys}
      // what cannot be kept stays to be put right; Escape leaves it
      onBlur={() => save()}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

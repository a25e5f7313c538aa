import { problemOf, showValue, tidy, type EntityField, type EntityRow, type EntityValue } from '@jst/contracts/entity'
import { emptyText } from '@jst/ui'
import { useState } from 'react'
import { texts } from './texts.ts'

interface InlineCellProps {
  field: EntityField
  row: EntityRow
  /** Resolves when the value was saved; a refusal is told by whoever saves. */
  onSave: (row: EntityRow, field: EntityField, value: EntityValue) => Promise<unknown>
}

// stable, so that it runs once for each field that opens
const focus = (element: HTMLElement | null) => element?.focus()

/** A cell that becomes its own field: Enter saves, Escape leaves it as it was. Yes and no change at once. */
export function InlineCell({ field, row, onSave }: InlineCellProps) {
  const value = row[field.key] ?? null
  const [typed, setTyped] = useState<string>()
  const label = texts.inline.edit(field.zh, row.Code)
  if (field.kind === 'flag')
    return (
      <input
        type="checkbox"
        className="jst-check"
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
        aria-label={`${label}：${showValue(field, value) || emptyText}`}
        onClick={() => setTyped(value === null ? '' : String(value))}
      >
        {showValue(field, value) || emptyText}
      </button>
    )
  const next = tidy(field, field.kind === 'number' ? (typed.trim() === '' ? null : Number(typed)) : typed)
  const problem = problemOf(field, next)
  const save = () => {
    if (problem !== undefined) return
    setTyped(undefined)
    if (next !== value) void onSave(row, field, next)
  }
  const keys = (event: { key: string; preventDefault: () => void; stopPropagation: () => void }) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') save()
    else setTyped(undefined)
  }
  if (field.kind === 'choice')
    return (
      <select
        ref={focus}
        className="jst-inline-input"
        aria-label={label}
        value={typed}
        onKeyDown={keys}
        onBlur={save}
        onChange={(event) => setTyped(event.target.value)}
      >
        {field.required ? null : <option value="">{texts.none}</option>}
        {Object.entries(field.choices).map(([code, zh]) => (
          <option key={code} value={code}>
            {zh}
          </option>
        ))}
      </select>
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
      onBlur={() => (problem ? setTyped(undefined) : save())}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

import { useId, type ReactNode } from 'react'
import { useTexts } from '../language.tsx'
import type { UiTexts } from '../texts.ts'
import { DateRangeField } from './DateRangeField.tsx'
import type { Filter } from './model.ts'

interface FilterFieldProps {
  filter: Filter
  width: number
  values: Readonly<Record<string, string>>
  /** `now`: apply at once, without 查询. */
  onChange: (patch: Record<string, string>, now: boolean) => void
}

/** One condition: its label inside the frame, native controls so that keyboard, IME and phones behave as people know. */
export function FilterField({ filter, width, values, onChange }: FilterFieldProps) {
  const id = useId()
  const texts = useTexts()
  return (
    <div className="jst-filter" style={{ width }}>
      <label className="jst-filter-label" htmlFor={id}>
        {filter.label}
      </label>
      {control(filter, id, values, onChange, texts)}
    </div>
  )
}

function control(
  filter: Filter,
  id: string,
  values: Readonly<Record<string, string>>,
  onChange: FilterFieldProps['onChange'],
  texts: UiTexts,
): ReactNode {
  switch (filter.kind) {
    case 'text':
      return (
        <input
          id={id}
          type="search"
          className="jst-filter-input"
          placeholder={filter.placeholder}
          value={values[filter.key] ?? ''}
          onChange={(event) => onChange({ [filter.key]: event.target.value }, false)}
        />
      )
    case 'choice':
      return (
        <select
          id={id}
          className="jst-filter-input"
          value={values[filter.key] ?? ''}
          onChange={(event) => onChange({ [filter.key]: event.target.value }, true)}
        >
          <option value="">{texts.list.all}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'dates':
      return (
        <DateRangeField
          id={id}
          label={filter.label}
          from={values[filter.fromKey] ?? ''}
          to={values[filter.toKey] ?? ''}
          onChange={(from, to) => onChange({ [filter.fromKey]: from, [filter.toKey]: to }, true)}
        />
      )
    case 'custom':
      return filter.render(values[filter.key] ?? '', (value) => onChange({ [filter.key]: value }, true), id)
  }
}

import { useId, type ReactNode } from 'react'
import { Select } from '../controls/Select.tsx'
import { useTexts } from '../language.tsx'
import type { UiTexts } from '../texts.ts'
import { DateRangeField } from './DateRangeField.tsx'
import type { Filter } from './model.ts'

interface FilterFieldProps {
  filter: Filter
  values: Readonly<Record<string, string>>
  /** `now`: apply at once, without 查询. */
  onChange: (patch: Record<string, string>, now: boolean) => void
}

/** One condition: its label inside the frame of its control. */
export function FilterField({ filter, values, onChange }: FilterFieldProps) {
  const id = useId()
  const texts = useTexts()
  return (
    <div className="jst-filter">
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
        <Select
          id={id}
          className="jst-filter-input jst-choice-button"
          options={[{ value: '', label: texts.list.all }, ...filter.options]}
          value={values[filter.key] ?? ''}
          onChange={(value) => onChange({ [filter.key]: value }, true)}
        />
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

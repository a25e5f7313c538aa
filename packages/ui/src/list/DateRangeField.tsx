import { useState, type ComponentType } from 'react'
import { useTexts } from '../language.tsx'
import type { DateRangeProps } from './date-range.ts'

const load = () => import('./DateRangePicker.tsx')

/** Two days of a filter. The calendar is loaded when the field is first pointed at or reached, for most lists open without it. */
export function DateRangeField(props: DateRangeProps) {
  const texts = useTexts()
  const [Picker, setPicker] = useState<ComponentType<DateRangeProps>>()
  if (Picker) return <Picker {...props} />
  const { id, label, from, to } = props
  // a link may bring an instant along: its day is what people read
  const range = `${from.slice(0, 10) || texts.list.from} – ${to.slice(0, 10) || texts.list.to}`
  const open = () => {
    void load().then(({ DateRangePicker }) => setPicker(() => DateRangePicker))
  }
  return (
    <button
      id={id}
      type="button"
      className={from || to ? 'jst-filter-input jst-date-range' : 'jst-filter-input jst-date-range is-empty'}
      aria-label={texts.list.dates(label, range)}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={open}
    >
      {range}
    </button>
  )
}

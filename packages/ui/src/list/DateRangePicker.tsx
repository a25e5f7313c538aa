import { DatePicker } from '@arco-design/web-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../language.tsx'
import type { DateRangeProps } from './date-range.ts'

/** Arco's range picker in the frame of a filter; it opens and takes the focus as soon as it is there. */
export function DateRangePicker({ label, from, to, onChange }: DateRangeProps) {
  const texts = useTexts()
  const [open, setOpen] = useState(true)
  const root = useRef<HTMLFieldSetElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  return (
    <fieldset ref={root} className="jst-date-range" aria-label={label}>
      <DatePicker.RangePicker
        size="mini"
        format="YYYY-MM-DD"
        placeholder={[texts.list.from, texts.list.to]}
        value={from && to ? [from, to] : undefined}
        popupVisible={open}
        onVisibleChange={(visible) => setOpen(visible ?? false)}
        onChange={(days) => onChange(days?.[0] ?? '', days?.[1] ?? '')}
      />
    </fieldset>
  )
}

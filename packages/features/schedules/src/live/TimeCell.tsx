import { callTimeNames, instantOf, portLocal, zoneOrChina, type CallRow, type LiveTime } from '@jst/contracts/schedules'
import { DateEntry, emptyText, isComposing } from '@jst/ui'
import { useState } from 'react'
import { shortLocal } from '../cells/voyage.tsx'
import { texts } from '../texts.ts'
import type { SetTime } from './useSetTime.ts'

const words = texts.live

/** A time of a call that is changed in its place: a press or Enter opens it, Enter saves, Escape leaves it as it was. */
export function TimeCell({ row, field, set }: { row: CallRow; field: LiveTime; set: SetTime | undefined }) {
  const [text, setText] = useState<string>()
  const value = row[field]
  const shown = shortLocal(value, row.PortCode)
  if (!set || row.Omitted || row.Blank) return <span className={value ? undefined : 'jst-muted'}>{shown}</span>
  const label = callTimeNames[field]
  if (text === undefined)
    return (
      <button
        type="button"
        className="jst-text-button jst-time-cell"
        title={`${words.enter(label)} ${value ? portLocal(value, row.PortCode) : ''}`}
        aria-label={`${words.enter(label)} ${row.Vessel} ${row.PortName}${value ? ` ${shown}` : ''}`}
        onClick={() => setText(value ? portLocal(value, row.PortCode) : '')}
      >
        {value ? shown : emptyText}
      </button>
    )
  const save = async (typed: string) => {
    const instant = typed === '' ? null : instantOf(typed, zoneOrChina(row.PortCode))
    if (instant === undefined) return
    if (instant === value || (await set(row, field, instant))) setText(undefined)
  }
  const about = words.input(label, texts.local(zoneOrChina(row.PortCode)))
  return (
    <DateEntry
      time
      takesFocus
      label={about}
      title={about}
      value={text}
      onChange={setText}
      onKeyDown={(event, typed) => {
        event.stopPropagation()
        if (isComposing(event)) return
        if (event.key === 'Enter') void save(typed)
        if (event.key === 'Escape') setText(undefined)
      }}
    />
  )
}

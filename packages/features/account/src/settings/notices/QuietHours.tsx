import type { NoticeSettings } from '@jst/contracts/messages'
import { Select } from '@jst/ui'
import type { NoticeChange } from './change.ts'
import { texts } from './texts.ts'

const words = texts.quiet
const step = 30
const dayMinutes = 1_440
/** Default of quiet hours, in minutes after midnight. */
const night = { QuietFrom: 22 * 60, QuietTo: 8 * 60 }

const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const times = Array.from({ length: dayMinutes / step }, (_, index) => ({ value: String(index * step), label: clock(index * step) }))
/** With a time that was chosen elsewhere. */
const timesWith = (minute: number) =>
  times.some(({ value }) => value === String(minute)) ? times : [{ value: String(minute), label: clock(minute) }, ...times]

interface QuietHoursProps {
  settings: Pick<NoticeSettings, 'QuietFrom' | 'QuietTo' | 'TimeZone'>
  onChange: (change: NoticeChange) => void
}

/** The hours in which nothing disturbs, by the person's own clock; they may go over midnight. */
export function QuietHours({ settings: { QuietFrom, QuietTo, TimeZone: zone }, onChange }: QuietHoursProps) {
  const on = QuietFrom !== null && QuietTo !== null
  return (
    <fieldset>
      <legend>{words.title}</legend>
      <label>
        <input
          type="checkbox"
          className="jst-check"
          checked={on}
          onChange={(event) => onChange(event.target.checked ? night : { QuietFrom: null, QuietTo: null })}
        />
        {words.on}
      </label>
      {on ? (
        <div className="jst-setting-hours">
          <Select
            label={words.from}
            value={String(QuietFrom)}
            options={timesWith(QuietFrom)}
            onChange={(value) => onChange({ QuietFrom: Number(value) })}
          />
          –
          <Select
            label={words.to}
            value={String(QuietTo)}
            options={timesWith(QuietTo)}
            onChange={(value) => onChange({ QuietTo: Number(value) })}
          />
        </div>
      ) : null}
      <p className="jst-muted jst-setting-note">{words.zone(texts.zones[zone] ?? zone)}</p>
    </fieldset>
  )
}

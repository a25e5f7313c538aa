import type { EventTime } from '../model/event.ts'
import { eventTime, isoTime } from '../model/time.ts'

/** Time of an event as DCSA writes it. Without an offset it is local to the place; of a party that knows days only, midnight is the day. */
export function timeOf(text: string, port: string, datesOnly: boolean): EventTime | undefined {
  const written = isoTime(text)
  if (!written) return undefined
  const isDay = datesOnly && written.local.endsWith('T00:00')
  return eventTime(isDay ? { local: written.local.slice(0, 10), offset: '', raw: text } : written, port)
}

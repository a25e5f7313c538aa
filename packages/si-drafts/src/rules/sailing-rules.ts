import { recordFields as f, type SiRecord } from '@jst/contracts/si/data'
import type { Findings } from './findings.ts'

const day = 86_400_000
/** Days around now in which a bill's sailing lies. */
const window = 366

/** A calendar day as `2026-03-12`; undefined for anything else, 31 February included. */
function dayOf(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? time : undefined
}

/** The sailing date is a day, and not one of another year by mistake. */
export function checkSailing({ sailingDate }: SiRecord, now: number, out: Findings): void {
  if (sailingDate === null || sailingDate === '') return
  const time = dayOf(sailingDate)
  if (time === undefined) out.errorAt(f.sailingDate, 'SAILING_DATE', out.t.sailingDate(sailingDate), { value: sailingDate })
  else if (Math.abs(time - now) > window * day)
    out.errorAt(f.sailingDate, 'SAILING_WINDOW', out.t.sailingWindow(sailingDate), { value: sailingDate })
}

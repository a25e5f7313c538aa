import { milestoneOf, type Route, type TrackEvent } from '@jst/track'
import { milestoneCodes } from '../doors/codes.ts'
import { meaningKey, type Meanings } from '../doors/meanings.repo.ts'

/** The code as the party writes it: that of DCSA, with its document, or that of the segment STS. The same as `track_code_of` in the database. */
function partyCodeOf({ code, documentType, raw }: Pick<TrackEvent, 'code' | 'documentType' | 'raw'>): string {
  const named = [code, documentType].filter((part) => part !== '').join(' ')
  return named || (/^STS\+[^+]*\+([^:+']+)/.exec(raw)?.[1] ?? '')
}

/** Statements with the meanings that people gave to codes of their party. What can be read without stays as it is. */
export function withMeanings(events: readonly TrackEvent[], route: Route, meanings: Meanings): readonly TrackEvent[] {
  if (meanings.size === 0) return events
  return events.map((event) => {
    if (event.time === undefined || milestoneOf(event, route) !== undefined) return event
    const milestone = meanings.get(meaningKey(event.source.party, partyCodeOf(event)))
    if (milestone === undefined) return event
    const { kind, code, empty = event.empty, documentType = '', movement = event.movement, mode } = milestoneCodes[milestone]
    return { ...event, kind, code, empty, documentType, movement, call: { ...event.call, mode: mode ?? event.call.mode } }
  })
}

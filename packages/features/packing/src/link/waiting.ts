import type { BodyOf } from '@jst/contracts'
import type { reportLinkedSlip } from '@jst/contracts/packing'

/** Entry of a driver about a box, not yet received by the server. `Key` makes the server take it once, however often it is sent. */
export type Entry = Omit<BodyOf<typeof reportLinkedSlip>, 'Token'>
/** An entry that waits, with the reason why the server did not take it. */
export interface Waiting {
  readonly entry: Entry
  readonly refused?: string
}

/** Where entries wait over a closed browser: `localStorage` of a page, or a map in tests. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const nameOf = (token: string) => `jst slip ${token}`

/** Entries of one link that wait, the oldest first. What cannot be read is none. */
export function waitingOf(shelf: Shelf, token: string): Waiting[] {
  try {
    const stored: unknown = JSON.parse(shelf.getItem(nameOf(token)) ?? '[]')
    return Array.isArray(stored) ? (stored as Waiting[]) : []
  } catch {
    return []
  }
}
export function keepWaiting(shelf: Shelf, token: string, waiting: readonly Waiting[]): void {
  if (waiting.length === 0) shelf.removeItem(nameOf(token))
  else shelf.setItem(nameOf(token), JSON.stringify(waiting))
}

/** The outcome of one attempt: taken, to be tried later, or refused with the sentence of the server. */
export type Sent = 'taken' | 'later' | { readonly refused: string }

/**
 * Sends what waits, the oldest first, until one is not taken for the moment; what was refused waits for the driver and stops nothing. Each entry is
 * taken off the shelf before the next one is sent, so that a page that is closed halfway sends none of them twice without need.
 */
export async function sendWaiting(shelf: Shelf, token: string, send: (entry: Entry) => Promise<Sent>): Promise<void> {
  for (const { entry, refused } of waitingOf(shelf, token)) {
    if (refused !== undefined) continue
    const sent = await send(entry)
    if (sent === 'later') return
    const others = waitingOf(shelf, token)
    const at = others.findIndex((one) => one.entry.Key === entry.Key)
    if (at >= 0) keepWaiting(shelf, token, sent === 'taken' ? others.toSpliced(at, 1) : others.with(at, { entry, refused: sent.refused }))
  }
}

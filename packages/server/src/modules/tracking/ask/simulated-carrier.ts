import { writeDcsa } from '@jst/track/dcsa'
import type { Queryable } from '../../../kernel/database/database.ts'
import { journeyOf } from '../shipment/own-events.ts'
import { ownOrder } from '../shipment/order.repo.ts'
import { simulatedEvents } from '../shipment/simulator.ts'
import type { Fetch } from './ask.ts'
import type { DuePartner, DueQuery } from './queries.repo.ts'

/** A carrier on our own voyages: it answers as the interface of a carrier does, with what has happened to the shipment of an own order. */
export const simulatedFetch =
  (db: Queryable, { code }: DuePartner, { orderId }: DueQuery, now: Date): Fetch =>
  async () => {
    const order = orderId === null ? undefined : await ownOrder(db, orderId)
    const journey = order && journeyOf(order)
    const moves = journey ? simulatedEvents(journey, now.toISOString()) : []
    const { events } = writeDcsa(
      moves.map((event) => ({ ...event, id: `${code}:${event.id}`, raw: '' })),
      '2.2',
    )
    return { status: events.length === 0 ? 404 : 200, body: JSON.stringify(events), next: '', retryAfter: '', isCut: false }
  }

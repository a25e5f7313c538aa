import type { BodyOf } from '@jst/contracts'
import type { TakenIn, trackAdd } from '@jst/contracts/tracking'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import type { StoredBatch } from '../take-in/events.repo.ts'
import { staffCompany } from '../shipment/side.ts'
import { takeIn } from '../take-in/take-in.service.ts'
import { texts } from '../tracking.texts.ts'
import { readStatement } from './typed.ts'

/** A batch as it is answered. */
export const answerOf = ({ taken, known, newer, unmapped, shipments }: StoredBatch, Issues: TakenIn['Issues']): TakenIn => ({
  Taken: taken,
  Known: known,
  Newer: newer,
  Unmapped: unmapped,
  Shipments: shipments.length,
  Issues,
})

/** Takes in what a person typed. Lines that cannot be read stay out and are told. */
export async function add({ tx, actor, audit, now }: WriteCall<'now'>, { Items }: BodyOf<typeof trackAdd>): Promise<TakenIn> {
  const at = now()
  const read = Items.map((item, index) =>
    readStatement(item, `Items[${index}]`, { received: at.toISOString(), party: `manual:${item.Source}` }),
  )
  const events = read.flatMap(({ event }) => (event ? [event] : []))
  const stored = await takeIn(tx, staffCompany(actor), events, texts.origins.typed(actor.employeeName), at)
  audit({ action: 'track.add', entity: 'track_event', diff: { taken: stored.taken, known: stored.known } })
  return answerOf(
    stored,
    read.flatMap(({ issues }) => issues),
  )
}

import { Instant } from '../envelope.ts'
import { ObjectSchema, type Static, StringSchema, WordSchema } from '../schema.ts'

/** A customer's request to submit after the cut-off. */
export const LateRequest = ObjectSchema({
  State: WordSchema('open', 'granted', 'refused'),
  Reason: StringSchema(),
  AskedBy: StringSchema(),
  AskedAt: Instant,
  /** Why it was refused. */
  Reply: StringSchema(),
})
export type LateRequest = Static<typeof LateRequest>

/** Past the cut-off with nothing submitted, at `now` in epoch milliseconds: the customer can only ask for a later cut-off. */
export const isLapsed = ({ SiStatus, SiDeadline }: { SiStatus: number | null; SiDeadline: string | null }, now: number): boolean =>
  SiStatus === null && SiDeadline !== null && Date.parse(SiDeadline) < now

import { Id } from '@jst/contracts'
import { Object as ObjectSchema } from 'typebox'
import type { JobFacts } from '../../kernel/jobs/job.ts'
import { texts } from './texts.ts'

const data = ObjectSchema({ Id })

/** Sends a message. */
export const deliveryFacts = { name: 'document-message', zh: texts.delivery, data, deadline: 100 } as const satisfies JobFacts<typeof data>
/** The simulated partner answers a message. */
export const simulatorFacts = { name: 'document-simulator', zh: texts.simulated, data } as const satisfies JobFacts<typeof data>
/** Applies an answer to its record. */
export const applyFacts = { name: 'document-answer', zh: texts.applying, data, refusalsAreFinal: true } as const satisfies JobFacts<
  typeof data
>

/** Owner of the letters of messages. Letters that an earlier release put into the outbox have this name too, and its workers know no other. */
export const letterOwner = 'booking-message'

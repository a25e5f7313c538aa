import { Id } from '@jst/contracts'
import { Object as ObjectSchema } from 'typebox'
import type { JobFacts } from '../../../kernel/jobs/job.ts'
import { texts } from './texts.ts'

const data = ObjectSchema({ Id })

/** Sends a message. */
export const deliveryFacts = { name: 'booking-message', zh: texts.delivery, data, deadline: 100 } as const satisfies JobFacts<typeof data>
/** The simulated carrier answers a message. */
export const simulatorFacts = { name: 'booking-simulator', zh: texts.simulated, data } as const satisfies JobFacts<typeof data>
/** Confirms a booking by an answer. */
export const applyFacts = { name: 'booking-answer', zh: texts.applying, data, refusalsAreFinal: true } as const satisfies JobFacts<
  typeof data
>

import { defineJob, type Job } from '../../kernel/jobs/job.ts'
import { answerApplying, simulatedAnswer } from './answers.job.ts'
import { messageDelivery } from './delivery.job.ts'

const current = [messageDelivery, simulatedAnswer, answerApplying] as const
/** Names under which an earlier release queued the same work: such runs may still wait when this release starts. */
const formerNames = ['booking-message', 'booking-simulator', 'booking-answer'] as const

/** Jobs of the channels of every kind. */
export const channelJobs: readonly Job[] = [...current, ...current.map((job, at) => defineJob({ ...job, name: formerNames[at]! }))]

import type { StoredMessage } from './messages.repo.ts'

/** Words in the texts of a message by which every simulated partner answers: it refuses, says nothing yet, answers late, or answers twice. */
export const simulatorRules = {
  reject: /拒绝|REJECT/i,
  pending: /待定|PENDING/i,
  late: /延迟|LATE\b/i,
  twice: /重复|TWICE/i,
} as const
const latePauses = 20

/** Pauses of a simulated partner before it answers. */
export const simulatedPause = ({ payload }: Pick<StoredMessage, 'payload'>): number => (simulatorRules.late.test(payload) ? latePauses : 1)

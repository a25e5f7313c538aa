import { isVgmDeclaration, readVermas, readVgmJson } from '@jst/manifest/vgm'
import { simulatorRules, type StoredMessage } from '../../../documents/index.ts'
import { texts } from '../texts.ts'

/** Answers of a simulated carrier, box by box, the same to the same message. Words in the responsible party are the rules: REJECT refuses the box, PENDING leaves it without an answer. */
export function simulatedVgm({ payload }: Pick<StoredMessage, 'payload'>): readonly string[] {
  if (!isVgmDeclaration(payload)) return []
  const { declarations } = payload.trimStart().startsWith('UN') ? readVermas(payload) : readVgmJson(payload)
  return declarations
    .filter(({ Record: { Party } }) => !simulatorRules.pending.test(Party))
    .map(({ Reference: reference, At, Record: { Party } }) => {
      const isNo = simulatorRules.reject.test(Party)
      const status = isNo ? 'rejected' : 'accepted'
      const reason = isNo ? texts.vgm.simulatedNo : ''
      return JSON.stringify({ vgmReplies: [{ message: '', reference, status, reason, at: At || new Date(0).toISOString() }] })
    })
}

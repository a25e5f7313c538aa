import { isVgmDeclaration, readVermas, readVgmJson } from '@jst/manifest/vgm'
import type { StoredMessage } from '../../../documents/index.ts'
import { texts } from '../texts.ts'

/** Rules of the simulated carrier, by words in the responsible party: REJECT refuses the box, PENDING says nothing of it. */
const rules = { reject: /拒绝|REJECT/i, pending: /待定|PENDING/i } as const

/** Answers of a simulated carrier, box by box, the same to the same message. */
export function simulatedVgm({ payload }: Pick<StoredMessage, 'payload'>): readonly string[] {
  if (!isVgmDeclaration(payload)) return []
  const { declarations } = payload.trimStart().startsWith('UN') ? readVermas(payload) : readVgmJson(payload)
  return declarations
    .filter(({ Record: { Party } }) => !rules.pending.test(Party))
    .map(({ Reference: reference, At, Record: { Party } }) => {
      const isNo = rules.reject.test(Party)
      const status = isNo ? 'rejected' : 'accepted'
      const reason = isNo ? texts.vgm.simulatedNo : ''
      return JSON.stringify({ vgmReplies: [{ message: '', reference, status, reason, at: At || new Date(0).toISOString() }] })
    })
}

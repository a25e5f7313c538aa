import { manifestButtons, manifestPages, vgmDocument, vgmStates } from '@jst/contracts/manifest'
import { vgmStandingOf, type VgmAnswerFact, type VgmStanding } from '@jst/manifest/vgm'
import { moveUnsigned, recordUnsigned } from '../../../documents/index.ts'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { asServer } from '../../../kernel/database/scopes.ts'
import { texts } from '../texts.ts'
import { answersOfVgm, findVgms, insertVgmAnswer, lockVgms, messagesOfVgm, writeInForce, type StoredVgm } from './vgm.repo.ts'

const { kind } = vgmDocument
const { codes } = vgmStates
const moves = {
  sent: 'leave',
  accepted: 'accept',
  corrected: 'acceptCorrection',
  returned: 'refuse',
  retracted: 'acceptRetraction',
  submitted: 'giveUp',
} as const satisfies Record<NonNullable<VgmStanding['state']> | 'submitted', keyof typeof vgmStates.moves>

/** The last message is about the declaration as it is now: nobody has begun the next one since. */
const isCurrent = ({ last }: VgmStanding, { revision, retracting }: StoredVgm): boolean =>
  last !== undefined && last.Revision === revision && (last.Type === 'retraction') === retracting

/** Writes the state that follows from the messages and answers of a declaration. What a person has opened again keeps its state. */
export async function restateVgm(caller: Tx, id: number): Promise<void> {
  const tx = asServer(caller)
  await lockVgms(tx, [id])
  const [vgm] = await findVgms(tx, [id])
  if (!vgm) return
  const messages = await messagesOfVgm(tx, id)
  const standing = vgmStandingOf(messages, await answersOfVgm(tx, id))
  const { inForce, refusal, state } = standing
  const content =
    inForce === 0 ? null : (messages.find(({ Revision, Type }) => Revision === inForce && Type !== 'retraction')?.Content ?? null)
  const isOpen = vgm.state === codes.saved
  const current = isCurrent(standing, vgm)
  // a late acceptance of a correction that was given up: the carrier has it, and so has the record
  const adopt = !current && content !== null && inForce !== vgm.revision && (vgm.state === codes.accepted || vgm.state === codes.corrected)
  await writeInForce(tx, id, { content, revision: inForce, refusal: current ? refusal : '' }, adopt)
  const target = adopt ? 'corrected' : (state ?? 'submitted')
  if ((!current && !adopt) || isOpen || codes[target] === vgm.state) return
  await moveUnsigned(tx, kind, id, {
    event: moves[target],
    requestId: 'vgm-answers',
    by: '',
    words: target === 'returned' ? refusal : '',
    ...(vgm.operatorId === null ? {} : { shared: true }),
  })
  if (target === 'returned') await tellDesk(tx, vgm, refusal)
}

/** Adds an answer to a declaration once and computes its state anew; one that moved nothing is noted. */
export async function takeAnswer(caller: Tx, id: number, answer: VgmAnswerFact): Promise<void> {
  const tx = asServer(caller)
  const [vgm] = await findVgms(tx, [id])
  if (!vgm || !(await insertVgmAnswer(tx, vgm, answer))) return
  await restateVgm(tx, id)
  const [after] = await findVgms(tx, [id])
  if (after!.state === vgm.state && after!.revision === vgm.revision)
    await recordUnsigned(tx, { kind, row: vgm }, '', {
      audience: 'internal',
      event: 'unclear',
      words: texts.vgm.unmoved(answer.Accepted, answer.Reason),
    })
}

async function tellDesk(tx: Tx, vgm: StoredVgm, reason: string): Promise<void> {
  await sendNotice(tx, {
    recipients: await findHolders(tx.system, vgm.staffId, manifestButtons.staff.send),
    audience: { internal: vgm.staffId },
    kind: 'system',
    title: texts.vgm.refused(vgm.boxNo),
    description: reason,
    link: `${manifestPages.submitInfo}?Id=${vgm.manifestId}`,
    bill: vgm.content.BillNo,
    senderId: null,
  })
}

import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { sendNotice } from '../../../documents/notices/index.ts'
import { handOverDesk } from '../../si/index.ts'
import { texts } from '../texts.ts'
import { findStaff, lockStaff } from './employees.repo.ts'

const words = texts.staff

/** Everything that lies on one desk goes to another of the same company, and its new owner is told. */
export async function handOver(
  { tx, actor, audit }: WriteCall,
  fromId: number,
  toId: number,
): Promise<{ Claims: number; Contacts: number }> {
  if (fromId === toId) throw invalid('ToId', words.sameHand, texts.labels.successor)
  await lockStaff(tx, actor.companyId, [fromId, toId])
  const from = await findStaff(tx, tx.system, actor.companyId, fromId)
  const to = await findStaff(tx, tx.system, actor.companyId, toId)
  if (!from || !to) throw new AppError('NOT_FOUND')
  if (to.wire.Disabled) throw invalid('ToId', words.handTo, texts.labels.successor)
  const moved = await handOverDesk(tx, actor.companyId, fromId, { id: toId, name: to.wire.Name })
  audit({ action: 'employee.hand-over', entity: 'employee', entityId: fromId, diff: { to: toId, ...moved } })
  if (moved.claims + moved.contacts > 0 && toId !== actor.employeeId)
    await sendNotice(tx, {
      recipients: [toId],
      audience: { internal: actor.companyId },
      kind: 'system',
      title: words.handed.title(from.wire.Name),
      description: words.handed.body(moved.claims, moved.contacts),
      link: moved.claims > 0 ? '/tdManage/siCheck?Claim=mine' : '',
      senderId: actor.employeeId,
    })
  return { Claims: moved.claims, Contacts: moved.contacts }
}

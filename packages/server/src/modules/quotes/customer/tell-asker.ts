import { customerWorkbench } from '@jst/contracts/freight-rates'
import { inquiryStates } from '@jst/contracts/quotes'
import type { DocumentCall, SubjectRow } from '../../../documents/index.ts'
import { sendNotice } from '../../../documents/notices/index.ts'
import { texts } from '../texts.ts'
import { findAsker } from './inquiries.repo.ts'

/** Tells the person of a customer who sent an inquiry that it was closed, and why. A quotation that answers it is told when it is sent. */
export async function tellAsker(
  { tx, actor }: DocumentCall,
  { id, no, companyId }: SubjectRow,
  { reason: code }: { readonly reason: string },
): Promise<void> {
  const asker = await findAsker(tx, id)
  if (asker === null) return
  const reason = inquiryStates.moves.close.reasons.find((one) => one.code === code)?.zh ?? ''
  await sendNotice(tx, {
    recipients: [asker],
    audience: { customers: companyId },
    senderId: actor.employeeId,
    kind: 'system',
    title: texts.asked.closed(no),
    description: texts.asked.closedWhy(reason),
    link: `${customerWorkbench}?${new URLSearchParams({ View: 'inquiries' }).toString()}`,
    bill: no,
  })
}

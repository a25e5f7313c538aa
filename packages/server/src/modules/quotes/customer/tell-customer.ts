import { customerWorkbench } from '@jst/contracts/freight-rates'
import type { DocumentCall, SubjectRow } from '../../../documents/index.ts'
import { sendNotice } from '../../../documents/notices/index.ts'
import { peopleOfCustomer } from '../../freight-rates/index.ts'
import { demandHeader } from '../quotation/header.repo.ts'
import { texts } from '../texts.ts'

/** Tells the people of a customer whose company has joined that a quotation is there for them, and where. */
export async function tellCustomer({ tx, actor }: DocumentCall, { id, no, companyId }: SubjectRow): Promise<void> {
  const { customerCode, pol, pod, validUntil } = await demandHeader(tx, id)
  await sendNotice(tx, {
    recipients: await peopleOfCustomer(tx.system, companyId, customerCode),
    audience: { customers: companyId },
    senderId: actor.employeeId,
    kind: 'system',
    title: texts.notices.title(no),
    description: texts.notices.description(`${pol} → ${pod}`, validUntil),
    link: `${customerWorkbench}?${new URLSearchParams({ View: 'quotes', Id: String(id) }).toString()}`,
    bill: no,
  })
}

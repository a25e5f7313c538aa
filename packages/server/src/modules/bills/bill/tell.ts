import { billKinds, billPages } from '@jst/contracts/bills'
import { findStaffFollowers, pageOf, type DocumentCall, type SubjectRow } from '../../../documents/index.ts'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { texts } from '../texts.ts'
import { demandBill, type StoredBill } from './bill.repo.ts'
import { billsNumbered, salesOf, wasGivenOut } from './tell.repo.ts'

const { document } = billKinds.houseBill
const { kind } = document
interface By {
  readonly tx: Tx
  readonly actor: { readonly employeeId: number; readonly employeeName: string }
}
type Said = (typeof texts.notices)[keyof typeof texts.notices]

/**
 * Tells the people of the customer who may open its bills, in both languages: nobody has said which of them it reads. A bill that never left is
 * nothing to them.
 */
async function tellCustomer({ tx, actor }: By, bill: StoredBill, { zh, en }: Said): Promise<void> {
  const { customerId, id, blNo, companyId } = bill
  if (customerId === null || !(await wasGivenOut(tx, id))) return
  await sendNotice(tx, {
    recipients: await findHolders(tx.system, customerId, { path: billPages.own, code: '' }),
    audience: { customers: companyId },
    senderId: actor.employeeId,
    kind: 'si',
    title: texts.toldTitle(blNo, zh, en),
    description: `${texts.toldAbout.zh}\n${texts.toldAbout.en}`,
    link: `${billPages.own}?${new URLSearchParams({ Id: String(id) }).toString()}`,
    bill: blNo,
  })
}
async function tellStaff({ tx, actor }: By, bill: StoredBill, recipients: readonly number[], { zh }: Said): Promise<void> {
  await sendNotice(tx, {
    recipients: recipients.filter((one) => one !== actor.employeeId),
    audience: { internal: bill.companyId },
    senderId: actor.employeeId,
    kind: 'si',
    title: texts.toldTitle(bill.blNo, zh, ''),
    description: texts.toldBy(actor.employeeName),
    link: pageOf(document, { query: `Id=${bill.id}` }, 'staff'),
    bill: bill.blNo,
  })
}

/** A house bill was locked, unlocked, surrendered or made void. Its maker and others who follow it hear of the move by the kit; sales do here. */
export async function tellMove(
  call: DocumentCall,
  { id }: SubjectRow,
  event: Exclude<keyof typeof texts.notices, 'released'>,
): Promise<void> {
  const bill = await demandBill(call.tx, kind, id)
  await tellCustomer(call, bill, texts.notices[event])
  await tellStaff(call, bill, await salesOf(call.tx.system, bill), texts.notices[event])
}

/**
 * House bills left with a release of their numbers: makers, followers and sales hear of it, except `notifiedIds`, who know it already.
 * The customer is told by the release.
 */
export async function tellReleased(call: By, companyId: number, numbers: readonly string[], notifiedIds: readonly number[]): Promise<void> {
  const { system } = call.tx
  for (const bill of await billsNumbered(system, companyId, numbers)) {
    const people = [...(await findStaffFollowers(system, kind, [bill.id])), ...(await salesOf(system, bill))]
    const others = [...new Set(people)].filter((one) => !notifiedIds.includes(one))
    await tellStaff(call, bill, others, texts.notices.released)
  }
}

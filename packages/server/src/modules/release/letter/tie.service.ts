import { applicationStates, coversBill, letterDocument } from '@jst/contracts/release'
import { findRecord, recordEvent } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { WriteContext } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findCustomers } from '../customers.ts'
import { decideNow } from '../decision/decide.ts'
import { findApplications } from '../decision/facts.repo.ts'
import { texts } from '../texts.ts'
import { lockFreeLetters, tieLetter } from './letter.repo.ts'

const { kind } = letterDocument
type Call = Pick<WriteContext<EmployeeActor>, 'tx' | 'actor' | 'audit' | 'emit'>

/**
 * Ties letters that were made by themselves, or for an application that was withdrawn, to an application that lacks them: those of its customer that
 * name one of its bills. A letter belongs to one application.
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION where there is none
 */
export async function tieExisting(call: Call, applicationId: number): Promise<{ Id: number; No: string }[]> {
  const { tx } = call
  await tx.query('select from release_application where id = $1 for update', [applicationId])
  const [application] = await findApplications(tx, [applicationId])
  if (!application) throw new AppError('NOT_FOUND')
  const { companyId, customerCode, bills, code } = application
  const [customer] = await findCustomers(tx.system, companyId, [customerCode])
  if (!customer) throw new AppError('INVALID_INPUT', { message: texts.unknownCustomer(customerCode) })
  const { letters } = await decideNow(tx.system, application, customer.id)
  const missing = letters.filter(({ Id }) => Id === 0).map(({ Kind }) => Kind)
  const free = await lockFreeLetters(tx, customer.id, missing, applicationStates.codes.cancelled)
  const fitting = free.filter(({ billNos }) => bills.some(({ no }) => coversBill(billNos, no)))
  if (fitting.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.letter.noneToTie })
  for (const { id } of fitting) {
    await tieLetter(tx, id, applicationId)
    recordEvent(call, { kind, row: await findRecord(tx, kind, id) }, { audience: 'internal', event: 'tied', words: code })
  }
  call.audit({
    action: 'releaseApplication.tieLetters',
    entity: 'releaseApplication',
    entityId: applicationId,
    diff: { letters: fitting.map(({ no }) => no).join(' ') },
  })
  return fitting.map(({ id, no }) => ({ Id: id, No: no }))
}

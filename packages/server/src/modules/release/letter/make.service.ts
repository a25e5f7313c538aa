import { coversBill, letterCalls, letterKinds, letterTexts, type LetterKind } from '@jst/contracts/release'
import { addOwn } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { WriteContext } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { shortened } from '../../../kernel/schema/shortened.ts'
import { instructionsWithNumbers } from '../../si/index.ts'
import { findCustomers } from '../customers.ts'
import { decideNow } from '../decision/decide.ts'
import { findApplications } from '../decision/facts.repo.ts'
import { texts } from '../texts.ts'
import { fitting } from './fitting.ts'

type Call = Pick<WriteContext<EmployeeActor>, 'tx' | 'actor' | 'audit' | 'emit'>
/** Letters that ask for money say how much. */
const secured: readonly LetterKind[] = ['lost', 'withoutBill', 'held']

const shipsOf = `select distinct on (b.no) b.no, concat_ws(' ', nullif(r.vessel, ''), nullif(r.voyage, '')) as vessel
  from (${instructionsWithNumbers('$1', '$2')}) b join si_record r on r.id = b.id join cargo_order o on o.id = r.order_id
  where coalesce(nullif(r.split_mbl_no, ''), nullif(r.mbl_no, ''), o.mbl_no) = b.no order by b.no, r.id desc`

/**
 * Makes the letters that an application needs and does not have, each of the bills that lack it, as they stand. The application is locked: of two
 * clerks at once, one makes them. @throws AppError NOT_FOUND, INVALID_INPUT without bills or customer, ILLEGAL_TRANSITION where none is missing
 */
export async function makeMissing(call: Call, applicationId: number): Promise<{ Id: number; No: string }[]> {
  const { tx, actor } = call
  await tx.query('select from release_application where id = $1 for update', [applicationId])
  const [application] = await findApplications(tx, [applicationId])
  if (!application) throw new AppError('NOT_FOUND')
  const { companyId, customerCode, bills } = application
  const [customer] = await findCustomers(tx.system, companyId, [customerCode])
  if (!customer) throw new AppError('INVALID_INPUT', { message: texts.unknownCustomer(customerCode) })
  if (bills.length === 0) throw new AppError('INVALID_INPUT', { message: texts.application.noBills })
  const decided = await decideNow(tx.system, application, customer.id)
  const { lacking } = decided
  if (lacking.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.letter.noneMissing })
  const vessels = await tx.system.query<{ no: string; vessel: string }>(shipsOf, [companyId, bills.map(({ no }) => no)])
  const letters: { Id: number; No: string }[] = []
  const texted = lacking.flatMap(({ kind, bills: numbers }) => letterTexts(numbers).map((BillNos) => ({ kind, BillNos })))
  for (const { kind, BillNos } of texted) {
    const named = bills.filter(({ no }) => coversBill(BillNos, no))
    const ships = vessels.filter(({ no }) => coversBill(BillNos, no)).map(({ vessel }) => vessel)
    const row = await addOwn(call, letterCalls, {
      NameZh: application.name || customer.name,
      KindOf: kind,
      CustomerCode: customerCode,
      BillNos,
      Vessel: fitting([...new Set(ships)], ', ', 80, texts.letter.ships),
      Consignee: shortened(named[0]!.consignee.split('\n')[0] ?? '', 200),
      Boxes: fitting(
        [...new Set(named.flatMap(({ boxes }) => boxes.split(/[\s,;，；、]+/).filter(Boolean)))],
        ' ',
        500,
        texts.letter.boxes,
      ),
      ...(secured.includes(kind) && decided.view.Need !== '0.00' ? { Amount: Number(decided.view.Need) } : {}),
    })
    await tx.query('update release_loi set application_id = $2 where id = $1', [row.Id, applicationId])
    letters.push({ Id: row.Id, No: row.Code })
  }
  call.audit({
    action: 'releaseApplication.letters',
    entity: 'releaseApplication',
    entityId: applicationId,
    diff: { letters: lacking.map(({ kind }) => letterKinds[kind].zh).join('、'), by: actor.employeeName },
  })
  return letters
}

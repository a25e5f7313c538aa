import { bookingDocument as document, creditReleaseStates, type BookingCredit, type CreditRelease } from '@jst/contracts/booking'
import type { CreditVerdict } from '@jst/contracts/partner'
import type { DocumentCall, Guard, SubjectRow } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Db, Queryable, Tx } from '../../../kernel/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { allowed, refuse, type Verdict } from '../../../kernel/policy.ts'
import { creditAccounts, toLimitOn, type CreditAccount } from '../../partner/index.ts'
import { demandBooking } from '../booking/booking.repo.ts'
import { texts } from '../texts.ts'
import { findCases, findRelease, type CreditCase } from './credit.repo.ts'

/** A booking with what the credit of its customer has to carry, in CNY. */
interface Carried extends CreditCase {
  readonly amount: string
  readonly unrated: readonly string[]
}
export interface Judged extends Carried {
  readonly limit: number | null
  /** Null: nobody's credit has to carry the booking. */
  readonly verdict: CreditVerdict | null
}
interface CreditBook {
  readonly cases: Map<number, Carried>
  readonly accounts: ReadonlyMap<number, CreditAccount>
}
const itemOf = (id: number) => ({ kind: document.kind, id })

type Staff = Pick<EmployeeActor, 'companyId'>
async function readBook(system: Queryable, staff: Staff, ids: readonly number[], locked: boolean): Promise<CreditBook> {
  const cases = await findCases(system, staff.companyId, ids)
  const day = cases[0]?.today
  if (day === undefined) return { cases: new Map(), accounts: new Map() }
  const accounts = await creditAccounts(
    system,
    staff,
    cases.flatMap(({ customerId }) => customerId ?? []),
    locked,
  )
  const toLimit = await toLimitOn(system, staff.companyId, day)
  const carried = cases.map((one) => {
    const { Amount, Unrated } = toLimit(one.totals)
    return [one.id, { ...one, amount: Amount, unrated: Unrated }] as const
  })
  return { cases: new Map(carried), accounts }
}
function judge({ cases, accounts }: CreditBook, id: number): Judged | undefined {
  const one = cases.get(id)
  if (!one) return undefined
  const account = one.customerId === null ? undefined : accounts.get(one.customerId)
  return { ...one, limit: account?.limit ?? null, verdict: account?.verdictOn(Number(one.amount), itemOf(id)) ?? null }
}

/** A booking with the verdict on its customer's credit; undefined where it is none of the forwarder's. */
export const judgeCredit = async (system: Queryable, staff: Staff, id: number): Promise<Judged | undefined> =>
  judge(await readBook(system, staff, [id], false), id)

const isReleased = ({ released, amount }: Judged) => released !== null && Number(amount) <= released

/** Whether a booking may go on; says what to do where it may not. */
export function mayGoOn(judged: Judged | undefined): Verdict {
  const verdict = judged?.verdict
  if (!judged || !verdict) return allowed
  const { Gate, Sentence, Next } = verdict
  if (Gate === 'block') return refuse('ILLEGAL_TRANSITION', texts.credit.blocked(Sentence, Next))
  if (Gate === 'approve' && !isReleased(judged)) return refuse('ILLEGAL_TRANSITION', texts.credit.needsRelease(Sentence))
  return allowed
}

/** Credit that the guards of one transaction read. Accounts count bookings that passed before, which are not written yet. */
const books = new WeakMap<Tx, CreditBook>()
/** Reads the credit of all bookings of one request and locks their customers. */
export async function readCredit({ tx, actor }: DocumentCall, rows: readonly Pick<SubjectRow, 'id'>[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  books.set(tx, await readBook(tx.system, actor, ids, true))
}

/** The guard of acceptance and confirmation: the credit of the customer carries the booking, or somebody let it go on. */
export const creditworthy: Guard = async (call, { id }) => {
  if (!books.get(call.tx)?.cases.has(id)) await readCredit(call, [{ id }])
  const book = books.get(call.tx)!
  const judged = judge(book, id)
  const verdict = mayGoOn(judged)
  if (verdict === allowed && judged?.customerId) book.accounts.get(judged.customerId)?.count(itemOf(id), Number(judged.amount))
  return verdict
}

/** Verdict of the customer's credit on the price of an open amendment; a price that is not above the present one always passes. */
export async function carriesAmendment(call: Pick<DocumentCall, 'tx' | 'actor'>, id: number): Promise<Verdict> {
  const book = await readBook(call.tx.system, call.actor, [id], true)
  const judged = judge(book, id)
  const account = judged?.customerId ? book.accounts.get(judged.customerId) : undefined
  return !judged || !account || Number(judged.amount) <= account.amountOf(itemOf(id)) ? allowed : mayGoOn(judged)
}

const none = { amount: '0.00', unrated: [], verdict: null } as const
/** What the desk reads of a booking of its own. @throws AppError NOT_FOUND */
export async function creditOfBooking(db: Queryable, system: Queryable, actor: EmployeeActor, id: number): Promise<BookingCredit> {
  const [booking, judged, Release] = await Promise.all([
    demandBooking(db, id),
    judgeCredit(system, actor, id),
    findRelease(system, actor.companyId, id),
  ])
  if (booking.staffId !== actor.companyId) throw new AppError('NOT_FOUND')
  const { amount, unrated, verdict } = judged ?? none
  return { Amount: amount, Unrated: [...unrated], Verdict: verdict, MayGoOn: mayGoOn(judged) === allowed, Release }
}
export const readCreditOf = ({ db, system, actor }: { db: Db; system: Queryable; actor: EmployeeActor }, { Id }: { readonly Id: number }) =>
  creditOfBooking(db, system, actor, Id)

/** Whether somebody is asked already. */
export const isWaiting = (release: CreditRelease | null) => release?.State === creditReleaseStates.codes.submitted

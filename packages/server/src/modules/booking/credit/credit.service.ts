import { bookingDocument as document, creditReleaseStates, type BookingCredit, type CreditRelease } from '@jst/contracts/booking'
import type { CreditVerdict } from '@jst/contracts/partner'
import type { DocumentCall, SubjectRow } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { allowed, refuse, type Verdict } from '../../../kernel/access/policy.ts'
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
/** Credit of the customers of some bookings. */
export interface CreditBook {
  readonly cases: Map<number, Carried>
  readonly accounts: ReadonlyMap<number, CreditAccount>
}
const itemOf = (id: number) => ({ kind: document.kind, id })

type Staff = Pick<EmployeeActor, 'companyId'>
async function readBook(system: Queryable, staff: Staff, ids: readonly number[], locked: boolean): Promise<CreditBook> {
  const cases = await findCases(system, staff.companyId, ids)
  const day = cases[0]?.today
  if (day === undefined) return noCredit
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

/** Decides whether a booking may go on, with the next step where it may not. */
export function mayGoOn(judged: Judged | undefined): Verdict {
  const verdict = judged?.verdict
  if (!judged || !verdict) return allowed
  const { Gate, Sentence, Next } = verdict
  if (Gate === 'block') return refuse('ILLEGAL_TRANSITION', texts.credit.blocked(Sentence, Next))
  if (Gate === 'approve' && !isReleased(judged)) return refuse('ILLEGAL_TRANSITION', texts.credit.needsRelease(Sentence))
  return allowed
}

/** Reads the credit of all bookings of one request and locks their customers. */
export const readCredit = ({ tx, actor }: DocumentCall, rows: readonly Pick<SubjectRow, 'id'>[]): Promise<CreditBook> =>
  readBook(
    tx.system,
    actor,
    rows.map(({ id }) => id),
    true,
  )
export const noCredit: CreditBook = { cases: new Map(), accounts: new Map() }

/** The guard of acceptance and confirmation. Accounts count bookings of the same request that passed before and are not written yet. */
export function mayCarry(book: CreditBook, { id }: Pick<SubjectRow, 'id'>): Verdict {
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
/** Credit of a booking for its desk. @throws AppError NOT_FOUND */
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

/** Returns true if a release has been requested and not decided. */
export const isWaiting = (release: CreditRelease | null) => release?.State === creditReleaseStates.codes.submitted

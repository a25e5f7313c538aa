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
export interface CreditCheck extends Carried {
  readonly limit: number | null
  /** Null: nobody's credit has to carry the booking. */
  readonly verdict: CreditVerdict | null
}
/** Credit of the customers of some bookings. */
export interface CreditInputs {
  readonly cases: Map<number, Carried>
  readonly accounts: ReadonlyMap<number, CreditAccount>
}
const itemOf = (id: number) => ({ kind: document.kind, id })

type Staff = Pick<EmployeeActor, 'companyId'>
async function readBook(system: Queryable, staff: Staff, ids: readonly number[], locked: boolean): Promise<CreditInputs> {
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
function checkCredit({ cases, accounts }: CreditInputs, id: number): CreditCheck | undefined {
  const one = cases.get(id)
  if (!one) return undefined
  const account = one.customerId === null ? undefined : accounts.get(one.customerId)
  return { ...one, limit: account?.limit ?? null, verdict: account?.verdictOn(Number(one.amount), itemOf(id)) ?? null }
}

/** A booking with the verdict on its customer's credit; undefined where it is none of the forwarder's. */
export const creditCheckOf = async (system: Queryable, staff: Staff, id: number): Promise<CreditCheck | undefined> =>
  checkCredit(await readBook(system, staff, [id], false), id)

const isReleased = ({ released, amount }: CreditCheck) => released !== null && Number(amount) <= released

/** Decides whether a booking may go on, with the next step where it may not. */
export function mayGoOn(check: CreditCheck | undefined): Verdict {
  const verdict = check?.verdict
  if (!check || !verdict) return allowed
  const { Gate, Sentence, Next } = verdict
  if (Gate === 'block') return refuse('ILLEGAL_TRANSITION', texts.credit.blocked(Sentence, Next))
  if (Gate === 'approve' && !isReleased(check)) return refuse('ILLEGAL_TRANSITION', texts.credit.needsRelease(Sentence))
  return allowed
}

/** Reads the credit of all bookings of one request and locks their customers. */
export const readCredit = ({ tx, actor }: DocumentCall, rows: readonly Pick<SubjectRow, 'id'>[]): Promise<CreditInputs> =>
  readBook(
    tx.system,
    actor,
    rows.map(({ id }) => id),
    true,
  )
export const noCredit: CreditInputs = { cases: new Map(), accounts: new Map() }

/** The guard of acceptance and confirmation. Accounts count bookings of the same request that passed before and are not written yet. */
export function mayCarry(inputs: CreditInputs, { id }: Pick<SubjectRow, 'id'>): Verdict {
  const check = checkCredit(inputs, id)
  const verdict = mayGoOn(check)
  if (verdict === allowed && check?.customerId) inputs.accounts.get(check.customerId)?.count(itemOf(id), Number(check.amount))
  return verdict
}

/** Verdict of the customer's credit on the price of an open amendment; a price that is not above the present one always passes. */
export async function carriesAmendment(call: Pick<DocumentCall, 'tx' | 'actor'>, id: number): Promise<Verdict> {
  const inputs = await readBook(call.tx.system, call.actor, [id], true)
  const check = checkCredit(inputs, id)
  const account = check?.customerId ? inputs.accounts.get(check.customerId) : undefined
  return !check || !account || Number(check.amount) <= account.amountOf(itemOf(id)) ? allowed : mayGoOn(check)
}

const none = { amount: '0.00', unrated: [], verdict: null } as const
/** Credit of a booking for its desk. @throws AppError NOT_FOUND */
export async function creditOfBooking(db: Queryable, system: Queryable, actor: EmployeeActor, id: number): Promise<BookingCredit> {
  const [booking, check, Release] = await Promise.all([
    demandBooking(db, id),
    creditCheckOf(system, actor, id),
    findRelease(system, actor.companyId, id),
  ])
  if (booking.staffId !== actor.companyId) throw new AppError('NOT_FOUND')
  const { amount, unrated, verdict } = check ?? none
  return { Amount: amount, Unrated: [...unrated], Verdict: verdict, MayGoOn: mayGoOn(check) === allowed, Release }
}
export const readCreditOf = ({ db, system, actor }: { db: Db; system: Queryable; actor: EmployeeActor }, { Id }: { readonly Id: number }) =>
  creditOfBooking(db, system, actor, Id)

/** Returns true if a release has been requested and not decided. */
export const isWaiting = (release: CreditRelease | null) => release?.State === creditReleaseStates.codes.submitted

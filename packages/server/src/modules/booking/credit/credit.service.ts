import { creditReleaseStates, type BookingCredit, type CreditRelease } from '@jst/contracts/booking'
import { digitsIn } from '@jst/contracts/document'
import { sumIn } from '@jst/contracts/money'
import type { CreditVerdict } from '@jst/contracts/partner'
import { currenciesOf, ratesOn, type DocumentCall, type Guard, type SubjectRow } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Db, Queryable, Tx } from '../../../kernel/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { allowed, refuse, type Verdict } from '../../../kernel/policy.ts'
import { verdictsOn } from '../../partner/index.ts'
import { demandBooking } from '../booking/booking.repo.ts'
import { texts } from '../texts.ts'
import { findCases, findRelease, type CreditCase } from './credit.repo.ts'

/** Limits are kept in it. */
const into = 'CNY'

export interface Judged extends CreditCase {
  readonly amount: string
  readonly unrated: readonly string[]
  readonly limit: number | null
  /** Null: nobody's credit has to carry the booking. */
  readonly verdict: CreditVerdict | null
}

/** Bookings with the verdict on their customers' credit, by their keys. */
export async function judgeCredit(
  system: Queryable,
  staff: Pick<EmployeeActor, 'companyId'>,
  ids: readonly number[],
): Promise<Map<number, Judged>> {
  const cases = await findCases(system, staff.companyId, ids)
  const day = cases[0]?.today
  if (day === undefined) return new Map()
  const [rates, currencies] = await Promise.all([ratesOn(system, staff.companyId, into, day), currenciesOf(system, staff.companyId)])
  const priced = cases.map((one) => ({ one, sum: sumIn(one.totals, rates, into, digitsIn(currencies)) }))
  const asked = priced.flatMap(({ one: { id, customerId }, sum }) =>
    customerId === null ? [] : [{ id, customerId, amount: Number(sum.Amount) }],
  )
  const verdicts = await verdictsOn(system, staff, asked)
  const known = new Map(asked.map(({ id }, at) => [id, verdicts[at]!]))
  return new Map(
    priced.map(({ one, sum }) => {
      const { limit = null, verdict = null } = known.get(one.id) ?? {}
      return [one.id, { ...one, amount: sum.Amount, unrated: sum.Unrated, limit, verdict }]
    }),
  )
}

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

/** Bookings of one request, judged together. */
const known = new WeakMap<Tx, Map<number, Judged>>()
export async function readCredit({ tx, actor }: DocumentCall, rows: readonly SubjectRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  known.set(tx, await judgeCredit(tx.system, actor, ids))
}

/** The guard of acceptance and confirmation: the credit of the customer carries the booking, or somebody let it go on. */
export const creditworthy: Guard = async ({ tx, actor }, { id }) =>
  mayGoOn(known.get(tx)?.get(id) ?? (await judgeCredit(tx.system, actor, [id])).get(id))

const none = { amount: '0.00', unrated: [], verdict: null } as const
/** What the desk reads of a booking of its own. @throws AppError NOT_FOUND */
export async function creditOfBooking(db: Queryable, system: Queryable, actor: EmployeeActor, id: number): Promise<BookingCredit> {
  const [booking, judged, Release] = await Promise.all([
    demandBooking(db, id),
    judgeCredit(system, actor, [id]),
    findRelease(system, actor.companyId, id),
  ])
  if (booking.staffId !== actor.companyId) throw new AppError('NOT_FOUND')
  const { amount, unrated, verdict } = judged.get(id) ?? none
  return { Amount: amount, Unrated: [...unrated], Verdict: verdict, MayGoOn: mayGoOn(judged.get(id)) === allowed, Release }
}
export const readCreditOf = ({ db, system, actor }: { db: Db; system: Queryable; actor: EmployeeActor }, { Id }: { readonly Id: number }) =>
  creditOfBooking(db, system, actor, Id)

/** Whether somebody is asked already. */
export const isWaiting = (release: CreditRelease | null) => release?.State === creditReleaseStates.codes.submitted

import type { Queryable } from '../../../kernel/database/database.ts'

/** How many open quotations name one of some rates. */
type CountQuotations = (db: Queryable, rateIds: readonly number[]) => Promise<number>

let count: CountQuotations | undefined
/** The area that keeps quotations answers for them. */
export const answerForQuotations = (answer: CountQuotations): void => void (count = answer)

/** Undefined while no area keeps quotations. */
export const affectedQuotations = async (db: Queryable, rateIds: readonly number[]): Promise<number | undefined> => count?.(db, rateIds)

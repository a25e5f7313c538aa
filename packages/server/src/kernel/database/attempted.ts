import type { Tx } from './database.ts'
import { AppError } from '../errors.ts'

/**
 * Runs an act that may be refused, behind a savepoint: a thrown refusal rolls back the act's writes and its events. A refusal that the act
 * returns keeps them. Returns the refusal. Any other error ends the transaction.
 */
export async function attempted(tx: Tx, work: () => Promise<AppError | undefined | void>): Promise<AppError | undefined> {
  tx.defer('savepoint attempt')
  const forget = tx.mark()
  try {
    const refusal = await work()
    // thousands of open savepoints would slow every later statement
    tx.defer('release savepoint attempt')
    return refusal ?? undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await tx.query('rollback to savepoint attempt')
    forget()
    // an attempt around this one has a savepoint of the same name
    tx.defer('release savepoint attempt')
    return error
  }
}

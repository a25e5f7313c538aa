import type { Db, Queryable, Tx } from '../../../kernel/database/database.ts'
import { tooMany } from '../../../kernel/limits/limits.ts'
import * as repo from './ceiling.repo.ts'
import { tellOwner } from './ceiling.notice.ts'
import { freeTries, waitAfter, type Try } from './tries.ts'
import { texts } from '../texts.ts'

interface Parts {
  readonly now: () => Date
  readonly log: (error: Error) => void
}

/** A try that was counted before its check, to be closed with its outcome. */
export interface CountedTry {
  /** The subject has signed in from this address within 30 days. */
  readonly familiar: boolean
  /** Takes the count back; all tries of the subject from unfamiliar addresses are forgotten. */
  readonly passed: () => Promise<void>
  /** Takes the count back, because no check took place. */
  readonly withdrawn: () => Promise<void>
  /** Lets the count stand. The owner is told when the free tries are used up. */
  readonly failed: () => void
}

/**
 * Counts a try before it is checked, so that tries at the same time cannot share the last free one. An address from which the subject has signed
 * in within 30 days is counted by itself: strangers cannot lock an owner out of the places where he works.
 * @throws AppError TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countTry({ now: clock, log }: Parts, system: Db, attempt: Try): Promise<CountedTry> {
  const now = clock()
  const subject = attempt.subject.toLowerCase()
  const familiar = await repo.isFamiliar(system, subject, attempt.ip, now)
  const counter: repo.Counter = { proof: attempt.proof, subject, address: familiar ? attempt.ip : '' }
  const ofAddress: repo.Counter = { proof: 'any', subject: '', address: attempt.ip }
  const failures = await system.tx(async (tx) => {
    // always in this order: two tries that wait for each other's row would deadlock
    if (!familiar) await take(tx, ofAddress, freeTries.address, now)
    return take(tx, counter, freeTries.subject, now)
  })
  return {
    familiar,
    passed: () =>
      system.tx(async (tx) => {
        if (!familiar) await repo.giveBack(tx, ofAddress)
        await repo.remove(tx, counter)
      }),
    withdrawn: () =>
      system.tx(async (tx) => {
        if (!familiar) await repo.giveBack(tx, ofAddress)
        await repo.giveBack(tx, counter)
      }),
    failed() {
      // not waited for: an unknown account must not be refused sooner
      if (failures === freeTries.subject) tellOwner(system, { ...attempt, subject }).catch(log)
    },
  }
}

/** Answers how many failures the counter has with this one. */
async function take(tx: Tx, counter: repo.Counter, free: number, now: Date): Promise<number> {
  const { failures, lastAt } = await repo.hold(tx, counter, now)
  const wait = waitAfter(failures, free, lastAt, now)
  if (wait > 0) throw tooMany(wait, texts.tooManyFailures)
  await repo.set(tx, counter, failures + 1, now)
  return failures + 1
}

/** The owner's word, or a proof of another kind: his account is open again everywhere. */
export const liftHolds = (system: Queryable, userId: number): Promise<unknown> => repo.removeOfUser(system, userId)

/** Until when tries from unfamiliar addresses are refused; null: they are not. */
export async function blockedUntil(system: Queryable, subjects: readonly string[], now: Date): Promise<string | null> {
  const counters = await repo.ofSubjects(system, subjects, now)
  const waits = counters.map(({ failures, lastAt }) => waitAfter(failures, freeTries.subject, lastAt, now))
  const longest = Math.max(0, ...waits)
  return longest === 0 ? null : new Date(now.getTime() + longest * 1_000).toISOString()
}

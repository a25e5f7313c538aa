import { freightRateCalls, mostVersions, type RateDifference, type RateVersion } from '@jst/contracts/freight-rates'
import { seenBy } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { affectedQuotations } from '../batch/affected-quotations.ts'
import { texts } from '../texts.ts'
import { differencesOf } from './differences.ts'
import { findFacts, findVersions } from './versions.repo.ts'

const { entity } = freightRateCalls

/** Versions of a rate with what each of them changed, as far as the reader may see it. @throws AppError NOT_FOUND */
export async function versionsOf(db: Queryable, actor: EmployeeActor, rateId: number): Promise<RateVersion[]> {
  const storedVersions = await findVersions(db, rateId, mostVersions)
  if (storedVersions.length === 0) throw new AppError('NOT_FOUND')
  const seen = seenBy(actor, entity)
  return storedVersions.map(({ version, by, at, batch, facts }, place) => {
    const before = storedVersions[place + 1]?.facts
    return {
      Version: version,
      By: by,
      CreateTime: at,
      ...(batch === null ? {} : { BatchId: batch }),
      Differences: before ? differencesOf(seen, before, facts) : [],
    }
  })
}

/** @throws AppError NOT_FOUND */
export async function compareVersions(
  db: Queryable,
  actor: EmployeeActor,
  { Id, From, To }: { Id: number; From: number; To: number },
): Promise<{ Differences: RateDifference[]; Quotations?: number }> {
  const facts = await findFacts(db, Id, [From, To])
  const [from, to] = [facts.get(From), facts.get(To)]
  if (!from || !to) throw new AppError('NOT_FOUND', { message: texts.versions.none })
  const quotations = await affectedQuotations(db, [Id])
  return { Differences: differencesOf(seenBy(actor, entity), from, to), ...(quotations === undefined ? {} : { Quotations: quotations }) }
}

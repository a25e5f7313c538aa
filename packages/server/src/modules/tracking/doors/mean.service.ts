import type { BodyOf } from '@jst/contracts'
import type { TrackStatement, trackMean } from '@jst/contracts/tracking'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { staffCompany } from '../shipment/side.ts'
import { settle } from '../take-in/take-in.service.ts'
import { texts } from '../tracking.texts.ts'
import { isMilestone } from './codes.ts'
import { codeOfStatement, keepMeaning, shipmentsWithCode } from './meanings.repo.ts'
import { statementsByIds } from './statements.repo.ts'

/** Gives the code of a party a meaning, or takes it back. Every shipment that has such a statement is computed anew. */
export async function mean(
  { tx, actor, audit, now }: WriteCall<'now'>,
  { StatementId, Milestone }: BodyOf<typeof trackMean>,
): Promise<TrackStatement> {
  if (Milestone !== '' && !isMilestone(Milestone)) throw invalid('Milestone', texts.typed.milestone, texts.typed.labels.Milestone)
  const found = await codeOfStatement(tx, StatementId)
  if (!found) throw new AppError('NOT_FOUND')
  if (found.code === '') throw invalid('StatementId', texts.meaning.noCode)
  const companyId = staffCompany(actor)
  await keepMeaning(tx, companyId, found, Milestone, { id: actor.employeeId, name: actor.employeeName })
  audit({ action: 'track.mean', entity: 'track_event', entityId: StatementId, diff: { ...found, milestone: Milestone } })
  await settle(tx, await shipmentsWithCode(tx.system, companyId, found), now())
  return (await statementsByIds(tx, [StatementId]))[0]!
}

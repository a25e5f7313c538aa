import { chainProblem, type ApprovalRules, type ApprovalStepRule } from '@jst/contracts/document'
import { mayPress, type EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { factsOf } from '../../kernel/audit/audit.ts'
import type { DocumentCall } from '../registry.ts'
import { demandKind } from '../subject.ts'
import { texts as shared } from '../texts.ts'
import { texts } from './approval.texts.ts'
import { approvalOf } from './rounds.service.ts'
import * as repo from './rules.repo.ts'

/** @throws AppError FORBIDDEN for who does not keep the chain, NOT_FOUND for a kind without approval */
function demandKeeper(actor: EmployeeActor, kind: string) {
  const approval = approvalOf(demandKind(actor, kind))
  if (!mayPress(actor, approval.keeps)) throw new AppError('FORBIDDEN')
  return approval
}

export async function rulesOf(db: Queryable, actor: EmployeeActor, kind: string): Promise<ApprovalRules> {
  demandKeeper(actor, kind)
  const [rules, Roles, People] = await Promise.all([
    repo.findRules(db, actor.companyId, kind),
    repo.findRoles(db, actor.companyId),
    repo.findPeople(db, actor.companyId),
  ])
  return { UpdateTime: rules?.updateTime ?? null, Steps: rules?.steps ?? [], Roles, People }
}

/** Rounds that run keep the steps with which they were opened. @throws AppError INVALID_INPUT, STALE_WRITE */
export async function saveRules(
  call: DocumentCall,
  { Kind, UpdateTime, Steps }: { Kind: string; UpdateTime: string | null; Steps: readonly ApprovalStepRule[] },
): Promise<ApprovalRules> {
  const { tx, actor } = call
  const approval = demandKeeper(actor, Kind)
  const problem = chainProblem(approval, Steps)
  if (problem !== undefined) throw invalid('Steps', problem)
  const before = await rulesOf(tx, actor, Kind)
  const allExist = (rows: readonly { readonly Id: number }[], ids: readonly number[]) => ids.every((id) => rows.some(({ Id }) => Id === id))
  if (!Steps.every(({ RoleIds, EmployeeIds }) => allExist(before.Roles, RoleIds) && allExist(before.People, EmployeeIds)))
    throw invalid('Steps', texts.badPeople)
  if (!(await repo.writeRules(tx, actor, Kind, Steps, UpdateTime)))
    throw new AppError('STALE_WRITE', { message: shared.stale, data: before })
  call.audit({
    action: 'approval.rules',
    entity: 'approval_rule',
    entityId: actor.companyId,
    diff: factsOf({ kind: Kind, steps: [before.Steps, Steps] }),
  })
  return rulesOf(tx, actor, Kind)
}

import { numberRuleProblem, type NumberPreview, type NumberRule } from '@jst/contracts/document'
import { mayPress, type EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import type { DocumentCall, DocumentModule } from '../registry.ts'
import { demandKind } from '../subject.ts'
import { texts } from '../texts.ts'
import { findRule, writeRule } from './numbers.repo.ts'
import { nextNumbers, defaultNumberRule } from './numbers.ts'

/** Numbers that a preview shows. */
const shown = 3

interface Source {
  readonly db: Queryable
  readonly system: Queryable
}

/** @throws AppError NOT_FOUND for a kind without numbers, FORBIDDEN when the caller's roles do not open it */
function demandNumbered(actor: EmployeeActor, kind: string): DocumentModule {
  const module = demandKind(actor, kind)
  if (!module.document.number) throw new AppError('NOT_FOUND')
  return module
}
const maySet = (actor: EmployeeActor, { document }: DocumentModule) =>
  document.number !== undefined && mayPress(actor, document.number.button)
const seriesOf = ({ companyId }: EmployeeActor, kind: string) => ({ companyId, kind })

export async function ruleOf({ db, system }: Source, actor: EmployeeActor, kind: string): Promise<NumberRule> {
  const module = demandNumbered(actor, kind)
  const Usual = defaultNumberRule(module)
  const { rule, employeeName, updateTime, day } = await findRule(db, seriesOf(actor, kind))
  // an empty one says who went back to the usual
  const Rule = rule === null || rule === '' ? Usual : rule
  return {
    Rule,
    Usual,
    Own: Rule !== Usual,
    ChangedBy: employeeName,
    UpdateTime: updateTime,
    Next: (await nextNumbers(db, system, seriesOf(actor, kind), Rule, day, shown)).numbers,
    MaySet: maySet(actor, module),
  }
}

export async function previewOf({ db, system }: Source, actor: EmployeeActor, kind: string, rule: string): Promise<NumberPreview> {
  demandNumbered(actor, kind)
  demandRule(rule)
  const { day } = await findRule(db, seriesOf(actor, kind))
  const { numbers, skipped } = await nextNumbers(db, system, seriesOf(actor, kind), rule, day, shown)
  return { Next: numbers, Skipped: skipped }
}

/** @throws AppError INVALID_INPUT with what is wrong with the rule */
function demandRule(rule: string): void {
  const problem = numberRuleProblem(rule)
  if (problem !== undefined) throw invalid('Rule', problem, texts.numbers.rule)
}

/** @throws AppError FORBIDDEN, STALE_WRITE with the rule as it stands, INVALID_INPUT */
export async function saveRule(
  call: DocumentCall,
  { Kind, Rule, UpdateTime }: { Kind: string; Rule: string; UpdateTime: string | null },
): Promise<NumberRule> {
  const { tx, actor } = call
  const module = demandNumbered(actor, Kind)
  if (!maySet(actor, module)) throw new AppError('FORBIDDEN')
  if (Rule !== '') demandRule(Rule)
  const source = { db: tx, system: tx.system }
  const before = await ruleOf(source, actor, Kind)
  const rule = Rule === before.Usual ? '' : Rule
  const written = before.UpdateTime === UpdateTime && (await writeRule(tx, seriesOf(actor, Kind), rule, actor.employeeName, UpdateTime))
  if (!written) throw new AppError('STALE_WRITE', { data: await ruleOf(source, actor, Kind) })
  const after = await ruleOf(source, actor, Kind)
  call.audit({ action: `${Kind}.numberRule`, entity: Kind, diff: { rule: [before.Rule, after.Rule] } })
  return after
}

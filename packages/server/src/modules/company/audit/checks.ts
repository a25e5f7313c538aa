import { creditCodeProblem, creditCodeWarning, type ApplicationCheck } from '@jst/contracts/company'
import type { Queryable } from '../../../kernel/database/database.ts'
import { waitsToo, type StoredApplication } from '../application.repo.ts'
import { companyWithCode } from '../company.repo.ts'
import { similarNames } from './audit.repo.ts'
import { texts } from '../texts.ts'

/** Checks that an auditor would make by hand. `db` has the auditor's scope, so that names of other operators' companies stay hidden. */
export async function checksOf(
  db: Queryable,
  system: Queryable,
  { wire, companyId, licenceId }: StoredApplication,
): Promise<ApplicationCheck[]> {
  const [holder, pending, similar] = await Promise.all([
    companyWithCode(system, wire.CreditCode),
    waitsToo(system, wire.CreditCode, wire.Id, null),
    similarNames(db, wire.Name, companyId),
  ])
  const problem = creditCodeProblem(wire.CreditCode)
  const doubtful = creditCodeWarning(wire.CreditCode)
  const check = (Code: ApplicationCheck['Code'], Level: ApplicationCheck['Level'], Message: string): ApplicationCheck => ({
    Code,
    Level,
    Message,
  })
  return [
    problem
      ? check('creditCode', 'error', problem)
      : doubtful
        ? check('creditCode', 'warn', doubtful)
        : check('creditCode', 'ok', texts.checks.codeFits),
    holder !== undefined && holder !== companyId
      ? check('duplicate', 'error', texts.checks.joined)
      : check('duplicate', 'ok', texts.checks.notJoined),
    pending ? check('pending', 'warn', texts.checks.pending) : check('pending', 'ok', texts.checks.notPending),
    similar.length > 0
      ? check('similar', 'warn', texts.checks.similar(similar.join('、')))
      : check('similar', 'ok', texts.checks.notSimilar),
    licenceId === null ? check('licence', 'error', texts.checks.noLicence) : check('licence', 'ok', texts.checks.licence),
  ]
}

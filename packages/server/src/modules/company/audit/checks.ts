import { creditCodeProblem, type ApplicationCheck } from '@jst/contracts/company'
import type { Queryable } from '../../../kernel/database.ts'
import { waitsToo, type StoredApplication } from '../application.repo.ts'
import { companyWithCode } from '../company.repo.ts'
import { similarNames } from './audit.repo.ts'

/** What an auditor would look up by hand. `db` looks through the auditor's eyes, so that names of companies of others stay theirs. */
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
  const check = (Code: ApplicationCheck['Code'], Level: ApplicationCheck['Level'], Message: string): ApplicationCheck => ({
    Code,
    Level,
    Message,
  })
  return [
    problem ? check('creditCode', 'error', problem) : check('creditCode', 'ok', '统一社会信用代码校验位正确'),
    holder !== undefined && holder !== companyId
      ? check('duplicate', 'error', '该统一社会信用代码已有企业入驻')
      : check('duplicate', 'ok', '该统一社会信用代码没有重复入驻'),
    pending ? check('pending', 'warn', '另有同一统一社会信用代码的申请待审核') : check('pending', 'ok', '没有同一代码的其他待审申请'),
    similar.length > 0
      ? check('similar', 'warn', `名称与已有企业相近：${similar.join('、')}`)
      : check('similar', 'ok', '没有名称相近的企业'),
    licenceId === null ? check('licence', 'error', '没有上传营业执照') : check('licence', 'ok', '已上传营业执照'),
  ]
}

import type { BodyOf } from '@jst/contracts'
import {
  applicationIssues,
  applicationMove,
  applicationStates,
  isEditable,
  normalizeCreditCode,
  type Application,
  type ApplicationInfo,
  type saveApplication as saveCall,
} from '@jst/contracts/company'
import type { Actor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import type { FileAnswer } from '../../../kernel/http/file-answer.ts'
import type { FileStore, StoredBytes } from '../../../kernel/files/files.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { sendNotice, type Audience } from '../../../documents/notices/index.ts'
import * as repo from '../application.repo.ts'
import { companyWithCode, employeesHolding, operatorInviting, platformId, type Named } from '../company.repo.ts'
import { texts } from '../texts.ts'

/** Unfinished applications of one person. */
const mostUnfinished = 5

/** The person's own application, held; whoever else asks finds nothing. */
async function ownApplication({ tx, actor }: WriteCall<never, Actor>, id: number): Promise<repo.StoredApplication> {
  const stored = await repo.findApplication(tx.system, id, true)
  if (!stored || stored.userId !== actor.userId) throw new AppError('NOT_FOUND')
  return stored
}

async function reread({ tx }: WriteCall<never, Actor>, id: number): Promise<Application> {
  return (await repo.findApplication(tx.system, id))!.wire
}

export async function readOwn(system: Queryable, userId: number, id: number): Promise<ApplicationInfo> {
  const stored = await repo.findApplication(system, id)
  if (!stored || stored.userId !== userId) throw new AppError('NOT_FOUND')
  return { Application: stored.wire, Events: await repo.eventsOf(system, id), Checks: [] }
}

export async function readLicence(system: Queryable, files: FileStore, userId: number, id: number): Promise<FileAnswer> {
  const stored = await repo.findApplication(system, id)
  if (!stored || stored.userId !== userId || stored.licenceId === null) throw new AppError('NOT_FOUND')
  return files.read(system, stored.licenceId)
}

/** Keeps what was typed so far. Name and code of a change stay about the same company. */
export async function save(call: WriteCall<never, Actor>, { Id, UpdateTime, ...fields }: BodyOf<typeof saveCall>): Promise<Application> {
  const { tx, actor, audit } = call
  if (Id === 0) {
    if ((await repo.unfinishedCount(tx.system, actor.userId)) >= mostUnfinished)
      throw new AppError('ILLEGAL_TRANSITION', { message: texts.tooManyDrafts })
    const id = await repo.insertApplication(tx.system, actor, fields)
    audit({ action: 'company-application.draft', entity: 'company_application', entityId: id })
    return reread(call, id)
  }
  const { wire } = await ownApplication(call, Id)
  if (UpdateTime !== undefined) demandVersion(UpdateTime, wire)
  demandEditable(wire)
  await repo.updateApplication(tx.system, Id, wire.Purpose === 'change' ? { ...fields, Kind: wire.Kind } : fields)
  audit({ action: 'company-application.edit', entity: 'company_application', entityId: Id })
  return reread(call, Id)
}

function demandEditable({ State }: Application): void {
  if (!isEditable(State)) throw new AppError('ILLEGAL_TRANSITION', { message: texts.notEditable })
}

export async function attachLicence(call: WriteCall<never, Actor>, files: FileStore, file: StoredBytes, id: number): Promise<Application> {
  const { tx, audit } = call
  const { wire } = await ownApplication(call, id)
  demandEditable(wire)
  const owner = { companyId: await platformId(tx.system), operatorId: null, employeeId: null }
  await repo.keepLicence(tx.system, id, await files.save(tx.system, owner, file), file.name)
  audit({
    action: 'company-application.licence',
    entity: 'company_application',
    entityId: id,
    diff: { file: file.name, sha256: file.sha256 },
  })
  return reread(call, id)
}

/**
 * Hands an application in and tells those who decide.
 * @throws AppError INVALID_INPUT with everything that is missing, ILLEGAL_TRANSITION, STALE_WRITE.
 */
export async function submit(call: WriteCall<never, Actor>, id: number, seen: string): Promise<Application> {
  const { tx, actor, audit } = call
  const stored = await ownApplication(call, id)
  const { wire } = stored
  demandVersion(seen, wire)
  demandMove(wire, 'SUBMITTED')
  const creditCode = normalizeCreditCode(wire.CreditCode)
  const issues = applicationIssues(wire, stored.licenceId !== null)
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  await refuseDuplicate(call, stored, creditCode)
  const operator = await decidingOperator(tx.system, wire)
  await repo.handInApplication(tx.system, id, creditCode, operator)
  await repo.addEvent(tx.system, id, 'SUBMITTED', actor.userName)
  audit({ action: 'company-application.submit', entity: 'company_application', entityId: id, diff: { name: wire.Name } })
  const words = wire.Purpose === 'change' ? texts.changeSubmitted : texts.submitted
  await sendNotice(tx, {
    ...(await auditorsOf(tx.system, operator)),
    kind: 'system',
    title: words.title(wire.Name),
    description: words.body(actor.userName),
    link: `/system/CompanyAudit?Id=${id}`,
    senderId: actor.employeeId,
  })
  return reread(call, id)
}

async function refuseDuplicate(
  { tx, actor }: WriteCall<never, Actor>,
  { wire, companyId }: repo.StoredApplication,
  creditCode: string,
): Promise<void> {
  const there = await companyWithCode(tx.system, creditCode)
  if (there !== undefined && there !== companyId) throw invalid('CreditCode', texts.duplicate, texts.change.creditCode)
  if (await repo.waitsToo(tx.system, creditCode, wire.Id, actor.userId))
    throw invalid('CreditCode', texts.pendingOwn, texts.change.creditCode)
}

/** Forwarders are the platform's to judge; owners and providers that of the operator who will serve them. */
async function decidingOperator(system: Queryable, { Kind, InviteCode }: Application): Promise<Named | undefined> {
  if (Kind === 'operator') return undefined
  const operator = await operatorInviting(system, InviteCode.trim())
  if (!operator) throw invalid('InviteCode', texts.noInvite, texts.labels.inviteCode)
  return operator
}

/** An operator without auditors leaves it to the platform. */
async function auditorsOf(system: Queryable, operator: Named | undefined): Promise<{ recipients: number[]; audience: Audience }> {
  const operatorAuditors = operator ? await employeesHolding(system, operator.id, '/system/CompanyAudit', 'audit') : []
  if (operator && operatorAuditors.length > 0) return { recipients: operatorAuditors, audience: { internal: operator.id } }
  return { recipients: await employeesHolding(system, null, '/system/CompanyAudit', 'audit'), audience: 'platform' }
}

function demandMove({ State }: Application, to: 'SUBMITTED' | 'DRAFT'): void {
  if (!applicationMove(State, to, 'applicant'))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.illegal(applicationStates[State].zh, applicationStates[to].zh) })
}

export async function withdraw(call: WriteCall<never, Actor>, id: number, seen: string): Promise<Application> {
  const { wire } = await ownApplication(call, id)
  demandVersion(seen, wire)
  demandMove(wire, 'DRAFT')
  await repo.moveApplication(call.tx.system, id, 'DRAFT')
  await repo.addEvent(call.tx.system, id, 'DRAFT', call.actor.userName)
  call.audit({ action: 'company-application.withdraw', entity: 'company_application', entityId: id })
  return reread(call, id)
}

export async function remove(call: WriteCall<never, Actor>, id: number): Promise<null> {
  const { wire } = await ownApplication(call, id)
  if (wire.State !== 'DRAFT') throw new AppError('ILLEGAL_TRANSITION', { message: texts.notEditable })
  await repo.removeApplication(call.tx.system, id)
  call.audit({ action: 'company-application.remove', entity: 'company_application', entityId: id })
  return null
}

import type { BodyOf } from '@jst/contracts'
import {
  applicationMove,
  applicationStates,
  type ApplicationInfo,
  type ApplicationState,
  type auditApplication,
  type freezeCompany,
} from '@jst/contracts/company'
import { factsOf } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { demand } from '../../../kernel/access/policy.ts'
import { announce } from '../../../kernel/access/sessions.ts'
import { sendNotice } from '../../../documents/notices/index.ts'
import { addEvent, eventsOf, findApplication, decideApplication, type StoredApplication } from '../application.repo.ts'
import { companyWithCode, employeesOf, usersOf } from '../company.repo.ts'
import { foundCompany } from '../founding/founding.service.ts'
import { tellCompanyRenamed } from '../names.ts'
import { texts } from '../texts.ts'
import { mayFreeze, mayDecide } from './audit.policy.ts'
import { addVersion, changeLicensedFacts, licensedFacts, setCompanyDisabled } from './audit.repo.ts'
import { checksOf } from './checks.ts'

/** An application with its story and what was checked; `db` sees only what is the caller's to see. */
export async function describe(db: Queryable, system: Queryable, id: number): Promise<ApplicationInfo> {
  const stored = await findApplication(db, id)
  if (!stored || stored.wire.State === 'DRAFT') throw new AppError('NOT_FOUND')
  return infoOf(db, system, stored)
}

const infoOf = async (db: Queryable, system: Queryable, stored: StoredApplication): Promise<ApplicationInfo> => ({
  Application: stored.wire,
  Events: await eventsOf(db, stored.wire.Id),
  Checks: await checksOf(db, system, stored),
})

/** The application as it stands, held. @throws STALE_WRITE with everything that happened when it is newer than what the caller saw. */
async function held({ tx }: WriteCall, id: number, seen: string, may: (stored: StoredApplication) => Parameters<typeof demand>[0]) {
  const stored = await findApplication(tx, id, true)
  if (!stored || stored.wire.State === 'DRAFT') throw new AppError('NOT_FOUND')
  demand(may(stored))
  const { UpdateTime, AuditorName, State } = stored.wire
  if (Date.parse(seen) !== Date.parse(UpdateTime))
    throw new AppError('STALE_WRITE', {
      message: texts.alreadyDone(AuditorName, applicationStates[State].zh),
      data: await infoOf(tx, tx.system, stored),
    })
  return stored
}

function demandMove({ wire }: StoredApplication, to: ApplicationState, remarks: string): void {
  const move = applicationMove(wire.State, to, 'auditor')
  if (!move)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.illegal(applicationStates[wire.State].zh, applicationStates[to].zh) })
  if (move.needsRemarks && remarks === '') throw invalid('Remarks', texts.needRemarks, texts.labels.remarks)
}

export async function judge(
  call: WriteCall,
  { Id, UpdateTime, State, Remarks }: BodyOf<typeof auditApplication>,
): Promise<ApplicationInfo> {
  const stored = await held(call, Id, UpdateTime, (found) => mayDecide(call.actor, found))
  const remarks = Remarks.trim()
  demandMove(stored, State, remarks)
  const companyId = State === 'APPROVED' ? await carryOut(call, stored) : null
  return conclude(call, stored, State, remarks, companyId)
}

/** Nobody of a frozen company gets in; what they had open ends at once. */
export async function freeze(call: WriteCall, { Id, UpdateTime, Frozen, Remarks }: BodyOf<typeof freezeCompany>): Promise<ApplicationInfo> {
  const { tx, actor } = call
  const stored = await held(call, Id, UpdateTime, (found) => mayFreeze(actor, found))
  const remarks = Remarks.trim()
  const state = Frozen ? 'FROZEN' : 'APPROVED'
  demandMove(stored, state, remarks)
  const { companyId, wire } = stored
  if (companyId === null || wire.Purpose !== 'join')
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.illegal(applicationStates[wire.State].zh, applicationStates[state].zh) })
  await setCompanyDisabled(tx.system, companyId, Frozen)
  // by user: a session whose company is frozen has no employee any more to be found by
  announce(tx, { users: await usersOf(tx.system, companyId) })
  return conclude(call, stored, state, remarks, null)
}

async function conclude(
  { tx, actor, audit }: WriteCall,
  { wire, userId }: StoredApplication,
  state: Exclude<ApplicationState, 'DRAFT' | 'SUBMITTED'>,
  remarks: string,
  companyId: number | null,
): Promise<ApplicationInfo> {
  const verdict = { state, remarks, auditorId: actor.employeeId, auditorName: actor.employeeName, companyId }
  await decideApplication(tx, wire.Id, verdict)
  await addEvent(tx, wire.Id, state, actor.employeeName, remarks)
  audit({
    action: 'company-application.audit',
    entity: 'company_application',
    entityId: wire.Id,
    diff: { state: [wire.State, state], remarks },
  })
  const words = texts.verdict[state]
  await sendNotice(tx, {
    audience: 'open',
    recipients: await employeesOf(tx.system, userId),
    kind: 'system',
    title: words.title(wire.Name),
    description: remarks || words.body,
    link: '',
    senderId: actor.employeeId,
  })
  return describe(tx, tx.system, wire.Id)
}

/** Carries out an approval: creates a company with its administrator, or updates the facts of an existing one. */
async function carryOut(call: WriteCall, stored: StoredApplication): Promise<number> {
  const { tx, audit } = call
  const { wire, userId, companyId, operatorId } = stored
  const holder = await companyWithCode(tx.system, wire.CreditCode)
  if (holder !== undefined && holder !== companyId) throw invalid('CreditCode', texts.codeTaken)
  if (companyId !== null) return changeCompany(call, stored, companyId)
  const administrator = { userId, name: wire.ApplicantName, mobile: wire.ApplicantMobile }
  const founded = await foundCompany(tx.system, { fields: wire, operatorId, administrator })
  audit({ action: 'company.found', entity: 'company', entityId: founded.companyId, diff: { name: wire.Name, kind: wire.Kind } })
  return founded.companyId
}

async function changeCompany({ tx, audit }: WriteCall, { wire }: StoredApplication, companyId: number): Promise<number> {
  const before = await licensedFacts(tx.system, companyId)
  const after = { name: wire.Name.trim(), creditCode: wire.CreditCode, legalPerson: wire.LegalPerson.trim() }
  const changes = (Object.keys(after) as (keyof typeof after)[])
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ Label: texts.change[key], Before: before[key], After: after[key] }))
  await changeLicensedFacts(tx.system, companyId, wire).catch((error: unknown) => {
    throw isDuplicate(error, 'company_credit_code') ? invalid('CreditCode', texts.codeTaken) : error
  })
  await addVersion(tx.system, companyId, wire.ApplicantName, changes)
  audit({ action: 'company.change', entity: 'company', entityId: companyId, diff: factsOf({ changes }) })
  tellCompanyRenamed(tx)
  // sessions carry the company's name
  announce(tx, { users: await usersOf(tx.system, companyId) })
  return companyId
}

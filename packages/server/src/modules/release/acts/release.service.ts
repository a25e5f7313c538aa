import {
  actsFor,
  applicationDocument as document,
  applicationTypes,
  isToldToAgent,
  releaseActs,
  releaseWays,
  type ReleasePapers,
} from '@jst/contracts/release'
import { channelsOf, findRecord, findStaffFollowers, moveFollower, moveRecord, send } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { WriteContext } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { billStateCodes } from '@jst/contracts/bills'
import { findNumbered, tellBillsReleased } from '../../bills/index.ts'
import { findApplications, type StoredApplication } from '../decision/facts.repo.ts'
import { tellReleased, noticeFactsOf } from '../customer/tell.ts'
import { nameOf } from '../telex/names.repo.ts'
import { texts } from '../texts.ts'

const { kind } = document
const words = texts.act
type Call = Pick<WriteContext<EmployeeActor>, 'tx' | 'actor' | 'audit' | 'emit' | 'now'>

/** @throws AppError INVALID_INPUT for what the act lacks */
function demandFacts({ Act }: ReleasePapers, facts: ActFacts, application: StoredApplication): void {
  const { type, way, receiverCode, agent } = application
  const acts = actsFor(application)
  if (!acts.includes(Act))
    throw invalid('Act', words.notFit(applicationTypes[type], releaseWays[way], acts.map((act) => releaseActs[act]).join('、')))
  if (isToldToAgent(Act) && agent === '') throw invalid('Act', words.noAgent)
  if (Act === 'MAILED' && receiverCode === '') throw invalid('Act', words.noReceiver)
  for (const [key, lacking] of neededBy[Act]) if (facts[key] === '') throw invalid(key, lacking)
}
type ActFacts = Readonly<Record<'Courier' | 'CourierNo' | 'PickedBy' | 'Identification' | 'Platform' | 'PlatformNo', string>>
/** Facts of each act, and the sentence for one that is missing. */
const neededBy: Readonly<Record<ReleasePapers['Act'], readonly (readonly [keyof ActFacts, string])[]>> = {
  MAILED: [
    ['Courier', words.courier],
    ['CourierNo', words.courierNo],
  ],
  PICKED: [
    ['PickedBy', words.pickedBy],
    ['Identification', words.identification],
  ],
  TELEX: [],
  AGENT: [],
  PLATFORM: [
    ['Platform', words.platform],
    ['PlatformNo', words.platformNo],
  ],
}
/** The facts of an act, without those of others. */
function factsOf(input: ReleasePapers): ActFacts {
  const neededText = (key: keyof ActFacts) => (neededBy[input.Act].some(([needed]) => needed === key) ? (input[key] ?? '').trim() : '')
  return {
    Courier: neededText('Courier'),
    CourierNo: neededText('CourierNo'),
    PickedBy: neededText('PickedBy'),
    Identification: neededText('Identification'),
    Platform: neededText('Platform'),
    PlatformNo: neededText('PlatformNo'),
  }
}

const write = `update release_application set act = $2, courier = $3, courier_no = $4, picked_by = $5, identification = $6, platform = $7,
  platform_no = $8, released_at = clock_timestamp() where id = $1`

/** An act as the timeline and the customer read it. */
async function saidOf(tx: Call['tx'], act: ReleasePapers['Act'], facts: ActFacts, agent: string) {
  const { Courier, CourierNo, PickedBy, Identification, Platform, PlatformNo } = facts
  const { customer } = texts
  switch (act) {
    case 'MAILED':
      return { said: words.said.MAILED(Courier, CourierNo), how: customer.mailed(Courier, CourierNo) }
    case 'PICKED':
      return { said: words.said.PICKED(PickedBy, Identification), how: customer.picked(PickedBy) }
    case 'TELEX':
      return { said: words.said.TELEX(await nameOf(tx, 'provider', agent)), how: customer.telex }
    case 'AGENT':
      return { said: words.said.AGENT(await nameOf(tx, 'provider', agent)), how: customer.agent }
    case 'PLATFORM':
      return { said: words.said.PLATFORM(Platform, PlatformNo), how: customer.platform(Platform, PlatformNo) }
  }
}

/**
 * Releases the papers of an application, with how they leave. The guards of the move ask the decision again. A telex queues its message in the same
 * transaction: the agent is told exactly when the release stands.
 * @throws AppError NOT_FOUND, STALE_WRITE, INVALID_INPUT, ILLEGAL_TRANSITION
 */
export async function release(call: Call, surroundings: Pick<Surroundings, 'mail'>, input: ReleasePapers): Promise<null> {
  const { tx } = call
  const { Id, UpdateTime, Act } = input
  const row = await findRecord(tx, kind, Id, true)
  if (Date.parse(row.updateTime) !== Date.parse(UpdateTime)) throw new AppError('STALE_WRITE')
  const [application] = await findApplications(tx, [Id])
  const facts = factsOf(input)
  demandFacts(input, facts, application!)
  const { Courier, CourierNo, PickedBy, Identification, Platform, PlatformNo } = facts
  await tx.query(write, [Id, Act, Courier, CourierNo, PickedBy, Identification, Platform, PlatformNo])
  const { said, how } = await saidOf(tx, Act, facts, application!.agent)
  await moveRecord(call, kind, Id, 'release', false, [said, input.Remarks.trim()].filter(Boolean).join('；'))
  call.audit({ action: `${kind}.act`, entity: kind, entityId: Id, diff: { act: releaseActs[Act], no: row.no } })
  await tellReleased(call, noticeFactsOf(application!), how)
  const numbers = application!.bills.map(({ no }) => no)
  await tellBillsReleased(call, application!.companyId, numbers, await findStaffFollowers(tx.system, kind, [Id]))
  if (Act === 'TELEX') await surrender(call, application!)
  if (isToldToAgent(Act)) await tellAgent(call, surroundings, Id, input.Remarks.trim())
  return null
}

/** Bills that were made up here print no original from then on. A waybill has none. */
async function surrender(call: Call, { companyId, code, bills }: StoredApplication): Promise<void> {
  const numbered = await findNumbered(
    call.tx.system,
    companyId,
    bills.map(({ no }) => no),
  )
  const open = numbered.filter(({ state, way }) => state === billStateCodes.locked && way !== 'SWB')
  for (const { kind: billKind, id } of open) await moveFollower(call, billKind, id, 'surrender', texts.act.surrendered(code))
}

/** @throws AppError ILLEGAL_TRANSITION with what stops the message */
async function tellAgent(call: Call, surroundings: Pick<Surroundings, 'mail'>, Id: number, Remarks: string): Promise<void> {
  const { updateTime } = await findRecord(call.tx, kind, Id)
  const { NotSent } = await send(call, channelsOf(kind), surroundings, { Items: [{ Id, UpdateTime: updateTime }], Remarks })
  const [refused] = NotSent
  if (refused) throw new AppError('ILLEGAL_TRANSITION', { message: refused.Message })
}

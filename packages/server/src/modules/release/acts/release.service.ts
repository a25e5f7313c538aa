import { applicationDocument as document, releaseActs, type ReleasePapers } from '@jst/contracts/release'
import { channelsOf, findRecord, moveRecord, send } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { WriteContext } from '../../../kernel/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import type { Surroundings } from '../../../kernel/surroundings.ts'
import { findApplications, type StoredApplication } from '../decision/facts.repo.ts'
import { tellReleased, toldOf } from '../customer/tell.ts'
import { nameOf } from '../telex/names.repo.ts'
import { texts } from '../texts.ts'

const { kind } = document
const words = texts.act
type Call = Pick<WriteContext<EmployeeActor>, 'tx' | 'actor' | 'audit' | 'emit' | 'now'>

/** @throws AppError INVALID_INPUT for what the act lacks */
function demandFacts({ Act, Courier, CourierNo, PickedBy, Identification }: ReleasePapers, application: StoredApplication): void {
  const { type, way, receiverCode, agent } = application
  const isOutside = type === 'telex' || way === 'telex' || way === 'waybill'
  if (Act === 'TELEX') {
    if (!isOutside) throw invalid('Act', words.notTelex)
    if (agent === '') throw invalid('Act', words.noAgent)
    return
  }
  if (isOutside) throw invalid('Act', words.notOriginal)
  if (Act === 'MAILED') {
    if (receiverCode === '') throw invalid('Act', words.noReceiver)
    if (Courier.trim() === '') throw invalid('Courier', words.courier)
    if (CourierNo.trim() === '') throw invalid('CourierNo', words.courierNo)
    return
  }
  if (PickedBy.trim() === '') throw invalid('PickedBy', words.pickedBy)
  if (Identification.trim() === '') throw invalid('Identification', words.identification)
}

const write = `update release_application set act = $2, courier = $3, courier_no = $4, picked_by = $5, identification = $6,
  released_at = clock_timestamp() where id = $1`

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
  demandFacts(input, application!)
  const [courier, courierNo, pickedBy, identification] = [input.Courier, input.CourierNo, input.PickedBy, input.Identification].map(
    (value) => value.trim(),
  ) as [string, string, string, string]
  const isMailed = Act === 'MAILED'
  const isPicked = Act === 'PICKED'
  await tx.query(write, [
    Id,
    Act,
    isMailed ? courier : '',
    isMailed ? courierNo : '',
    isPicked ? pickedBy : '',
    isPicked ? identification : '',
  ])
  const said = isMailed
    ? words.said.MAILED(courier, courierNo)
    : isPicked
      ? words.said.PICKED(pickedBy, identification)
      : words.said.TELEX(await nameOf(tx, 'provider', application!.agent))
  await moveRecord(call, kind, Id, 'release', false, [said, input.Remarks.trim()].filter(Boolean).join('；'))
  call.audit({ action: `${kind}.act`, entity: kind, entityId: Id, diff: { act: releaseActs[Act], no: row.no } })
  const how = isMailed ? texts.customer.mailed(courier, courierNo) : isPicked ? texts.customer.picked(pickedBy) : texts.customer.telex
  await tellReleased(call, toldOf(application!), how)
  if (Act === 'TELEX') await tellAgent(call, surroundings, Id, input.Remarks.trim())
  return null
}

/** @throws AppError ILLEGAL_TRANSITION with what stops the message */
async function tellAgent(call: Call, surroundings: Pick<Surroundings, 'mail'>, Id: number, Remarks: string): Promise<void> {
  const { updateTime } = await findRecord(call.tx, kind, Id)
  const { NotSent } = await send(call, channelsOf(kind), surroundings, { Items: [{ Id, UpdateTime: updateTime }], Remarks })
  const [refused] = NotSent
  if (refused) throw new AppError('ILLEGAL_TRANSITION', { message: refused.Message })
}

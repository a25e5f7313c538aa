import type { ApplyCall, StoredMessage } from '../../../documents/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import { asServer } from '../../../kernel/database/scopes.ts'
import { takeReport } from '../reports/report.service.ts'
import { reportsOf } from '../reports/reports.repo.ts'
import type { StoredReport } from '../reports/standing.ts'
import { texts as packing } from '../texts.ts'
import { demandSlip, type StoredSlip } from '../slip/slip.repo.ts'
import { readGate, type GateAnswer } from './gate.ts'
import { texts } from './texts.ts'

const refuse = (message: string) => new AppError('ILLEGAL_TRANSITION', { message })

/** Facts that a gate move gives its slip. */
export interface GateProposal {
  readonly BoxNo: string
  readonly SealNo: string
  readonly PickedUpAt: string | null
  readonly GatedInAt: string | null
}
export function gateProposal({ event, move }: GateAnswer): GateProposal | null {
  if (!event || move === 'other') return null
  const at = event.time?.instant ?? null
  return {
    BoxNo: event.box,
    // an empty box leaves with the seal for the shipper; a full one comes with those that it was closed with
    SealNo: event.seals.join('/'),
    PickedUpAt: move === 'out' ? at : null,
    GatedInAt: move === 'in' ? at : null,
  }
}

/**
 * Makes a report of source `message` of a gate move, which moves the slip. The same move in another text is one report.
 * @throws AppError what reports refuse, and ILLEGAL_TRANSITION for a move that contradicts what staff or another message told
 */
export async function applyGate(call: ApplyCall, message: StoredMessage & { readonly recordId: number }): Promise<void> {
  const { tx, now } = call
  const answer = readGate(message.payload)
  const { event, move } = answer
  if (!event || move === 'other') throw refuse(texts.gate.notApplicable)
  if (event.retracted) throw refuse(texts.gate.takenBack)
  const given = gateProposal(answer)!
  if ((given.PickedUpAt ?? given.GatedInAt) === null) throw refuse(texts.gate.noTime)
  const server = asServer(tx)
  const slip = await demandSlip(server, message.recordId, true)
  const reports = await reportsOf(server, slip.id)
  demandAgreed(slip, reports, given)
  const key = `codeco ${move} ${event.box} ${event.time!.instant}`
  const by = {
    teller: 'message',
    name: message.partner,
    employeeId: null,
    requestId: `message-${message.id}`,
    at: now().toISOString(),
    key,
  } as const
  await takeReport(server, slip, { ...given, Note: answer.words }, by, now())
}

/** Driver and haulier give way to a message; staff and other messages do not, and a person decides. */
function demandAgreed(slip: StoredSlip, reports: readonly StoredReport[], given: GateProposal): void {
  const counting = reports.filter(({ id, teller }) => id > slip.correctedId && (teller === 'message' || teller === 'staff'))
  const box = counting.find(({ BoxNo }) => BoxNo !== '' && BoxNo !== given.BoxNo)
  if (box) throw refuse(texts.gate.otherBox(box.BoxNo, given.BoxNo))
  for (const [fact, what] of [
    ['PickedUpAt', packing.report.pickedUp],
    ['GatedInAt', packing.report.gatedIn],
  ] as const) {
    const said = given[fact]
    if (said === null) continue
    if (counting.some((one) => one.teller === 'message' && one[fact] !== null && Date.parse(one[fact]) !== Date.parse(said)))
      throw refuse(texts.gate.otherTime(what))
  }
  const [picked, gated] = [given.PickedUpAt ?? slip.pickedUpAt, given.GatedInAt ?? slip.gatedInAt]
  if (picked !== null && gated !== null && Date.parse(gated) < Date.parse(picked)) throw refuse(texts.gate.order)
}

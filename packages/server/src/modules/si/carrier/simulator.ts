import { simulatorRules, type StoredMessage } from '../../../documents/index.ts'
import { texts } from './texts.ts'

type Json = Readonly<Record<string, unknown>>
/**
 * Rules of the simulated carrier: words in the texts of the instruction. REJECT asks for a change of the consignee, PENDING has received and says no
 * more, LATE answers after a long pause, TWICE answers two times, DISORDER sends the draft bill before the status, and DIFFER makes a draft bill
 * with another term of payment, another seal and a clause of its own.
 */
const rules = {
  ...simulatorRules,
  disorder: /乱序|DISORDER/i,
  differ: /不符|DIFFER/i,
} as const

const json = (value: Json) => JSON.stringify(value, null, 2)

/** Parts of a draft bill that a careless carrier made. */
function differing(request: Json): Json {
  const boxes = (request['utilizedTransportEquipments'] ?? []) as readonly { readonly seals?: readonly { readonly number: string }[] }[]
  return {
    freightPaymentTermCode: request['freightPaymentTermCode'] === 'COL' ? 'PRE' : 'COL',
    utilizedTransportEquipments: boxes.map((box, at) =>
      at === 0 ? { ...box, seals: (box.seals ?? []).map(({ number }) => ({ number: `${number}9`.slice(0, 15) })) } : box,
    ),
    carrierClauses: [texts.simulator.clause],
  }
}

/** Answers of a simulated carrier, the same to the same message: a status, and the draft bill of what it has accepted. */
export function simulatedSi({ no, type, payload }: Pick<StoredMessage, 'no' | 'type' | 'payload'>): readonly string[] {
  const request = JSON.parse(payload) as Json
  const siReference = request['shippingInstructionsReference']
  const names = {
    shippingInstructionsReference: typeof siReference === 'string' ? siReference : `SIM-SI-${no}`,
    transportDocumentReference: typeof request['transportDocumentReference'] === 'string' ? request['transportDocumentReference'] : no,
  }
  const update = type === 'amend' ? { shippingInstructionsStatus: 'RECEIVED' } : {}
  const key = type === 'amend' ? 'updatedShippingInstructionsStatus' : 'shippingInstructionsStatus'
  if (type === 'cancel') return [json({ ...names, shippingInstructionsStatus: 'CANCELLED' })]
  if (rules.reject.test(payload)) {
    const feedback = {
      severity: 'ERROR',
      code: 'PROPERTY_VALUE_MUST_CHANGE',
      message: texts.simulator.field,
      jsonPath: '$.documentParties.consignee.taxLegalReferences',
      property: 'taxLegalReferences',
    }
    return [json({ ...names, ...update, [key]: type === 'amend' ? 'UPDATE_DECLINED' : 'PENDING_UPDATE', feedbacks: [feedback] })]
  }
  if (rules.pending.test(payload))
    return [json({ ...names, ...update, [key]: type === 'amend' ? 'UPDATE_RECEIVED' : 'RECEIVED', reason: texts.simulator.pending })]
  const status = json({ ...names, ...update, [key]: type === 'amend' ? 'UPDATE_CONFIRMED' : 'RECEIVED' })
  const draft = json({ ...request, ...(rules.differ.test(payload) ? differing(request) : {}), ...names, transportDocumentStatus: 'DRAFT' })
  const answers = rules.disorder.test(payload) ? [draft, status] : [status, draft]
  return rules.twice.test(payload) ? [...answers, ...answers] : answers
}

import { createHmac } from 'node:crypto'
import { trackPartnerSave, trackReceivePath, type TypedStatement } from '@jst/contracts/tracking'
import type { TestClient, TestServer } from '../../testing/index.ts'

/** A typed statement of an actual move; everything else is empty. */
export const typed = (given: Partial<TypedStatement> & Pick<TypedStatement, 'Milestone' | 'At' | 'Port'>): TypedStatement => ({
  Classifier: 'ACT',
  Place: '',
  Box: '',
  IsoType: '',
  BillNo: '',
  BookingNo: '',
  Vessel: '',
  Imo: '',
  Voyage: '',
  Seals: [],
  Source: 'terminal',
  Remark: '',
  ...given,
})

/** An event of DCSA 2.2 about a box. */
export const dcsaEvent = (
  eventID: string,
  code: string,
  at: string,
  { port, box, bill, empty = 'LADEN' }: { port: string; box: string; bill: string; empty?: string },
) => ({
  eventID,
  eventCreatedDateTime: at,
  eventType: 'EQUIPMENT',
  eventClassifierCode: 'ACT',
  eventDateTime: at,
  equipmentEventTypeCode: code,
  equipmentReference: box,
  emptyIndicatorCode: empty,
  eventLocation: { UNLocationCode: port },
  documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: bill }],
})

/** A partner of the operator with its key. */
export async function addPartner(ops: TestClient, Code: string, Source = 'terminal'): Promise<{ subscription: string; key: string }> {
  const { body } = await ops.call(trackPartnerSave, {
    Id: 0,
    Name: `来源 ${Code}`,
    Code,
    Source,
    Way: 'push',
    IsEnabled: true,
    NewKey: true,
  })
  return { subscription: body.Data.Partner.Subscription, key: body.Data.Key }
}

/** Sends a notification as a partner does, with the right signature unless another one is given. */
export function notify(
  { app }: TestServer,
  { subscription, key }: { subscription: string; key: string },
  payload: string,
  signature?: string,
) {
  const right = `sha256=${createHmac('sha256', Buffer.from(key, 'base64')).update(payload).digest('hex')}`
  return app.inject({
    method: 'POST',
    url: trackReceivePath,
    headers: { 'content-type': 'application/json', 'subscription-id': subscription, 'notification-signature': signature ?? right },
    payload,
  })
}

import { createHmac } from 'node:crypto'
import { trackPartnerSave, trackReceivePath } from '@jst/contracts/tracking'
import { call } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { boxOf, billOf } from './fill.ts'

/** A partner whose system sends notifications. */
export interface Partner {
  readonly subscription: string
  readonly key: Buffer
}

export async function addPartner(product: Product, token: string, code: string): Promise<Partner> {
  const { Partner: partner, Key } = await call<{ Partner: { Subscription: string }; Key: string }>(product.origin + trackPartnerSave.path, {
    token,
    body: { Id: 0, Name: code, Code: code, Source: 'terminal', Way: 'push', IsEnabled: true, NewKey: true },
  })
  return { subscription: partner.Subscription, key: Buffer.from(Key, 'base64') }
}

let sent = 0
/** An event of a box of a shipment that nobody has sent yet: a gate-in, unless another move is given. */
export function moveOf(
  shipment: number,
  place: number,
  { code, port } = { code: 'GTIN', port: 'CNSHA' },
): { readonly id: string; readonly event: object } {
  const at = new Date(Date.now() - 3_600_000 - sent * 60).toISOString()
  const id = `live-${++sent}`
  const event = {
    eventID: id,
    eventCreatedDateTime: at,
    eventType: 'EQUIPMENT',
    eventClassifierCode: 'ACT',
    eventDateTime: at,
    equipmentEventTypeCode: code,
    equipmentReference: boxOf(shipment, place),
    emptyIndicatorCode: 'LADEN',
    eventLocation: { UNLocationCode: port },
    documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: billOf(shipment) }],
  }
  return { id, event }
}

/** Sends a notification, signed as the standard says. @throws Error when it is not taken */
export async function notify({ port }: Product, { subscription, key }: Partner, events: readonly object[]): Promise<void> {
  const body = JSON.stringify(events)
  const answer = await fetch(`http://127.0.0.1:${port}${trackReceivePath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'subscription-id': subscription,
      'notification-signature': `sha256=${createHmac('sha256', key).update(body).digest('hex')}`,
    },
    body,
  })
  if (answer.status !== 204) throw new Error(`${trackReceivePath}: ${answer.status} ${await answer.text()}`)
}

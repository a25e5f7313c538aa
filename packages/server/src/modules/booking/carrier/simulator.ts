import { simulatorRules, type StoredMessage } from '../../../documents/index.ts'
import { texts } from './texts.ts'

const day = 86_400_000

/** Answer of a simulated carrier to a message, always the same to the same one: a DCSA booking with a number made of ours, confirmed unless a word refuses it or keeps it waiting. */
export function simulatedText({ no, type, payload }: Pick<StoredMessage, 'no' | 'type' | 'payload'>): string {
  const message = JSON.parse(payload) as Readonly<Record<string, unknown>>
  const so =
    typeof message['carrierBookingReference'] === 'string'
      ? message['carrierBookingReference']
      : `SIM${no.replace(/\D/g, '').padStart(9, '0')}`
  const refused = simulatorRules.reject.test(payload)
  const open = !refused && simulatorRules.pending.test(payload)
  const word = refused ? 'DECLINED' : 'CONFIRMED'
  const statuses = open
    ? { bookingStatus: 'RECEIVED' }
    : type === 'cancel'
      ? { bookingStatus: refused ? 'CONFIRMED' : 'CANCELLED', bookingCancellationStatus: `CANCELLATION_${word}` }
      : type === 'change'
        ? { bookingStatus: 'CONFIRMED', amendedBookingStatus: `AMENDMENT_${word}` }
        : { bookingStatus: refused ? 'REJECTED' : 'CONFIRMED' }
  const feedback = refused ? texts.simulatorWords.rejected : open ? texts.simulatorWords.pending : ''
  const { expectedDepartureDate: etd } = message
  const sailing = Date.parse(`${typeof etd === 'string' ? etd : ''}T00:00:00+08:00`)
  const closes = (cutOffDateTimeCode: string, days: number) => ({
    cutOffDateTimeCode,
    cutOffDateTime: new Date(sailing - days * day).toISOString(),
  })
  const confirmed = !refused && !open
  return JSON.stringify(
    {
      ...statuses,
      ...(confirmed ? { carrierBookingReference: so, transportDocumentReference: so } : {}),
      ...(message['vessel'] === undefined ? {} : { vessel: message['vessel'] }),
      ...(message['carrierExportVoyageNumber'] === undefined ? {} : { carrierExportVoyageNumber: message['carrierExportVoyageNumber'] }),
      ...(message['expectedDepartureDate'] === undefined ? {} : { expectedDepartureDate: message['expectedDepartureDate'] }),
      references: [{ type: 'FF', value: no }],
      ...(confirmed && !Number.isNaN(sailing) ? { shipmentCutOffTimes: [closes('DCO', 3), closes('VCO', 2), closes('FCO', 1)] } : {}),
      ...(feedback === ''
        ? {}
        : { feedbacks: [{ severity: refused ? 'ERROR' : 'INFO', code: 'INFORMATIONAL_MESSAGE', message: feedback }] }),
    },
    null,
    2,
  )
}

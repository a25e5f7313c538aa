import type { Carrier, CarrierEvents } from './carrier.ts'

/** The one PostgreSQL channel that all server processes of a database listen to. */
export const notifyChannel = 'jst'

/** Carrier over PostgreSQL's NOTIFY, on the connection of the relay; needs no further service. */
export function notifyCarrier({ hear }: CarrierEvents): Carrier {
  let heardUntil = 0
  return {
    isUp: () => true,
    heardUntil: () => heardUntil,
    async attach(client) {
      client.on('notification', ({ payload = '' }) => hear(payload))
      await client.query(`listen ${notifyChannel}`)
    },
    async send(client) {
      const began = performance.now()
      // the response arrives after the notifications of all earlier messages
      await client.query('select relay_bus_messages($1)', [notifyChannel])
      heardUntil = began
    },
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  }
}

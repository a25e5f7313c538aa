import type { DemoService } from './services.ts'

/** A pair of ports of a service, as its rotation serves it each week. */
export interface ServedLane {
  readonly carrier: string
  readonly service: string
  readonly pol: string
  readonly pod: string
  /** Weekday of the departure: 1 Monday … 7 Sunday. */
  readonly weekday: number
  readonly transitDays: number
}

/** Exports of a service: each port of China with each later port abroad. The last call begins the next round and is left out. */
export function servedLanes({ carrier, code, weekday, calls }: DemoService): ServedLane[] {
  const stops = calls.split(', ').map((call) => {
    const [port, arrive, depart] = call.split(/[ -]/) as [string, string, string]
    return { port, arrive: Number(arrive), depart: Number(depart) }
  })
  return stops.flatMap(({ port: pol, depart }, at) => {
    if (!pol.startsWith('CN')) return []
    const ahead = stops.slice(at + 1, -1).filter(({ port }) => !port.startsWith('CN'))
    return ahead.map(({ port: pod, arrive }) => ({
      carrier,
      service: code,
      pol,
      pod,
      weekday: ((weekday - 1 + depart) % 7) + 1,
      transitDays: arrive - depart,
    }))
  })
}

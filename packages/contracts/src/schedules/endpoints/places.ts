import { buttons } from '../../may.ts'
import { ArraySchema, BooleanSchema, NumberSchema, ObjectSchema, type Static, StringSchema, strict } from '../../schema.ts'
import { defineEndpoint, type ReplyOf } from '../../endpoint.ts'
import { Id, InstantOrNull, text } from '../../envelope.ts'
import { mostCalls, State, Status, HoursOrNull } from '../schemas.ts'
import { callFilters } from './live.ts'
import { live, lookers } from './paths.ts'

/** Where a port lies, in degrees. Ports whose place nobody has said are left out. */
export const PortPlace = ObjectSchema({
  Code: StringSchema(),
  Name: StringSchema(),
  Lon: NumberSchema({ minimum: -180, maximum: 180 }),
  Lat: NumberSchema({ minimum: -90, maximum: 90 }),
})
export type PortPlace = Static<typeof PortPlace>

/** Places of some ports; `Codes` with commas between. */
export const portPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/Voyage/PortPlaces',
  summary: '挂靠港的经纬度',
  may: lookers,
  query: ObjectSchema({ Codes: text(mostCalls * 13) }, strict),
  reply: ArraySchema(PortPlace),
})

/** Voyages under way that one answer holds: more marks say nothing on a map. */
export const mostUnderWay = 300
/** A ship stays on the map at its last port for so many days after the last that is known of it. */
export const lastPortDays = 3

/** A voyage that has begun and is not over; calls that are skipped are left out. `Arrival`, `Departure`: the best that is known. */
export const VoyageUnderWay = ObjectSchema({
  Id,
  Vessel: StringSchema(),
  VoyageNo: StringSchema(),
  Status,
  /** Hours of the call that counts now. */
  Delay: HoursOrNull,
  Calls: ArraySchema(
    ObjectSchema({ PortCode: StringSchema(), PortName: StringSchema(), Arrival: InstantOrNull, Departure: InstantOrNull, State }),
  ),
})
export type VoyageUnderWay = Static<typeof VoyageUnderWay>

/** Voyages under way now that have a call by the filters of the live list, those that began last first. `More`: there are more than these. */
export const underWay = defineEndpoint({
  method: 'GET',
  path: '/api/Voyage/UnderWay',
  summary: '在途航次（地图用）',
  may: buttons(live('view')),
  query: ObjectSchema(callFilters, strict),
  reply: ObjectSchema({ Voyages: ArraySchema(VoyageUnderWay), More: BooleanSchema(), Ports: ArraySchema(PortPlace) }),
})
export type UnderWay = ReplyOf<typeof underWay>

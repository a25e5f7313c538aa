import { buttons } from '../../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  strict,
} from '../../schema.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { Day, Id, Instant, InstantOrNull, Quantity, text } from '../../envelope.ts'
import { Rotation, RotationInput, Status, HoursOrNull } from '../schemas.ts'
import { longTerm, lookers } from './paths.ts'

/** A sailing in its week; `Week` counts from the first one shown. */
const Sailing = ObjectSchema({
  Id,
  Week: Quantity,
  Vessel: StringSchema(),
  VoyageNo: StringSchema(),
  PortCode: StringSchema(),
  Departure: InstantOrNull,
  Status,
  Delay: HoursOrNull,
})
export type Sailing = Static<typeof Sailing>
/** Services with their sailings week by week; a week without one is a gap. `From`: Monday of the first week. */
export const WeekView = ObjectSchema({
  From: Day,
  Weeks: Quantity,
  Services: ArraySchema(
    ObjectSchema({
      ServiceCode: StringSchema(),
      ServiceName: StringSchema(),
      CarrierCode: StringSchema(),
      CarrierName: StringSchema(),
      Sailings: ArraySchema(Sailing),
    }),
  ),
})
export type WeekView = Static<typeof WeekView>

/** Most weeks side by side. */
export const mostWeeks = 16
/** Weeks by the calendar of the load port, or of the first call. At most 60 services. */
export const voyageWeeks = defineEndpoint({
  method: 'GET',
  path: '/api/Voyage/Weeks',
  summary: '航线周视图',
  may: lookers,
  query: ObjectSchema(
    {
      From: Day,
      Weeks: Integer({ minimum: 1, maximum: mostWeeks }),
      Keyword: Optional(text(60)),
      Status: Optional(Status),
      CarrierCode: Optional(text(12)),
      ServiceCode: Optional(text(20)),
      LoadPort: Optional(text(12)),
      DischargePort: Optional(text(12)),
    },
    strict,
  ),
  reply: WeekView,
})

/** The rotation of a service with its days; Status 0 where none is kept yet. */
export const rotationInfo = defineEndpoint({
  method: 'GET',
  path: '/api/ServiceRotation/Get',
  summary: '航线挂靠与航程',
  may: lookers,
  query: ObjectSchema({ ServiceCode: text(20) }, strict),
  reply: Union([Rotation, Null()]),
})
/** Services that have a rotation. */
export const rotationList = defineEndpoint({
  method: 'GET',
  path: '/api/ServiceRotation/List',
  summary: '已维护挂靠的航线',
  may: lookers,
  reply: ArraySchema(
    ObjectSchema({ ServiceCode: StringSchema(), ServiceName: StringSchema(), CarrierCode: StringSchema(), Ports: Quantity }),
  ),
})
/** Without `UpdateTime` a new one. A company's own goes before the platform's. */
export const saveRotation = defineEndpoint({
  method: 'POST',
  path: '/api/ServiceRotation/Save',
  summary: '保存航线挂靠与航程',
  may: buttons(longTerm('edit')),
  body: ObjectSchema({ UpdateTime: Optional(Instant), Rotation: RotationInput }, strict),
  reply: Rotation,
})

/** Result or preview of rolling forward. `Exists`: the week has a sailing already. */
export const RollResult = ObjectSchema({
  Created: Quantity,
  Sailings: ArraySchema(
    ObjectSchema({ Day0: Day, Vessel: StringSchema(), VoyageNo: StringSchema(), Exists: BooleanSchema(), Departure: InstantOrNull }),
  ),
})
export type RollResult = Static<typeof RollResult>
/** `DryRun` writes nothing. Weeks with a sailing are left alone. */
export const rollService = defineEndpoint({
  method: 'POST',
  path: '/api/Voyage/RollForward',
  summary: '按周滚动生成船期',
  may: buttons(longTerm('roll')),
  body: ObjectSchema({ ServiceCode: text(20), From: Day, Weeks: Integer({ minimum: 1, maximum: 26 }), DryRun: BooleanSchema() }, strict),
  reply: RollResult,
})

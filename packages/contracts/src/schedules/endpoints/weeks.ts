import {
  ArraySchema,
  BooleanSchema,
  Integer,
  NumberSchema,
  Null,
  ObjectSchema,
  Optional,
  StringSchema,
  Union,
  type Static,
} from '../../schema.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { Id, Instant, text } from '../../envelope.ts'
import { Day, InstantOrNull, Rotation, RotationInput, Status, strict } from '../schemas.ts'
import { longTerm, lookers } from './paths.ts'

/** A sailing in its week; `Week` counts from the first one shown. */
const Sailing = ObjectSchema({
  Id,
  Week: Integer(),
  Vessel: StringSchema(),
  VoyageNo: StringSchema(),
  PortCode: StringSchema(),
  Departure: InstantOrNull,
  Status,
  Delay: Union([NumberSchema(), Null()]),
})
export type Sailing = Static<typeof Sailing>
/** Services with their sailings week by week; a week without one is a gap. `From`: Monday of the first week. */
export const WeekView = ObjectSchema({
  From: Day,
  Weeks: Integer(),
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

/** Weeks by the calendar of the load port, or of the first call. At most 60 services. */
export const voyageWeeks = defineEndpoint({
  method: 'GET',
  path: '/api/Voyage/Weeks',
  summary: '航线周视图',
  access: 'employee',
  anyOf: lookers,
  query: ObjectSchema(
    {
      From: Day,
      Weeks: Integer({ minimum: 1, maximum: 16 }),
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
  access: 'employee',
  anyOf: lookers,
  query: ObjectSchema({ ServiceCode: text(20) }, strict),
  reply: Union([Rotation, Null()]),
})
/** Services that have a rotation. */
export const rotationList = defineEndpoint({
  method: 'GET',
  path: '/api/ServiceRotation/List',
  summary: '已维护挂靠的航线',
  access: 'employee',
  anyOf: lookers,
  reply: ArraySchema(
    ObjectSchema({ ServiceCode: StringSchema(), ServiceName: StringSchema(), CarrierCode: StringSchema(), Ports: Integer() }),
  ),
})
/** Without `UpdateTime` a new one. A company's own goes before the platform's. */
export const saveRotation = defineEndpoint({
  method: 'POST',
  path: '/api/ServiceRotation/Save',
  summary: '保存航线挂靠与航程',
  access: 'employee',
  anyOf: [longTerm('edit')],
  body: ObjectSchema({ UpdateTime: Optional(Instant), Rotation: RotationInput }, strict),
  reply: Rotation,
})

/** What rolling forward does, or would do. `Exists`: the week has a sailing already. */
export const RollResult = ObjectSchema({
  Created: Integer(),
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
  access: 'employee',
  anyOf: [longTerm('roll')],
  body: ObjectSchema({ ServiceCode: text(20), From: Day, Weeks: Integer({ minimum: 1, maximum: 26 }), DryRun: BooleanSchema() }, strict),
  reply: RollResult,
})

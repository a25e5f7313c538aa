import { buttons } from '../may.ts'
import { ArraySchema, Literal, ObjectSchema, type Static, StringSchema, Union, Unknown, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant, page, pageQuery } from '../envelope.ts'

/** Entry of an audit log: actor, time, and changes. */
export const AuditRow = ObjectSchema({
  Id,
  At: Instant,
  Action: StringSchema(),
  EmployeeName: StringSchema(),
  CompanyName: StringSchema(),
  /** Fields that differ, old and new; other small facts have no `Before`. */
  Changes: ArraySchema(ObjectSchema({ Field: StringSchema(), Before: Unknown(), After: Unknown() })),
})
export type AuditRow = Static<typeof AuditRow>

/** Things whose history can be read, each with the right of the page that shows it. */
export const AuditedEntity = Union([Literal('menu'), Literal('role'), Literal('app_user'), Literal('code_entry'), Literal('code_relation')])
export type AuditedEntity = Static<typeof AuditedEntity>

/** The right of each page that shows a history; which one a thing asks for, the server's `audit.service.ts` decides. */
const audited = buttons(
  { path: '/system/menu', code: 'view' },
  { path: '/internal/MaintenanceMenu', code: 'view' },
  { path: '/internal/ExternalMaintenanceMenu', code: 'view' },
  { path: '/system/role/roleEdit', code: 'view' },
  { path: '/system/user/userList', code: 'view' },
  { path: '/system/basicCode', code: 'view' },
  { path: '/system/relationMapping', code: 'view' },
)
/** Newest first. Things of other companies answer NOT_FOUND, as ones that never were. */
export const auditLog = defineEndpoint({
  method: 'GET',
  path: '/api/AuditLog/GetAuditLog',
  summary: '变更记录',
  may: audited,
  query: ObjectSchema({ ...pageQuery, Entity: AuditedEntity, EntityId: Id }, strict),
  reply: page(AuditRow),
})

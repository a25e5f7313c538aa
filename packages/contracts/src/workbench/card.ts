import { employee } from '../may.ts'
import { BooleanSchema, ObjectSchema, Optional, StringSchema, type Static, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant } from '../envelope.ts'

/** Which facts its owner shows; a name is always shown. */
const shown = { ShowCompany: BooleanSchema(), ShowPost: BooleanSchema(), ShowMobile: BooleanSchema(), ShowEmail: BooleanSchema() }

/** A card as whoever asks may see it: what is not shown is ''. Choices and version are the owner's alone to change. */
export const UserCard = ObjectSchema({
  EmployeeId: Id,
  Name: StringSchema(),
  Company: StringSchema(),
  Post: StringSchema(),
  Mobile: StringSchema(),
  Email: StringSchema(),
  ...shown,
  UpdateTime: Instant,
})
export type UserCard = Static<typeof UserCard>

/** Without an id: one's own. Of a colleague in the same company: what the colleague shows; anybody else answers NOT_FOUND. */
export const userCard = defineEndpoint({
  method: 'GET',
  path: '/api/UserCard/GetCard',
  summary: '电子名片',
  may: employee('本人的名片；同事的名片另需持有任一菜单'),
  query: ObjectSchema({ Id: Optional(Id) }, strict),
  reply: UserCard,
})
export const saveUserCard = defineEndpoint({
  method: 'POST',
  path: '/api/UserCard/SaveCard',
  summary: '选择名片上显示的内容',
  may: employee('本人的名片'),
  body: ObjectSchema({ ...shown, UpdateTime: Instant }, strict),
  reply: UserCard,
})

import { buttons, employee } from '../may.ts'
import { Null, ObjectSchema, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id } from '../envelope.ts'

/** The session sees the workbench with the rights of one role of its own company, and nothing else; every write is refused until it ends. */
export const startPreview = defineEndpoint({
  method: 'POST',
  path: '/api/Role/StartPreview',
  summary: '以角色预览',
  may: buttons({ path: '/system/role/roleEdit', code: 'preview' }),
  body: ObjectSchema({ RoleId: Id }, strict),
  reply: Null(),
})
export const endPreview = defineEndpoint({
  method: 'POST',
  path: '/api/Role/EndPreview',
  summary: '退出角色预览',
  may: employee('退出预览后才回到自己的权限'),
  reply: Null(),
})

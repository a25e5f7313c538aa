import { currentEmployee, currentEmployeeMenuTree, logout } from '@jst/contracts/account'
import { auditLog, endPreview, roleList, saveRole, startPreview } from '@jst/contracts/system'
import { markMessagesRead, messageSelfInfoDetail, unreadMessageCount } from '@jst/contracts/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectLive, createTestServer, type TestServer } from '../../../testing/index.ts'
import { inputOf, operator, roleOf } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it('shows the workbench as the role does, writes nothing, and ends; both steps are written down', async () => {
  const base = await server.listen()
  const boss = await server.signIn('boss')
  const role = await roleOf(boss, operator, '单证员')
  const live = await connectLive(base, boss.token)
  expect((await boss.call(startPreview, { RoleId: role.Id })).status).toBe(200)
  await live.frame('session/changed')
  live.socket.close()
  expect((await boss.call(currentEmployee, {})).body.Data?.Preview).toEqual({ RoleName: '单证员' })
  const tree = (await boss.call(currentEmployeeMenuTree, {})).body.Data
  expect(JSON.stringify(tree)).not.toContain('/tdManage/siAudit')
  expect((await boss.call(roleList, {})).body.Code).toBe('FORBIDDEN')
  const refused = await boss.call(markMessagesRead, {})
  expect([refused.status, refused.body.Message]).toEqual([403, '正在以“单证员”预览，只能查看。请先退出预览再操作'])
  expect((await boss.call(endPreview, {})).status).toBe(200)
  expect((await boss.call(currentEmployee, {})).body.Data?.Preview).toBeNull()
  expect((await boss.call(saveRole, { ...inputOf(role), Description: '单证' })).status).toBe(200)
  const { Rows } = (await boss.call(auditLog, { Entity: 'role', EntityId: role.Id })).body.Data
  expect(Rows.map(({ Action }) => Action)).toEqual(['role.modify', 'role.previewEnd', 'role.preview'])
})

it('shows in the very next answer, however often it is begun and ended', async () => {
  const boss = await server.signIn('boss')
  const { Id: RoleId } = await roleOf(boss, operator, '单证员')
  const seen: unknown[] = []
  for (let turn = 0; turn < 20; turn++) {
    await boss.call(startPreview, { RoleId })
    seen.push((await boss.call(currentEmployee, {})).body.Data?.Preview?.RoleName)
    await boss.call(endPreview, {})
    seen.push((await boss.call(currentEmployee, {})).body.Data?.Preview)
  }
  expect(new Set(seen)).toEqual(new Set(['单证员', null]))
  expect(seen).toHaveLength(40)
  expect(seen.filter((at, index) => (at === null) === (index % 2 === 0))).toEqual([])
})

it('opens a message and leaves it unread', async () => {
  const boss = await server.signIn('boss')
  const [message] = await server.db.owner((owner) =>
    owner.query<{ id: number }>(
      `insert into message (company_id, operator_id, recipient_id, kind, title, description)
       select e.company_id, e.operator_id, e.id, 'system', '预览时打开', '' from employee e join app_user u on u.id = e.user_id where u.account = 'boss'
        returning id`,
    ),
  )
  const unread = (await boss.call(unreadMessageCount, {})).body.Data
  const open = async () => (await boss.call(messageSelfInfoDetail, { id: message!.id })).body.Data
  await boss.call(startPreview, { RoleId: (await roleOf(boss, operator, '单证员')).Id })
  expect(await open()).toMatchObject({ Title: '预览时打开', ReadTime: null })
  expect((await boss.call(unreadMessageCount, {})).body.Data).toBe(unread)
  await boss.call(endPreview, {})
  expect((await open())?.ReadTime).not.toBeNull()
  expect((await boss.call(unreadMessageCount, {})).body.Data).toBe(unread - 1)
})

it('is of the own company only, and a sign-out is no write', async () => {
  const [boss, admin] = [await server.signIn('boss'), await server.signIn('admin')]
  const foreign = await roleOf(admin, '宁波远帆进出口有限公司', '客户操作员')
  expect((await boss.call(startPreview, { RoleId: foreign.Id })).status).toBe(404)
  expect((await admin.call(startPreview, { RoleId: foreign.Id })).status).toBe(404)
  await boss.call(startPreview, { RoleId: (await roleOf(boss, operator, '单证员')).Id })
  expect((await boss.call(logout, {})).status).toBe(200)
})

import { currentEmployeeMenuTree } from '@jst/contracts/account'
import { auditLog, menuHolders, menuList, moveMenu, removeMenu, saveMenu, saveRole, type MenuItem } from '@jst/contracts/system'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { inputOf, operator, roleOf } from '../testing.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  server = await createTestServer()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const all = async () => (await admin.call(menuList, {})).body.Data
const byPath = async (path: string) => (await all()).find(({ Path }) => Path === path)!
const add = (Path: string, ParentId: number | null, more: object = {}) => ({
  Id: 0,
  ParentId,
  Path,
  Name: '新菜单',
  Icon: '',
  Enabled: true,
  Buttons: [],
  ...more,
})
const made = async (path: string, parent: number | null, more: object = {}) =>
  (await admin.call(saveMenu, add(path, parent, more))).body.Data
const edit = ({ Id, ParentId, Path, Name, Icon, Enabled, Buttons, UpdateTime }: MenuItem, more: object = {}) => ({
  Id,
  ParentId,
  Path,
  Name,
  Icon,
  Enabled,
  Buttons,
  UpdateTime,
  ...more,
})
const messageOf = ({ body }: { body: { Issues?: { Message: string }[] } }) => body.Issues?.[0]?.Message ?? ''

describe('the menu', () => {
  it('takes new entries, orders and indents them, and tells what was done', async () => {
    const group = await made('/reports', null, { Name: '报表' })
    const [first, second] = [
      await made('/reports/a', group.Id),
      await made('/reports/b', group.Id, { Buttons: [{ Code: 'export', Name: '导出' }] }),
    ]
    const moved = await admin.call(moveMenu, { Id: second.Id, ParentId: group.Id, Index: 0, UpdateTime: second.UpdateTime })
    expect(moved.body.Data.map(({ Id }) => Id)).toEqual([second.Id, first.Id])
    const indented = await admin.call(moveMenu, { Id: first.Id, ParentId: second.Id, Index: 0, UpdateTime: first.UpdateTime })
    expect(indented.body.Data).toHaveLength(1)
    const { Rows } = (await admin.call(auditLog, { Entity: 'menu', EntityId: first.Id })).body.Data
    expect(Rows.map(({ Action }) => Action)).toEqual(['menu.move', 'menu.add'])
    expect(Rows[0]!.Changes).toContainEqual({ Field: 'ParentId', Before: group.Id, After: second.Id })
  })

  it('refuses cycles, the other tree, a sixth level, and a path that is taken in any case', async () => {
    const [a, external] = [await made('/cycle', null), await byPath('EXTERNAL_MENU')]
    const b = await made('/cycle/b', a.Id)
    const move = (menu: MenuItem, ParentId: number | null) =>
      admin.call(moveMenu, { Id: menu.Id, ParentId, Index: 0, UpdateTime: menu.UpdateTime })
    expect(messageOf(await move(a, b.Id))).toContain('自己的下级')
    expect(messageOf(await move(a, a.Id))).toContain('自己的下级')
    expect(messageOf(await move(b, external.Id))).toContain('内部菜单与客户菜单')
    expect(messageOf(await move(external, a.Id))).toContain('客户菜单的根')
    let parent = b
    for (const level of [3, 4, 5]) parent = await made(`/cycle/${level}`, parent.Id)
    expect(messageOf(await admin.call(saveMenu, add('/cycle/6', parent.Id)))).toContain('五级')
    expect(messageOf(await admin.call(saveMenu, add('/CYCLE/B', null)))).toContain('已被菜单')
  })

  it('keeps what came with the product: path and button codes', async () => {
    const page = await byPath('/tdManage/siAudit')
    expect(messageOf(await admin.call(saveMenu, edit(page, { Path: '/tdManage/other' })))).toContain('不能修改')
    expect(messageOf(await admin.call(saveMenu, edit(page, { Buttons: [] })))).toContain('系统内置')
    expect(messageOf(await admin.call(removeMenu, { Id: page.Id, UpdateTime: page.UpdateTime }))).toContain('停用')
    expect(messageOf(await admin.call(saveMenu, edit(await byPath('/system/menu'), { Enabled: false })))).toContain('无法再打开')
  })

  it('switched off, an entry and what is below it leave every menu at once, and the buttons with them', async () => {
    const reviewer = await server.signIn('reviewer')
    const group = await byPath('/tdManage')
    const paths = async () => (await reviewer.call(currentEmployeeMenuTree, {})).body.Data.map(({ Path }) => Path)
    const off = (await admin.call(saveMenu, edit(group, { Enabled: false }))).body.Data
    expect(await paths()).not.toContain('/tdManage')
    await admin.call(saveMenu, edit(off, { Enabled: true }))
    expect(await paths()).toContain('/tdManage')
  })

  it('an entry goes only when nothing hangs on it; a button only when no role holds it', async () => {
    const group = await made('/gone', null)
    const page = await made('/gone/page', group.Id, { Buttons: [{ Code: 'edit', Name: '修改' }] })
    expect(messageOf(await admin.call(removeMenu, { Id: group.Id, UpdateTime: group.UpdateTime }))).toContain('1 个下级')
    const role = await roleOf(admin, operator, '业务人员')
    const grants = [...role.Grants, { MenuId: page.Id, Buttons: ['edit'] }]
    const given = (await admin.call(saveRole, { ...inputOf(role), Grants: grants })).body.Data
    expect(messageOf(await admin.call(removeMenu, { Id: page.Id, UpdateTime: page.UpdateTime }))).toContain('1 个角色')
    expect(messageOf(await admin.call(saveMenu, edit(page, { Buttons: [] })))).toContain('1 个角色')
    expect((await admin.call(menuHolders, { Id: page.Id })).body.Data).toMatchObject([
      { RoleName: '业务人员', Members: role.Members.length, Buttons: ['edit'] },
    ])
    await admin.call(saveRole, { ...inputOf(given), Grants: role.Grants })
    expect((await admin.call(removeMenu, { Id: page.Id, UpdateTime: page.UpdateTime })).status).toBe(200)
  })

  it('refuses an older version, bad paths, codes twice and foreign hands', async () => {
    const menu = await made('/stale', null)
    const newer = (await admin.call(saveMenu, edit(menu, { Name: '新' }))).body.Data
    expect((await admin.call(saveMenu, edit(menu, { Name: '旧' }))).body).toMatchObject({
      Code: 'STALE_WRITE',
      Data: { UpdateTime: newer.UpdateTime },
    })
    for (const path of ['stale', '/a b', `/x'; drop table menu`, 'javascript:alert(1)', '/<script>'])
      expect((await admin.call(saveMenu, add(path, null))).status).toBe(422)
    const twice = [1, 2].map(() => ({ Code: 'edit', Name: '修改' }))
    expect(messageOf(await admin.call(saveMenu, add('/twice', null, { Buttons: twice })))).toContain('重复')
    expect((await admin.call(saveMenu, add('/no-parent', 999_999))).status).toBe(422)
    const boss = await server.signIn('boss')
    expect((await boss.call(saveMenu, add('/boss', null))).body.Code).toBe('FORBIDDEN')
  })
})

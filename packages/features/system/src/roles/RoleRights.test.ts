import { describe, expect, it } from 'vitest'
import type { RoleInfo, RoleInput } from '@jst/contracts/system'
import { ApiError } from '@jst/api-client'
import { RoleRights, type GrantableMenu } from './RoleRights.ts'

const menu = (Id: number, ParentId: number | null, Name: string, codes: string[], Mine: string[] | null = codes): GrantableMenu => ({
  Id,
  ParentId,
  Path: `/${Id}`,
  Name,
  Icon: '',
  Enabled: true,
  BuiltIn: true,
  PlatformOnly: false,
  Buttons: codes.map((Code) => ({ Code, Name: Code })),
  Roles: 0,
  UpdateTime: '2026-11-01T00:00:00.000Z',
  Mine,
})
const menus = [
  menu(1, null, '补料管理', []),
  menu(2, 1, '待审核补料', ['claim', 'export']),
  menu(3, 1, '补料审核', ['audit', 'void'], ['audit']),
  menu(4, null, '财务', ['pay'], null),
]
const role: RoleInfo = {
  Id: 7,
  CompanyId: 1,
  CompanyName: '海捷',
  CompanyKind: 'operator',
  Name: '审核员',
  Description: '',
  DataScope: 'company',
  Grants: [{ MenuId: 3, Buttons: ['void'] }],
  PermissionItems: [{ ItemKey: 'quote', PermissionKey: 'limit', Value: '5000' }],
  Members: [],
  UpdateTime: '2026-11-01T00:00:00.000Z',
}
function open(stored: RoleInfo | null = role, answer: (input: RoleInput) => RoleInfo | Error = () => role) {
  const sent: RoleInput[] = []
  const save = async (input: RoleInput) => {
    sent.push(input)
    const reply = answer(input)
    if (reply instanceof Error) throw reply
    return reply
  }
  const rights = new RoleRights({ companyId: 1, blank: { DataScope: 'company' }, menus, save }, stored ?? undefined)
  return { form: rights.form, rights, sent }
}

describe('the rights of a role', () => {
  it('a branch is whole, part or nothing, and is given and taken as a whole, as far as one may', () => {
    const { rights } = open()
    expect([rights.checkOf(1), rights.checkOf(2), rights.checkOf(4)]).toEqual(['some', 'none', 'none'])
    rights.toggleEntry(1)
    // 作废 was there before and may stay, though one does not hold it oneself
    expect(rights.checkOf(1)).toBe('all')
    rights.toggleEntry(4)
    expect(rights.checkOf(4)).toBe('none')
    rights.toggleEntry(1)
    expect(rights.checkOf(1)).toBe('none')
    rights.toggleEntry(1)
    expect(rights.checkOf(3)).toBe('some')
    expect(rights.mayGive(3, 'void')).toBe(false)
  })

  it('a button brings its entry along, and what saving changes is named', () => {
    const { form, rights } = open()
    expect(form.dirty).toBe(false)
    rights.toggleButton(2, 'claim')
    rights.toggleButton(3, 'void')
    expect(rights.difference).toEqual({ given: ['待审核补料', '待审核补料—claim'], taken: ['补料审核—void'] })
    rights.toggleButton(3, 'void')
    rights.toggleButton(2, 'claim')
    expect(rights.difference.given).toEqual(['待审核补料'])
    rights.toggleEntry(2)
    rights.toggleEntry(2)
    expect(form.dirty).toBe(false)
  })

  it('a field is limited by an item and set free by none; other items stay', async () => {
    const { form, rights, sent } = open()
    rights.setField('margin', 'hidden')
    expect(rights.limits.fields).toEqual([['margin', 'edit', 'hidden']])
    await form.save()
    expect(sent[0]?.PermissionItems).toEqual([...role.PermissionItems, { ItemKey: 'field', PermissionKey: 'margin', Value: 'hidden' }])
    rights.setField('margin', 'hidden')
    rights.setPoints([])
    expect(rights.fieldOf('margin')).toBe('hidden')
    rights.setField('margin', 'edit')
    expect(form.values.PermissionItems).toEqual([])
  })

  it('takes over another role as far as one may', async () => {
    const { form, rights, sent } = open(null)
    rights.copyFrom({
      ...role,
      Grants: [
        { MenuId: 3, Buttons: ['audit', 'void'] },
        { MenuId: 4, Buttons: ['pay'] },
      ],
    })
    form.write({ Name: '新角色' })
    await form.save()
    expect(sent[0]).toMatchObject({ Id: 0, Grants: [{ MenuId: 3, Buttons: ['audit'] }] })
  })

  it('names what both changed of the rights, and saves on top of the newer version', async () => {
    const newer = { ...role, Name: '新名', Grants: [], UpdateTime: '2026-11-02T00:00:00.000Z' }
    const { form, rights, sent } = open(role, ({ UpdateTime }) =>
      UpdateTime === newer.UpdateTime ? newer : new ApiError({ kind: 'http', status: 412, code: 'STALE_WRITE', data: newer }),
    )
    rights.toggleButton(2, 'claim')
    await form.save()
    expect(form.differences).toEqual([
      {
        key: 'Grants',
        label: '菜单与按钮',
        before: '',
        theirs: '− 补料审核；− 补料审核—void',
        mine: '+ 待审核补料；+ 待审核补料—claim',
      },
    ])
    await form.keepMine()
    expect(sent[1]).toMatchObject({ Name: '新名', UpdateTime: newer.UpdateTime, Grants: [{ MenuId: 2 }, { MenuId: 3 }] })
  })
})

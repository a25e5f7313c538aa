import { describe, expect, it } from 'vitest'
import type { RoleInfo } from '@jst/contracts/system'
import { RoleForm, type GrantableMenu } from './RoleForm.ts'

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
const open = () => new RoleForm(1, menus, role, role)

describe('the rights of a role', () => {
  it('a branch is whole, part or nothing, and is given and taken as a whole, as far as one may', () => {
    const form = open()
    expect([form.checkOf(1), form.checkOf(2), form.checkOf(4)]).toEqual(['some', 'none', 'none'])
    form.toggleEntry(1)
    // 作废 was there before and may stay, though one does not hold it oneself
    expect(form.checkOf(1)).toBe('all')
    form.toggleEntry(4)
    expect(form.checkOf(4)).toBe('none')
    form.toggleEntry(1)
    expect(form.checkOf(1)).toBe('none')
    form.toggleEntry(1)
    expect(form.checkOf(3)).toBe('some')
    expect(form.mayGive(3, 'void')).toBe(false)
  })

  it('a button brings its entry along, and what saving changes is named', () => {
    const form = open()
    expect(form.dirty).toBe(false)
    form.toggleButton(2, 'claim')
    form.toggleButton(3, 'void')
    expect(form.difference).toEqual({ given: ['待审核补料', '待审核补料—claim'], taken: ['补料审核—void'] })
    form.toggleButton(3, 'void')
    form.toggleButton(2, 'claim')
    expect(form.difference.given).toEqual(['待审核补料'])
    form.toggleEntry(2)
    form.toggleEntry(2)
    expect(form.dirty).toBe(false)
  })

  it('a field is limited by an item and set free by none; other items stay', () => {
    const form = open()
    form.setField('margin', 'hidden')
    expect(form.limits.fields).toEqual([['margin', 'edit', 'hidden']])
    expect(form.input(false).PermissionItems).toEqual([
      ...role.PermissionItems,
      { ItemKey: 'field', PermissionKey: 'margin', Value: 'hidden' },
    ])
    form.setPoints([])
    expect(form.fieldOf('margin')).toBe('hidden')
    form.setField('margin', 'edit')
    expect(form.input(false).PermissionItems).toEqual([])
  })

  it('takes over another role as far as one may, and a newer version when asked', () => {
    const form = new RoleForm(1, menus, undefined, { ...role, Name: '', Grants: [], PermissionItems: [] })
    form.copyFrom({
      ...role,
      Grants: [
        { MenuId: 3, Buttons: ['audit', 'void'] },
        { MenuId: 4, Buttons: ['pay'] },
      ],
    })
    expect(form.input(false)).toMatchObject({ Id: 0, Grants: [{ MenuId: 3, Buttons: ['audit'] }] })
    const stale = open()
    stale.refused({ ...role, Name: '新名', UpdateTime: '2026-11-02T00:00:00.000Z' })
    expect(stale.input(true).UpdateTime).toBe('2026-11-02T00:00:00.000Z')
    stale.takeTheirs()
    expect([stale.name, stale.dirty]).toEqual(['新名', false])
  })
})

import { describe, expect, it } from 'vitest'
import { PermissionStore } from './permission-store.ts'
import { permissionsFor } from './testing/index.ts'

const item = { ItemKey: 'freight', PermissionKey: 'margin', Value: '5' }

describe('item permissions (spec §6)', () => {
  it('are found by ItemKey plus PermissionKey and return the stored Value', () => {
    expect(permissionsFor({}, [{ ...item, PermissionKey: 'other', Value: '7' }, item]).value('freight', 'margin')).toBe('5')
  })

  it('return nothing when there is none', () => {
    const store = permissionsFor({}, [item])
    expect(store.value('freight', 'view')).toBeUndefined()
    expect(store.value('Freight', 'margin')).toBeUndefined()
  })
})

describe('menu buttons (spec §6)', () => {
  it('are allowed per menu path by button code', () => {
    const store = permissionsFor({ '/tdManage/siCheck': ['import', 'edit'], '/tdManage/siMake': ['edit'] })
    expect(store.allows('/tdManage/siCheck', 'import')).toBe(true)
    expect(store.allows('/tdManage/siMake', 'import')).toBe(false)
    expect(store.allows('/tdManage/siLog', 'edit')).toBe(false)
  })

  it('match the path case-insensitively and the code exactly', () => {
    const store = permissionsFor({ '/tdManage/siCheck': ['import'] })
    expect(store.allows('/TDMANAGE/sicheck', 'import')).toBe(true)
    expect(store.allows('/tdManage/siCheck', 'Import')).toBe(false)
  })

  it('has an entry of a path also where that has no buttons, by which links and counters go', () => {
    const store = permissionsFor({ '/manage/message': [] })
    expect(store.holds('/Manage/message?UnReadOnly=true')).toBe(true)
    expect(store.holds('/external/workbench/SISubimtList')).toBe(false)
    store.clear()
    expect(store.holds('/manage/message')).toBe(false)
  })

  it('match the path without its query and closing slash', () => {
    expect(permissionsFor({ '/tdManage/siCheck/': ['import'] }).allows('/tdManage/siCheck?status=1', 'import')).toBe(true)
  })

  it('are found at every depth of the tree, and entries of one path join their buttons', () => {
    const store = new PermissionStore()
    const leaf = (code: string) => ({ Path: '/tdManage/siCheck', Buttons: [{ Code: code }], Children: [] })
    store.load([{ Path: '/tdManage', Buttons: [], Children: [leaf('import')] }, leaf('edit')])
    expect([store.allows('/tdManage/siCheck', 'import'), store.allows('/tdManage/siCheck', 'edit')]).toEqual([true, true])
  })

  it('are judged anew when the permission map changes', () => {
    const store = new PermissionStore()
    const seen: boolean[] = []
    const stop = store.subscribe(() => seen.push(store.allows('/a', 'edit')))
    store.load([{ Path: '/A', Buttons: [{ Code: 'edit' }], Children: [] }])
    store.clear()
    stop()
    expect(seen).toEqual([true, false])
  })

  it('stay as they were in a snapshot', () => {
    const store = permissionsFor({ '/a': ['edit'] })
    const { rights } = store.getSnapshot()
    store.clear()
    expect([rights.allows('/A', 'edit'), rights.holds('/a'), store.getSnapshot().rights.allows('/a', 'edit')]).toEqual([true, true, false])
  })

  it('say why they are not allowed', () => {
    const store = permissionsFor({ '/tdManage/siCheck': ['import'] })
    expect(store.why('/tdManage/siCheck', 'import')).toBeUndefined()
    expect(store.why('/tdManage/siCheck', 'edit')).toBe('当前角色在页面 /tdManage/siCheck 没有 edit 操作的权限，请联系管理员开通。')
    expect(store.why('/system/menu', 'edit')).toBe('当前角色没有开通页面 /system/menu，请联系管理员开通。')
  })
})

import type { MenuItem } from '@jst/contracts/system'
import { describe, expect, it } from 'vitest'
import { mostFound } from './tree.ts'
import { MenuDesk } from './MenuDesk.ts'

const entry = (Id: number, ParentId: number | null, Name = `菜单${Id}`): MenuItem => ({
  Id,
  ParentId,
  Path: `/m/${Id}`,
  Name,
  Icon: '',
  Enabled: true,
  BuiltIn: false,
  PlatformOnly: false,
  Buttons: [],
  Roles: 0,
  UpdateTime: '2026-11-01T00:00:00.000Z',
})
const small = () => new MenuDesk([entry(1, null), entry(2, null), entry(3, 1), entry(4, 1), entry(5, 3)])
const shown = (desk: MenuDesk) => desk.rows.map(({ item, level }) => `${item.Id}@${level}`)

describe('the menu tree', () => {
  it('shows what is opened, and with words what holds them and the way there', () => {
    const desk = small()
    expect(shown(desk)).toEqual(['1@1', '3@2', '4@2', '2@1'])
    desk.fold(1)
    expect(shown(desk)).toEqual(['1@1', '2@1'])
    desk.find('/M/5')
    expect(shown(desk)).toEqual(['1@1', '3@2', '5@3'])
  })

  it('knows where an entry goes by keys', () => {
    const desk = small()
    expect(desk.target(3, 'up')).toBeUndefined()
    expect(desk.target(3, 'down')).toEqual({ ParentId: 1, Index: 1 })
    expect(desk.target(4, 'in')).toEqual({ ParentId: 3, Index: 1 })
    expect(desk.target(4, 'out')).toEqual({ ParentId: null, Index: 1 })
    expect(desk.target(1, 'out')).toBeUndefined()
    expect(desk.target(1, 'in')).toBeUndefined()
  })

  it('and by dragging: never into itself', () => {
    const desk = small()
    expect(desk.dropTarget(1, 5, 'inside')).toBeUndefined()
    expect(desk.dropTarget(2, 3, 'before')).toEqual({ ParentId: 1, Index: 0 })
    expect(desk.dropTarget(3, 4, 'after')).toEqual({ ParentId: 1, Index: 1 })
    expect(desk.dropTarget(2, 5, 'inside')).toEqual({ ParentId: 5, Index: 0 })
  })

  it('takes over what the server answers', () => {
    const desk = small()
    desk.fold(1, false)
    desk.takeChildren([entry(4, 1), { ...entry(3, 1), Name: '改名' }])
    expect(shown(desk)).toEqual(['1@1', '4@2', '3@2', '2@1'])
    desk.take(entry(9, 2))
    expect([desk.current?.Id, desk.tree.childrenOf(2).length]).toEqual([9, 1])
    desk.remove(9)
    expect(desk.current).toBeUndefined()
  })

  it('of 2,000 entries shows them all when unfolded, and no more than can be read when searched', () => {
    const groups = Array.from({ length: 40 }, (_, at) => entry(at + 1, null))
    const pages = groups.flatMap(({ Id }) => Array.from({ length: 50 }, (_, at) => entry(100 + Id * 50 + at, Id, `运价页${at}`)))
    const desk = new MenuDesk([...groups, ...pages])
    for (const { Id } of groups) desk.fold(Id)
    expect(desk.rows).toHaveLength(2_040)
    desk.find('运价页')
    expect(desk.rows.length).toBeLessThanOrEqual(mostFound + groups.length)
  })
})

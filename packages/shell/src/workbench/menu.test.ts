import type { MenuNode } from '@jst/session-core'
import { describe, expect, it } from 'vitest'
import { holdsPage, menuEntries } from './menu.ts'

const node = (Path: string, Children: MenuNode[] = []): MenuNode => ({ Path, Name: Path, Icon: '', Buttons: [], Children })
const known = (path: string) => path !== '/tdManage/siDetail' && !['/not/built', '/empty'].includes(path)
const names = (tree: MenuNode[], surface: 'internal' | 'external' = 'internal') =>
  menuEntries(tree, { surface, isEntry: known }).map(({ name, children }) => [name, children.map((child) => child.name)])

describe('side menu', () => {
  it('shows the pages of the tree and leaves out detail pages, unknown paths and groups that hold nothing', () => {
    expect(
      names([
        node('/workbench'),
        node('/tdManage', [node('/tdManage/siCheck'), node('/tdManage/siDetail')]),
        node('/empty', [node('/not/built')]),
      ]),
    ).toEqual([
      ['/workbench', []],
      ['/tdManage', ['/tdManage/siCheck']],
    ])
  })

  it('shows the children of the external root in its place', () => {
    expect(names([node('EXTERNAL_MENU', [node('/external/workbench'), node('/manage/message')])], 'external')).toEqual([
      ['/external/workbench', []],
      ['/manage/message', []],
    ])
  })

  it('knows where a page stands, without regard to case', () => {
    const [group] = menuEntries([node('/tdManage', [node('/tdManage/siCheck')])], { surface: 'internal', isEntry: known })
    expect(group && holdsPage(group, '/TDManage/sicheck')).toBe(true)
    expect(group && holdsPage(group, '/workbench')).toBe(false)
  })
})

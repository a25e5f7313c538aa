// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { permissionsFor } from '../testing/index.ts'
import type { PermissionStore } from '../permission-store.ts'
import { PermissionProvider, Permitted, usePermissions, usePermitted } from './index.ts'

afterEach(cleanup)

const onPage = (store: PermissionStore, children: ReactNode, currentPath = () => '/tdManage/siCheck') => (
  <PermissionProvider store={store} currentPath={currentPath}>
    {children}
  </PermissionProvider>
)

describe('elements shown if permitted (spec §6)', () => {
  it('are visible only when the current path has an entry with the code', () => {
    render(
      onPage(
        permissionsFor({ '/tdmanage/sicheck': ['import'] }),
        <>
          <Permitted code="import">导入委托</Permitted>
          <Permitted code="edit">修改</Permitted>
        </>,
      ),
    )
    expect(screen.queryByText('导入委托')).not.toBeNull()
    expect(screen.queryByText('修改')).toBeNull()
  })

  it('can be tied to a given path and show something else instead', () => {
    render(
      onPage(
        permissionsFor({ '/system/menu': ['edit'] }),
        <>
          <Permitted code="edit" path="/system/menu">
            <span>维护菜单</span>
          </Permitted>
          <Permitted code="edit" fallback={<span>只读</span>}>
            <span>修改</span>
          </Permitted>
        </>,
      ),
    )
    expect(screen.queryByText('维护菜单')).not.toBeNull()
    expect(screen.queryByText('只读')).not.toBeNull()
    expect(screen.queryByText('修改')).toBeNull()
  })

  it('are judged anew when the permission map changes', () => {
    const store = permissionsFor({})
    render(onPage(store, <Permitted code="import">导入委托</Permitted>))
    expect(screen.queryByText('导入委托')).toBeNull()
    act(() => store.load([{ Path: '/tdManage/siCheck', Buttons: [{ Code: 'import' }], Children: [] }]))
    expect(screen.queryByText('导入委托')).not.toBeNull()
    act(() => store.clear())
    expect(screen.queryByText('导入委托')).toBeNull()
  })

  it('follow the current path of their provider', () => {
    const store = permissionsFor({ '/b': ['import'] })
    const ui = (path: string) => onPage(store, <Permitted code="import">导入委托</Permitted>, () => path)
    const { rerender } = render(ui('/a'))
    expect(screen.queryByText('导入委托')).toBeNull()
    rerender(ui('/b'))
    expect(screen.queryByText('导入委托')).not.toBeNull()
  })

  it('hooks give the same answers', () => {
    function Actions() {
      const why = usePermissions((permissions) => permissions.why('/tdManage/siCheck', 'edit'))
      return <p>{`${usePermitted('import')} ${usePermitted('edit')} ${why}`}</p>
    }
    render(onPage(permissionsFor({ '/tdManage/siCheck': ['import'] }), <Actions />))
    expect(screen.getByText(/^true false 当前角色/)).toBeTruthy()
  })

  it('say what is missing without a provider', () => {
    expect(() => render(<Permitted code="import">导入委托</Permitted>)).toThrow('PermissionProvider')
  })
})

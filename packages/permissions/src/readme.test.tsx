// @vitest-environment jsdom
import { PermissionStore } from '@jst/permissions'
import { PermissionProvider, Permitted } from '@jst/permissions/react'

export const permissions = new PermissionStore()

export function OrderToolbar() {
  return (
    <PermissionProvider store={permissions} currentPath={() => location.pathname}>
      <Permitted code="import" fallback={<span>没有导入权限</span>}>
        <button type="button">导入委托</button>
      </Permitted>
    </PermissionProvider>
  )
}
// End of the example.
import { act, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('the example of the README works', () => {
  history.replaceState(null, '', '/tdManage/siCheck')
  render(<OrderToolbar />)
  expect(screen.queryByText('没有导入权限')).not.toBeNull()
  act(() => permissions.load([{ Path: '/tdManage/siCheck', Buttons: [{ Code: 'import' }], Children: [] }]))
  expect(screen.queryByRole('button', { name: '导入委托' })).not.toBeNull()
})

it('the README shows this example', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme.test.tsx'), 'utf8').split('// End of the example.')[0] ?? ''
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(example.replace(/^\/\/.*\n/, '').trim())
})

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Menu } from '../controls/Menu.tsx'
import { DataTable } from './DataTable.tsx'

const onSelect = vi.fn()
const ships = ['BERLIN EXPRESS', 'MSC IRINA', 'AL ZUBARA']
const items = ['变更记录', '标记跳港', '标记停航'].map((label) => ({ key: label, label, onSelect: () => onSelect(label) }))

function show() {
  render(
    <DataTable
      label="船期"
      rows={ships}
      rowKey={(ship) => ship}
      columns={[
        { key: 'ship', title: '船名', width: 200, render: (ship) => ship },
        { key: 'note', title: '备注', width: 200, render: (ship) => <input aria-label={`备注：${ship}`} defaultValue="晚到" /> },
        { key: 'acts', title: '操作', width: 80, render: (ship) => <Menu label={`更多：${ship}`} trigger="⋯" items={items} /> },
      ]}
    />,
  )
}
const rowOf = (ship: string) => screen.getByRole('row', { name: new RegExp(ship) })

it('moves from row to row, also from a button in one', async () => {
  show()
  rowOf('BERLIN EXPRESS').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(rowOf('MSC IRINA'))
  screen.getByRole('button', { name: '更多：MSC IRINA' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(rowOf('AL ZUBARA'))
})

it('leaves the keys of an open menu in a row to the menu', async () => {
  show()
  screen.getByRole('button', { name: '更多：BERLIN EXPRESS' }).focus()
  await userEvent.keyboard('{Enter}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('标记跳港')
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.textContent).toBe('标记停航')
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('标记跳港')
  expect(screen.queryByRole('menu')).toBeNull()
})

it('leaves the keys of a field in a row to the field', async () => {
  show()
  const field = screen.getByLabelText<HTMLInputElement>('备注：BERLIN EXPRESS')
  field.focus()
  await userEvent.keyboard('{Home}大约')
  expect([document.activeElement, field.value]).toEqual([field, '大约晚到'])
})

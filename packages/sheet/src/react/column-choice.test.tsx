// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { SheetColumn } from '../core/types.ts'
import { ColumnChoice, type ImportChoiceProps } from './column-choice.tsx'
import { ImportPreview } from './import-preview.tsx'

afterEach(cleanup)

const options = [
  { value: '', label: '不导入' },
  { value: 'no', label: '箱号' },
  { value: 'seal', label: 'Seal' },
  { value: 'size', label: 'Size' },
]
const changed = vi.fn<(value: string) => void>()
const outside = vi.fn<() => void>()

function Host({ first = 'no' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog that closes on Escape
    <div onKeyDown={({ key }) => (key === 'Escape' ? outside() : undefined)}>
      <ColumnChoice
        label="A 对应列"
        value={value}
        options={options}
        onChange={(next) => {
          changed(next)
          setValue(next)
        }}
      />
      <button type="button">next</button>
    </div>
  )
}
const start = async (first?: string) => {
  changed.mockClear()
  outside.mockClear()
  render(<Host {...(first === undefined ? {} : { first })} />)
  await userEvent.tab()
  return screen.getByRole('combobox', { name: 'A 对应列' })
}
/** Option that a screen reader announces as current. */
const current = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent

it('opens at what is chosen, moves by arrows, Home and End, and takes by Enter; the focus stays on the button', async () => {
  const button = await start()
  expect([button.getAttribute('aria-expanded'), screen.queryByRole('listbox')]).toEqual(['false', null])
  await userEvent.keyboard('{ArrowDown}')
  expect([button.getAttribute('aria-expanded'), current(), screen.getByRole('listbox', { name: 'A 对应列' }).id]).toEqual([
    'true',
    '箱号',
    button.getAttribute('aria-controls'),
  ])
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('箱号')
  await userEvent.keyboard('{ArrowDown}')
  expect(current()).toBe('Seal')
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(current()).toBe('Size')
  await userEvent.keyboard('{Home}{ArrowUp}')
  expect(current()).toBe('不导入')
  await userEvent.keyboard('{Enter}')
  expect([changed.mock.calls, screen.queryByRole('listbox'), button.textContent, document.activeElement]).toEqual([
    [['']],
    null,
    '不导入',
    button,
  ])
})

it('finds by typing, shut or open, and takes by Space and by Tab', async () => {
  const button = await start()
  await userEvent.keyboard('s')
  expect(current()).toBe('Seal')
  await userEvent.keyboard('s')
  expect(current()).toBe('Size')
  await userEvent.tab()
  expect([changed.mock.calls, document.activeElement?.textContent]).toEqual([[['size']], 'next'])
  button.focus()
  await userEvent.keyboard(' {ArrowUp} ')
  expect(changed.mock.calls.at(-1)).toEqual(['seal'])
})

it('closes by Escape without a change, and leaves the next Escape to what it lies in', async () => {
  await start()
  await userEvent.keyboard('{Enter}{End}{Escape}')
  expect([screen.queryByRole('listbox'), changed.mock.calls, outside.mock.calls]).toEqual([null, [], []])
  await userEvent.keyboard('{Escape}')
  expect(outside).toHaveBeenCalledOnce()
})

it('takes by the mouse, closes when it is left, and says nothing of what is chosen already', async () => {
  const button = await start('seal')
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('option', { name: '箱号' }))
  expect([changed.mock.calls, document.activeElement]).toEqual([[['no']], button])
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('option', { name: '箱号' }))
  expect(changed).toHaveBeenCalledOnce()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('button', { name: 'next' }))
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('gives its place to the control of the application', async () => {
  const columns: readonly SheetColumn[] = [
    { key: 'no', header: '箱号', kind: 'text', width: 100 },
    { key: 'weight', header: '毛重', kind: 'decimal', width: 100, unit: 'kg' },
  ]
  const given: ImportChoiceProps[] = []
  const Own = (props: ImportChoiceProps) => {
    given.push(props)
    return (
      <button type="button" onClick={() => props.onChange('')}>
        {props.label}
      </button>
    )
  }
  const table = [
    ['箱号', '毛重'],
    ['CSNU4100000', '12'],
  ]
  const accepted = vi.fn<(plan: { mapping: readonly (string | null)[] }) => void>()
  render(<ImportPreview table={table} columns={columns} Choice={Own} onAccept={accepted} onCancel={() => undefined} />)
  expect(given.slice(0, 2).map(({ value, options: all }) => [value, all.map(({ label }) => label)])).toEqual([
    ['no', ['不导入', '箱号', '毛重 (kg)']],
    ['weight', ['不导入', '箱号', '毛重 (kg)']],
  ])
  await userEvent.click(screen.getByRole('button', { name: '毛重 对应列' }))
  await userEvent.click(screen.getByRole('button', { name: '导入 1 行' }))
  expect([accepted.mock.lastCall?.[0].mapping, screen.queryByRole('combobox')]).toEqual([['no', null], null])
})

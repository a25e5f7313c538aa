// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { applyBatch } from '../core/batch.ts'
import type { SheetModel } from '../core/sheet-model.ts'
import type { CellMark, CellValue, SheetColumn, SheetMarks, SheetRow } from '../core/types.ts'
import { Sheet } from './sheet.tsx'
import { useSheetModel } from './use-model.ts'

afterEach(cleanup)

const drawn: CellValue[] = []
const columns: readonly SheetColumn[] = [
  {
    key: 'no',
    header: '箱号',
    kind: 'text',
    width: 100,
    format: (value) => {
      drawn.push(value)
      return String(value ?? '')
    },
  },
  { key: 'weight', header: '毛重', kind: 'decimal', width: 100, sum: true },
]
const rowsOf = (set: string) =>
  Array.from({ length: 8 }, (_, at): SheetRow => ({ id: `${set}${at}`, values: { no: `${set}${at}`, weight: at } }))

interface HostProps {
  set?: string
  marks?: SheetMarks
  loading?: boolean
}
let model: SheetModel

function Host({ set = 'a', marks, loading = false }: HostProps) {
  const [sets, setSets] = useState<Record<string, readonly SheetRow[]>>({ a: rowsOf('a'), b: rowsOf('b'), none: [] })
  const made = useSheetModel({
    rows: sets[set] ?? [],
    dataKey: set,
    columns,
    ...(marks ? { marks } : {}),
    onChange: (batch) => setSets((now) => ({ ...now, [set]: applyBatch(now[set] ?? [], batch) })),
  })
  useLayoutEffect(() => {
    model = made
  }, [made])
  return <Sheet model={made} label="箱货明细" loading={loading} />
}
const input = () => screen.getByRole<HTMLTextAreaElement>('textbox')

it('a key draws no cell anew, and Enter only the rows that it concerns', async () => {
  const user = userEvent.setup()
  render(<Host />)
  act(() => input().focus())
  drawn.length = 0
  await user.keyboard('MSKU')
  expect(input().value).toBe('MSKU')
  expect(drawn).toEqual([])
  await user.keyboard('{Enter}')
  expect(new Set(drawn)).toEqual(new Set(['MSKU', 'a0', 'a1']))
})

it('a composition that begins on a selected cell is the beginning of its text', async () => {
  render(<Host />)
  fireEvent.compositionStart(input())
  expect(model.editing?.mode).toBe('replace')
  fireEvent.input(input(), { target: { value: '你' } })
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
  expect(model.editing).toBeDefined()
  fireEvent.compositionEnd(input())
  fireEvent.keyDown(input(), { key: 'Enter' })
  expect(screen.getByRole('gridcell', { name: '你' })).toBeDefined()
})

it('the text under edit is taken over when the focus goes elsewhere', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Host />
      <button type="button">别处</button>
    </>,
  )
  act(() => input().focus())
  await user.keyboard('X1')
  await user.click(screen.getByRole('button', { name: '别处' }))
  expect(screen.getByRole('gridcell', { name: 'X1' })).toBeDefined()
})

it('another data set begins anew at its first cell, and coming back shows what was typed', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Host />)
  act(() => input().focus())
  await user.keyboard('{ArrowDown}Y1{Enter}')
  rerender(<Host set="b" />)
  expect(model.selection.active).toEqual({ row: 0, column: 0 })
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.getByRole('gridcell', { name: 'b1' })).toBeDefined()
  rerender(<Host />)
  expect(screen.getByRole('gridcell', { name: 'Y1' })).toBeDefined()
})

it('new maps of marks that say the same draw no row anew; a new mark is read out at its cell', () => {
  const marksOf = (message: string): SheetMarks => {
    const mark: CellMark = { severity: 'error', message }
    return new Map([['a0', new Map([['no', mark]])]])
  }
  const { rerender } = render(<Host marks={marksOf('校验码不符')} />)
  const cell = screen.getByRole('gridcell', { name: 'a0' })
  expect(cell.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe('校验码不符')
  drawn.length = 0
  rerender(<Host marks={marksOf('校验码不符')} />)
  expect(drawn).toEqual([])
  rerender(<Host marks={marksOf('箱号重复')} />)
  expect(new Set(drawn)).toEqual(new Set(['a0']))
})

it('says that it is loading, and that it is empty', () => {
  const { rerender } = render(<Host set="none" loading />)
  expect(screen.getByText('正在加载')).toBeDefined()
  rerender(<Host set="none" />)
  expect(screen.getByText('没有数据')).toBeDefined()
})

it('the menu of the keyboard works on the selection and gives the cursor back', async () => {
  const clear = vi.fn()
  const user = userEvent.setup()
  render(<Host />)
  act(() => input().focus())
  vi.spyOn(model, 'clear').mockImplementation(clear)
  fireEvent.contextMenu(input())
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(clear).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(input())
})

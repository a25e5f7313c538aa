// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CellTable, type CellTableProps } from './CellTable.tsx'
import { ReadTable, type ReadTableProps } from './ReadTable.tsx'

afterEach(cleanup)

interface Charge {
  readonly code: string
  readonly amount: string
}
const charges: readonly Charge[] = [
  { code: 'O/F', amount: '4,300.00' },
  { code: 'THC', amount: '370.00' },
]
const columns = ['code', ({ amount }: Charge) => <strong>{amount}</strong>] as const
const declare = (more: Partial<CellTableProps<Charge>> = {}) =>
  render(
    <CellTable
      label="费用"
      titles={['代码', '金额']}
      rows={charges}
      rowKey={({ code }) => code}
      renderCells={columns}
      numeric={[1]}
      {...more}
    />,
  )
it('renders declared cells: the first names its row, and numbers stand at the end', () => {
  declare()
  const row = within(screen.getByRole('row', { name: 'THC 370.00' }))
  expect(row.getByRole('rowheader').textContent).toBe('THC')
  expect(row.getByRole('cell').className).toBe('jst-right')
  expect(row.getByText('370.00').tagName).toBe('STRONG')
  cleanup()
  declare({ nameColumn: -1 })
  expect(screen.queryByRole('rowheader')).toBeNull()
})

it('says that there are no rows', () => {
  declare({ rows: [], none: '没有费用' })
  expect(screen.getByText('没有费用')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

const read = { data: undefined as unknown, error: undefined, reload: () => undefined }
const readRows = (more: Partial<ReadTableProps<Charge>>) =>
  render(<ReadTable label="费用" none="没有费用" rows={charges} rowKey={({ code }) => code} renderCells={columns} read={read} {...more} />)
it('says that a read has no rows once it has answered', () => {
  readRows({ rows: [] })
  expect(screen.queryByText('没有费用')).toBeNull()
  cleanup()
  readRows({ rows: [], read: { ...read, data: [] } })
  expect(screen.getByText('没有费用')).toBeDefined()
})

it('keeps the rows under the error of a later read, and reads again', () => {
  let count = 0
  const failed = { data: charges, error: { message: '网络中断，请重试' }, reload: () => void (count += 1) }
  readRows({ read: failed })
  expect(screen.getByRole('table')).toBeDefined()
  act(() => within(screen.getByRole('alert')).getByRole('button').click())
  expect(count).toBe(1)
  cleanup()
  readRows({ rows: [], read: { ...failed, data: undefined } })
  expect(screen.getByRole('alert').textContent).toContain('网络中断')
  expect(screen.queryByText('没有费用')).toBeNull()
})

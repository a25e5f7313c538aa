// @vitest-environment jsdom
import { applyBatch, type SheetColumn, type SheetRow } from '@jst/sheet'
import { Sheet, useSheetModel } from '@jst/sheet/react'
import { useState } from 'react'

const columns: readonly SheetColumn[] = [
  { key: 'containerNo', header: '箱号', kind: 'text', width: 140 },
  { key: 'type', header: '箱型', kind: 'choice', width: 90, choices: [{ value: '20GP' }, { value: '40HQ' }] },
  { key: 'weight', header: '毛重', unit: 'KGS', kind: 'decimal', width: 130, sum: true },
]

export function Containers({ first }: { first: readonly SheetRow[] }) {
  const [rows, setRows] = useState(first)
  const model = useSheetModel({
    rows,
    columns,
    createRow: ({ level }) => ({ id: crypto.randomUUID(), level, values: {} }),
    onChange: (batch) => setRows((now) => applyBatch(now, batch)),
  })
  return <Sheet model={model} label="箱货明细" height={520} />
}
// End of the example.
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const first = [
  { id: '1', values: { containerNo: 'CSNU4100000', type: '40HQ', weight: 1.1 } },
  { id: '2', values: { containerNo: 'OOLU4100037', type: '20GP', weight: 2.2 } },
]
const cells = () => screen.getAllByRole('gridcell').map(({ textContent }) => textContent)

it('the example of the README takes keys and pastes, and adds up exactly', async () => {
  const user = userEvent.setup()
  render(<Containers first={first} />)
  expect(cells().slice(-1)).toEqual(['3.300'])
  await user.click(screen.getByRole('textbox', { name: '第 1 行 箱号' }))
  await user.keyboard('{ArrowDown}{End}5.25{Enter}')
  expect(cells().slice(5, 6)).toEqual(['5.250'])
  await user.keyboard('{Control>}{Home}{/Control}')
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => 'A\nB\nC\n' } })
  expect(cells().filter((text) => /^[ABC]$/.test(text ?? ''))).toEqual(['A', 'B', 'C'])
  expect(screen.getByRole('status').textContent).toBe('已粘贴 3 个单元格，新增 1 行')
})

it('the README shows this example', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme.test.tsx'), 'utf8').split('// End of the example.')[0] ?? ''
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(example.replace(/^\/\/.*\n/, '').trim())
})

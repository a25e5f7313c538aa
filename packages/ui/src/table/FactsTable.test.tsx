// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { afterEach, expect, it } from 'vitest'
import { FactsTable } from './FactsTable.tsx'

afterEach(cleanup)

interface Charge {
  readonly code: string
  readonly amount: string
}
const charges: readonly Charge[] = [
  { code: 'O/F', amount: '4,300.00' },
  { code: 'THC', amount: '370.00' },
]
const open = (more: Partial<Parameters<typeof FactsTable<Charge>>[0]> = {}) =>
  render(
    <FactsTable
      label="费用"
      titles={['代码', '金额']}
      rows={charges}
      rowKey={({ code }) => code}
      renderRow={({ code, amount }) => (
        <>
          <th scope="row">{code}</th>
          <td>{amount}</td>
        </>
      )}
      {...more}
    />,
  )

it('is a table with a name, headings, and rows that are named by their first cell', () => {
  open()
  const table = within(screen.getByRole('table', { name: '费用' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['代码', '金额'])
  expect(within(table.getByRole('row', { name: 'THC 370.00' })).getByRole('rowheader').textContent).toBe('THC')
})

it('says a caption above its rows and has sums below them', () => {
  open({
    caption: '前 2 项',
    foot: (
      <tr>
        <td colSpan={2}>4,670.00</td>
      </tr>
    ),
  })
  expect(screen.getByText('前 2 项').tagName).toBe('CAPTION')
  expect(screen.getByText('4,670.00').closest('tfoot')).not.toBeNull()
})

it('draws the first rows, and as many more at each press', () => {
  open({ limit: { rows: 1, more: (count) => `再显示 ${count} 行` } })
  expect(screen.queryByText('THC')).toBeNull()
  act(() => screen.getByRole('button', { name: '再显示 1 行' }).click())
  expect(screen.getByText('THC')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('marks rows that differ from the others, keeps hidden headings for screen readers, and says that it is being read', () => {
  open({ rowClass: ({ code }) => (code === 'THC' ? 'is-same' : undefined), titlesHidden: true, busy: true })
  expect(screen.getAllByRole('row').map(({ className }) => className)).toEqual(['', '', 'is-same'])
  expect(screen.getByRole('columnheader', { name: '金额' }).closest('thead')!.className).toBe('jst-hidden')
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
})

it('draws its rows anew when what their cells read has changed', () => {
  const rate = observable.box('7.10')
  open({ renderRow: ({ code }) => <td>{`${code} ${rate.get()}`}</td> })
  act(() => runInAction(() => rate.set('7.25')))
  expect(screen.getByText('THC 7.25')).toBeDefined()
})

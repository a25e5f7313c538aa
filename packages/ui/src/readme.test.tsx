// @vitest-environment jsdom
import { AppLink, Countdown, createUiServices, DataTable, StatusTag, UiProvider, type Column } from '@jst/ui'

interface Bill {
  id: number
  no: string
  deadline: string
}
const columns: Column<Bill>[] = [
  { key: 'no', title: '提单号', width: 180, render: (row) => <AppLink to={`/bills?id=${row.id}`}>{row.no}</AppLink> },
  { key: 'state', title: '状态', width: 100, render: () => <StatusTag tone="blue">待审核</StatusTag> },
  { key: 'deadline', title: '截单', width: 140, render: (row) => <Countdown deadline={row.deadline} /> },
]
const services = createUiServices({ navigate: (to) => window.location.assign(to), storage: window.localStorage, page: document })

export function Bills({ rows }: { rows: Bill[] }) {
  return (
    <UiProvider services={services}>
      <DataTable label="提单" columns={columns} rows={rows} rowKey={(row) => row.id} />
    </UiProvider>
  )
}
// End of the example.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

afterEach(cleanup)

it('the example of the README draws its rows', () => {
  render(<Bills rows={[{ id: 7, no: 'COSU6412345670', deadline: '2026-12-01T08:00:00.000Z' }]} />)
  expect(screen.getByRole('link', { name: 'COSU6412345670' }).getAttribute('href')).toBe('/bills?id=7')
  expect(screen.getByRole('grid', { name: '提单' }).textContent).toContain('待审核')
})

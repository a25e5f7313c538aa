// @vitest-environment jsdom
import type { DocumentSide } from '@jst/contracts/document'
import { customerCalls, customerDocument } from '@jst/contracts/partner'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ClaimMany } from '../document/ClaimMany.tsx'
import { MoveMany } from '../document/MoveMany.tsx'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { entityScreen } from './entityScreen.tsx'

afterEach(cleanup)

const { path } = customerCalls.entity
const list = 'GET /api/Customer/List'
const counts = 'GET /api/Customer/Counts'

function open(more: Parameters<typeof entityScreen>[2]) {
  let asked = 0
  const fake = new FakeApp({
    path,
    routes: {
      [list]: () => ({ Rows: [], Total: 0 }),
      [counts]: () => [
        { Field: 'Stage', Value: 'potential', Count: 12 + (asked += 1) - 1 },
        { Field: 'Stage', Value: 'stopped', Count: 3 },
      ],
    },
  })
  fake.permit(['view'])
  const { Screen } = entityScreen(customerCalls, '客户', {
    name: 'counted-customers',
    views: [
      { key: 'all', label: '全部', filters: {} },
      { key: 'potential', label: '潜在', filters: { Stage: 'potential' } },
      { key: 'both', label: '两项', filters: { Stage: 'stopped', State: 'removed' } },
    ],
    ...more,
  })
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}
const tab = (name: RegExp) => screen.findAllByRole('button', { name, hidden: true })
const askedFor = (fake: FakeApp) => fake.requests.filter(({ path: of }) => of === '/api/Customer/Counts').map(({ query }) => query)

describe('views of a list', () => {
  it('say how many rows they have: one filter each, and everything', async () => {
    const fake = open({ counted: true, always: { Layer: 'company' } })
    expect((await tab(/^潜在 ?12$/)).length).toBeGreaterThan(0)
    expect((await tab(/^全部 ?15$/)).length).toBeGreaterThan(0)
    expect((await tab(/^两项$/)).length).toBeGreaterThan(0)
    expect(askedFor(fake)).toEqual([{ Layer: 'company', Of: 'Stage' }])
  })
  it('are not counted where nobody asks for it', async () => {
    const fake = open({})
    await tab(/^潜在$/)
    expect(askedFor(fake)).toEqual([])
  })
})

describe('acts on chosen records', () => {
  const rows = [
    { Id: 7, UpdateTime: '2026-11-20T01:30:00.000Z' },
    { Id: 8, UpdateTime: '2026-11-20T01:30:00.000Z' },
  ]
  const moves = (side: DocumentSide, events?: readonly string[]) => {
    const fake = new FakeApp({ path })
    const buttons = Object.values(customerDocument.states.moves).flatMap(({ by }) => Object.values(by))
    fake.app.permissions.load(
      [...new Set(buttons.map((button) => button.path))].map((Path) => ({
        Path,
        Buttons: buttons.filter((button) => button.path === Path).map(({ code }) => ({ Code: code })),
        Children: [],
      })),
    )
    render(
      <FakeScreen
        fake={fake}
        Screen={() => (
          <MoveMany document={customerDocument} rows={rows} side={side} onDone={() => undefined} {...(events ? { events } : {})} />
        )}
      />,
    )
    return screen.queryAllByRole('button').map(({ textContent }) => textContent)
  }
  it('offer the moves of a side, or some of them in an order', () => {
    expect(moves('staff').length).toBeGreaterThan(2)
    cleanup()
    expect(moves('staff', ['stop', 'rest'])).toHaveLength(2)
    cleanup()
    expect(moves('party')).toEqual([])
  })
  it('take what nobody has, and list who has the others; these are tried again', async () => {
    const held = { Id: 8, No: 'KH26110008', Code: 'ILLEGAL_TRANSITION' as const, Message: '孙婷 正在处理，请确认后再接手' }
    const fake = new FakeApp({
      path,
      routes: {
        'POST /api/Document/ClaimMany': ({ body }) =>
          (body as { Ids: number[] }).Ids.length === 2 ? { Moved: [7], NotMoved: [held] } : { Moved: [8], NotMoved: [] },
      },
    })
    const { writes } = customerDocument
    fake.permit([writes.code], writes.path)
    render(<FakeScreen fake={fake} Screen={() => <ClaimMany document={customerDocument} rows={rows} onDone={() => undefined} />} />)
    await userEvent.click(screen.getByRole('button', { name: '领取' }))
    expect(await screen.findByText('孙婷 正在处理，请确认后再接手')).toBeDefined()
    expect(screen.getByText('完成 1 条，1 条未完成')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '重试这 1 条' }))
    await waitFor(() => expect(screen.getByText('已完成 2 条')).toBeDefined())
  })
})

// @vitest-environment jsdom
import { siCockpit } from '@jst/contracts/si'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { Activity } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDetail } from '../detail/useDetail.ts'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { useLiveReload } from './useLiveReload.ts'

let asked: number
let fake: FakeApp
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  asked = 0
  fake = new FakeApp({ routes: { [`GET ${siCockpit.path}`]: () => ({ asked: ++asked }) } })
  fake.app.session.adoptToken('token-1')
  fake.app.live.open()
  fake.socket.current!.accept()
})
afterEach(() => {
  cleanup()
  fake.app.live.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const Counts = observer(function Counts({ order }: { order?: number }) {
  const counts = useDetail(siCockpit, {})
  useLiveReload(['si/changed'], [counts], ({ CGO_IDs }) => order === undefined || CGO_IDs.includes(order))
  return <output>{JSON.stringify(counts.data)}</output>
})
const hear = (order = 70) => act(async () => fake.socket.current!.receive({ type: 'si/changed', content: { Ids: [7], CGO_IDs: [order] } }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => screen.findByText(/asked/)

it('asks once for the first of many events and once for the rest', async () => {
  render(<FakeScreen fake={fake} Screen={Counts} />)
  await shown()
  await pass(10)
  for (let event = 0; event < 50; event++) await hear()
  await pass(2_000)
  await waitFor(() => expect(asked).toBe(3))
})

it('asks for nothing when an event is about something else', async () => {
  render(<FakeScreen fake={fake} Screen={() => <Counts order={71} />} />)
  await shown()
  await hear(70)
  await pass(2_000)
  expect(asked).toBe(1)
})

it('asks for nothing while its tab is hidden, and once when it is shown again', async () => {
  const Switched = observer(function Switched() {
    return (
      <Activity mode={fake.path === '/' ? 'visible' : 'hidden'}>
        <Counts />
      </Activity>
    )
  })
  render(<FakeScreen fake={fake} Screen={Switched} />)
  await shown()
  await pass(10)
  await act(async () => fake.goTo('/other'))
  for (let event = 0; event < 3; event++) await hear()
  await pass(2_000)
  expect(asked).toBe(1)
  await act(async () => fake.goTo('/'))
  await pass(2_000)
  expect(asked).toBe(2)
})

it('asks for nothing while the document is hidden, and once when it is shown again', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  render(<FakeScreen fake={fake} Screen={Counts} />)
  await shown()
  for (let event = 0; event < 3; event++) await hear()
  await pass(2_000)
  expect(asked).toBe(1)
  visibility.mockReturnValue('visible')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await pass(2_000)
  expect(asked).toBe(2)
})

it('does not ask again for what was asked since the event', async () => {
  let reload = () => undefined as void
  const Saving = observer(function Saving() {
    const counts = useDetail(siCockpit, {})
    reload = counts.reload
    useLiveReload(['si/changed'], [counts])
    return <output>{JSON.stringify(counts.data)}</output>
  })
  render(<FakeScreen fake={fake} Screen={Saving} />)
  await shown()
  await pass(10)
  await hear()
  await hear()
  await pass(10)
  await act(async () => reload())
  await pass(2_000)
  expect(asked).toBe(3)
})

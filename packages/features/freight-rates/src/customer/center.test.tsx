// @vitest-environment jsdom
import { publicPorts } from '@jst/contracts/freight-rates'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { centerQueryOf, CenterForm, type CenterQuery } from './CenterForm.tsx'

afterEach(cleanup)

const ports = [
  { Code: 'CNSHA', Name: '上海', NameEn: 'SHANGHAI' },
  { Code: 'USLAX', Name: '洛杉矶', NameEn: 'LOS ANGELES' },
  { Code: 'NZAKL', Name: '奥克兰', NameEn: 'AUCKLAND' },
  { Code: 'USOAK', Name: '奥克兰', NameEn: 'OAKLAND' },
]

it('takes a port by its name as it is typed, and asks where two ports have the name', async () => {
  const asked: CenterQuery[] = []
  const fake = new FakeApp({ surface: 'public', routes: { [`GET ${publicPorts.path}`]: () => ports } })
  render(<FakeScreen fake={fake} Screen={() => <CenterForm centerQuery={undefined} onAsk={(query) => asked.push(query)} />} />)
  const type = async (name: string, text: string) => {
    const field = screen.getByRole('combobox', { name })
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await type('装货港', '上海')
  await type('卸货港', '奥克兰')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('有同名港口，请选择：奥克兰 NZAKL、奥克兰 USOAK')).toBeTruthy()
  expect(asked).toEqual([])
  await type('卸货港', 'Los Angeles')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(asked).toMatchObject([{ Pol: 'CNSHA', Pod: 'USLAX' }]))
})

it('looks the names of an address up as if they were typed, and asks at once', async () => {
  const asked: CenterQuery[] = []
  const routes = {
    [`GET ${publicPorts.path}`]: ({ query }: { query: Record<string, unknown> }) => ports.filter(({ Name }) => Name === query['Keyword']),
  }
  const fake = new FakeApp({ surface: 'public', routes })
  const form = <CenterForm centerQuery={undefined} typed={{ pol: '上海', pod: '洛杉矶' }} onAsk={(query) => asked.push(query)} />
  render(<FakeScreen fake={fake} Screen={() => form} />)
  await waitFor(() => expect(asked).toMatchObject([{ Pol: 'CNSHA', Pod: 'USLAX', Boxes: '40HQ*1' }]))
})

it('of ports alone asks for one 40HQ today, as links of a site do', () => {
  expect(centerQueryOf(new URLSearchParams({ Pol: 'CNSHA', Pod: 'USLAX' }))).toMatchObject({ Pol: 'CNSHA', Pod: 'USLAX', Boxes: '40HQ*1' })
  expect(centerQueryOf(new URLSearchParams({ Pol: '上海', Pod: 'USLAX' }))).toBeUndefined()
})

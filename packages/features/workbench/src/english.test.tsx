// @vitest-environment jsdom
import { homeTiles } from '@jst/contracts/workbench'
import { KitTextsProvider, type HomeTile } from '@jst/feature-kit'
import { englishTexts as kit } from '@jst/feature-kit/english'
import { chineseIn, FakeScreen, sampleEmployee } from '@jst/feature-kit/testing'
import { TextsProvider } from '@jst/ui'
import { englishTexts as ui } from '@jst/ui/english'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Screen as External } from './ExternalWorkbench.tsx'
import { fakeFor } from './testing/desk.ts'
import { english } from './texts-en.ts'
import { tiled } from './tiles/tiled.tsx'
import { viewed } from './views/viewed.tsx'

afterEach(cleanup)

const path = '/external/workbench'
const tile: HomeTile = {
  key: 'booking.ownReturned',
  path,
  query: {},
  label: '待补充订舱',
  hint: '被退回补充的订舱',
  roles: ['customer'],
  order: 5,
}
const words = async () => ({ [tile.key]: { label: 'Bookings to complete', hint: 'Sent back' } })

async function show(language: 'EN' | 'CN', CompanyKind: 'customer' | 'provider') {
  const fake = fakeFor('external', { [`GET ${homeTiles.path}`]: () => [{ Key: tile.key, Count: 2 }] })
  Object.assign(fake.meta, { speaks: 'session' })
  fake.gateway.employee = { ...sampleEmployee, CompanyKind, RoleNames: ['Operator', 'Sales'] }
  fake.app.session.adoptToken('token-1')
  await fake.app.session.load()
  fake.app.session.setLanguage(language)
  const rates = { key: 'rates', label: '运价查询', labelEn: 'Rates', load: async () => ({ Screen: External }) }
  const home = tiled([tile], viewed(path, { Screen: External }, [rates]), words)
  const page = <FakeScreen fake={fake} Screen={home.Screen} />
  if (language === 'CN') render(page)
  else
    render(
      <TextsProvider texts={ui}>
        <KitTextsProvider texts={kit}>{page}</KitTextsProvider>
      </TextsProvider>,
    )
  return fake
}
/** Chinese of the page but for what was typed and names of companies. */
const chinese = () =>
  (document.body.textContent ?? '').replaceAll(/\[R03 箱封号错误\] 校验位不符|上海 → 鹿特丹|宁波 → 汉堡/g, '').match(/\p{Script=Han}+/gu)

it('every text of the homes is English where the page is', () => {
  expect(chineseIn(english)).toEqual([])
})

it('the home of a customer is English with its figures and views, and Chinese again with the session', async () => {
  const fake = await show('EN', 'customer')
  expect((await screen.findByRole('link', { name: /^Bookings to complete2/ })).getAttribute('href')).toBe(path)
  expect(within(screen.getByRole('navigation', { name: 'Parts of the workbench' })).getByRole('link', { name: 'Rates' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /^R02 Goods too vague/ })).toBeTruthy()
  expect(chinese()).toBeNull()
  fake.app.session.setLanguage('CN')
  expect(await screen.findByRole('link', { name: /^待补充订舱2/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: '运价查询' })).toBeTruthy()
})

it('the home of a provider is English', async () => {
  await show('EN', 'provider')
  expect(await screen.findByRole('heading', { name: 'Provider workbench' })).toBeTruthy()
  expect(screen.getByText('Operator, Sales')).toBeTruthy()
})

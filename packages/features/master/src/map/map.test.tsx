// @vitest-environment jsdom
import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Screen as Ports } from '../basic/GlobleHaven.tsx'
import { all, index, row } from '../testing/rows.ts'

const rows = [
  row(1, 'CNSHA', { NameZh: '上海', Lon: 121.67, Lat: 31.33 }),
  row(2, 'NLRTM', { NameZh: '鹿特丹', Lon: 4.24, Lat: 51.89 }),
  row(3, 'USDAL', { NameZh: '达拉斯', Lon: -96.8, Lat: 32.78 }),
  row(4, 'CNXXX', { NameZh: '没有坐标' }),
]
const path = '/BasicData/GlobleHaven'

function show(search: string, list = () => ({ Rows: rows, Total: rows.length }) as unknown) {
  const fake = new FakeApp({ path: path + search, routes: { ...index, 'GET /api/Port/List': list } })
  fake.permit(all)
  render(<FakeScreen fake={fake} Screen={Ports} />)
  return fake
}

afterEach(cleanup)

it('the rows of the list stand on a map, whose view is in the address; choosing one opens its drawer', async () => {
  const fake = show('?Country=CN')
  await userEvent.click(await screen.findByRole('link', { name: '地图' }))
  expect(fake.path).toBe(`${path}?Country=CN&View=map`)
  expect(await screen.findByText('地图上共 3 处；另有 1 条没有经纬度，未显示', undefined, { timeout: 5000 })).toBeDefined()
  expect(fake.requests.filter(({ query }) => query?.['PageSize'] === 200).at(-1)?.query).toMatchObject({ Country: 'CN' })
  screen.getByRole('button', { name: '上海，CNSHA' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: '编辑港口：上海' })).toBeDefined()
})

it('the address says between which ports: miles, kilometres, days, what is passed, and the way around the canal', async () => {
  const fake = show('?View=map&From=CNSHA&To=NLRTM')
  const table = await screen.findByRole('table', undefined, { timeout: 5000 })
  const cells = (name: RegExp) => {
    const line = [...table.querySelectorAll('tr')].find(({ textContent }) => name.test(textContent))
    return [...(line?.querySelectorAll('td') ?? [])].map(({ textContent }) => Number(textContent.replaceAll(',', '')))
  }
  const [miles, around] = cells(/航程（海里）/)
  expect(Math.abs(miles! / 10_521 - 1)).toBeLessThan(0.02)
  expect(Math.abs(around! / 13_800 - 1)).toBeLessThan(0.03)
  expect(cells(/公里/)[0]).toBeCloseTo(miles! * 1.852, -2)
  expect(cells(/20 节航行/)[0]).toBeCloseTo(miles! / 480, 0)
  expect(screen.getByText(/^途经：台湾海峡、马六甲海峡、曼德海峡、苏伊士运河、直布罗陀海峡、多佛尔海峡$/)).toBeDefined()
  expect(screen.getByText(/不走苏伊士运河、改经.*好望角，多/)).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: '对调装货港与卸货港' }))
  expect(fake.path).toContain('From=NLRTM&To=CNSHA')
  await userEvent.click(screen.getByRole('checkbox', { name: '马六甲海峡' }))
  expect(fake.path).toContain('Avoid=malacca')
  await waitFor(() => expect(screen.queryByText(/马六甲海峡、/)).toBeNull())
})

it.each([
  ['?View=map&From=CNSHA&To=USDAL', '达拉斯是内陆点或内河港，海船不能到达，请改选海港后另计内陆段。'],
  ['?View=map&From=CNXXX&To=CNSHA', '没有坐标没有经纬度，请先在港口资料中补充。'],
  ['?View=map&From=CNSHA&To=CNSHA', '装货港与卸货港相同，请重新选择。'],
  ['?View=map&From=CNSHA&To=<script>', '港口表中没有启用的港口 <script>，请重新选择。'],
  ['?View=map&Avoid=everything,suez', '选择装货港与卸货港，查看航程与航行天数。'],
])('%s: %s', async (search, said) => {
  show(search)
  expect(await screen.findByText(said, undefined, { timeout: 5000 })).toBeDefined()
})

it('says why there is nothing, and tries again', async () => {
  let tries = 0
  show('?View=map', () => (tries++ < 2 ? refusal('INTERNAL') : { Rows: rows, Total: 4 }))
  await userEvent.click(await screen.findByRole('button', { name: '重试' }, { timeout: 5000 }))
  await waitFor(
    async () => {
      const again = screen.queryByRole('button', { name: '重试' })
      if (again) await userEvent.click(again)
      expect(screen.getByText(/地图上共 3 处/)).toBeDefined()
    },
    { timeout: 5000 },
  )
})

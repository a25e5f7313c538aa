import { plannedCall } from '@jst/contracts/schedules'
import { expect, type Page } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { attempt, call, open, seen, test } from './kit.ts'

const live = '/DataMaintenance/ScheduleMaintenance'
const longTerm = '/DataMaintenance/ShipSchedulemaintain'

interface Order {
  CarrierCode: string
  Vessel: string
  Voyage: string
  LoadPortCode: string
  DischargePortCode: string
}
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
/** Types a time into its cell, by the clock of China. */
async function enter(page: Page, what: string, hours: number): Promise<void> {
  await seen(page.getByRole('button', { name: new RegExp(`^录入${what} .*(上海|宁波|青岛|深圳盐田|厦门|天津新港)`) })).click()
  const input = seen(page.getByRole('textbox', { name: new RegExp(what) }))
  await input.fill(
    at(hours + 8)
      .slice(0, 16)
      .replace('T', ' '),
  )
  await input.press('Enter')
  await expect(page.getByText(`${what} 已保存`).first()).toBeVisible()
}

test('a service is rolled forward: the coming weeks are previewed, made, and stand in the week view', async ({ signIn }) => {
  const ops = await signIn('ops', `${longTerm}?View=rotation&ServiceCode=CTX`)
  // further than an attempt before this one may have come
  const weeks = 14 + 2 * attempt()
  await seen(ops.getByRole('button', { name: '按周滚动' })).click()
  const roll = ops.getByRole('dialog')
  await roll.getByRole('textbox', { name: /滚动周数/ }).fill(String(weeks))
  await ops.keyboard.press('Enter')
  await expect(roll.getByText('已有', { exact: true }).first()).toBeVisible()
  await expect(roll.getByText('将生成', { exact: true }).first()).toBeVisible()
  expect(await faultsOf(ops)).toEqual([])
  await roll.getByRole('button', { name: /生成 \d+ 个航次/ }).click()
  await expect(ops.getByText(/已生成 \d+ 个航次/)).toBeVisible()
  await ops.goto(`${longTerm}?View=weeks&ServiceCode=CTX&To=${at((weeks + 1) * 7 * 24).slice(0, 10)}`)
  await expect(seen(ops.getByRole('rowheader', { name: /CTX/ }))).toBeVisible()
  expect(await faultsOf(ops)).toEqual([])
})

test('a late departure is entered in its place, seen by a second clerk at once, and told to the customer of an order on board', async ({
  signIn,
}) => {
  const [ops, boss, customer] = await Promise.all([signIn('ops'), signIn('boss'), signIn('customer')])
  // an order, and a service, of this attempt's own
  const own = attempt()
  const orders = (await call<{ Rows: Order[] }>(customer, '/api/CargoOrder/GetCargoOrderPagedList?PageSize=50')).Rows
  const order = orders.filter(({ Vessel }) => Vessel !== '')[own]
  const { Vessel, Voyage: VoyageNo, CarrierCode, LoadPortCode, DischargePortCode } = order!
  const Calls = [plannedCall(LoadPortCode, at(-80), at(-60)), plannedCall(DischargePortCode, at(400), null)]
  const Voyage = { CarrierCode, ServiceCode: `E2E${own}`, Imo: '', Vessel, VoyageNo, Source: '', Remark: '', Calls }
  await call(ops, '/api/Voyage/Save', { Id: 0, Voyage, CopyWeeks: 0 })
  const list = `${live}?ServiceCode=E2E${own}`
  await Promise.all([open(ops, list), open(boss, list)])
  const first = (page: Page) =>
    seen(page.getByRole('row').filter({ has: page.getByRole('button', { name: `${Vessel} / ${VoyageNo}`, exact: true }) }))
  await expect(first(boss)).toContainText('计划')
  expect(await faultsOf(ops)).toEqual([])

  await enter(ops, '实际到港 ATA', -30)
  await enter(ops, '实际离港 ATD', -10)
  await expect(first(boss)).toContainText('已离港')
  await expect(first(boss)).toContainText('晚 50 小时')
  await expect(seen(boss.getByRole('row').filter({ hasText: '预计' }))).toBeVisible()

  await first(ops)
    .getByRole('button', { name: `${Vessel} / ${VoyageNo}`, exact: true })
    .click()
  const drawer = ops.getByRole('dialog')
  await expect(drawer.getByText('未通知').first()).toBeVisible()
  expect(await faultsOf(ops)).toEqual([])
  await drawer.getByRole('button', { name: /通知 \d+ 票委托的客户/ }).click()
  await expect(drawer.getByText('已通知').first()).toBeVisible()
  await expect(customer.getByText(`船期延误：${Vessel} / ${VoyageNo}`).first()).toBeVisible()
})

test('ships of the filtered voyages stand on the map where their schedules say, and open by keyboard', async ({ signIn }) => {
  const ops = await signIn('ops')
  // a service and a ship of this attempt's own
  const ServiceCode = `E2EMAP${attempt()}`
  const Vessel = `${ServiceCode} SHIP`
  const Calls = [plannedCall('CNSHA', at(-80), at(-60)), plannedCall('SGSIN', at(80), at(100))]
  const Voyage = { CarrierCode: 'OOCL', ServiceCode, Imo: '', Vessel, VoyageNo: '001W', Source: '', Remark: '' }
  const { Id } = await call<{ Id: number }>(ops, '/api/Voyage/Save', { Id: 0, Voyage: { ...Voyage, Calls }, CopyWeeks: 0 })
  await ops.goto(`${live}?ServiceCode=${ServiceCode}`)
  await seen(ops.getByRole('link', { name: '地图', exact: true })).click()
  await expect(ops).toHaveURL(new RegExp(`ServiceCode=${ServiceCode}&View=map`))
  await expect(seen(ops.getByText(/按船期推算的位置，非 AIS 实时位置。地图上共 1 艘船/))).toBeVisible()
  expect(await faultsOf(ops)).toEqual([])
  const ship = seen(ops.getByRole('button', { name: new RegExp(`^${Vessel} / 001W，由上海往新加坡 · 预计`) }))
  await ship.press('Enter')
  await expect(ops.getByRole('dialog', { name: new RegExp(Vessel) })).toBeVisible()

  await ops.goto(`${longTerm}?ServiceCode=${ServiceCode}&From=2020-01-01`)
  await seen(ops.getByRole('button', { name: `${Vessel} / 001W`, exact: true })).click()
  const passages = ops.getByRole('region', { name: '航段里程与航速' })
  await expect(passages.getByRole('row', { name: /上海 → 新加坡 2,\d{3} 15\.\d 15\.\d/ })).toBeVisible()
  expect(await faultsOf(ops)).toEqual([])
  const { UpdateTime } = await call<{ UpdateTime: string }>(ops, `/api/Voyage/Get?Id=${Id}`)
  await call(ops, '/api/Voyage/Remove', { Id, UpdateTime })
})

import { plannedCall, type CallRow, type VoyageRow } from '@jst/contracts/schedules'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Screen as Live } from './live/LiveSchedule.tsx'
import { Screen } from './longterm/ShipSchedule.tsx'
import { figures, row, voyageRow } from './testing/rows.ts'
import { index, rotation, theirs } from './testing/rotation.ts'

const meta: Meta = { title: '设计评审/船期', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const longTerm = '/DataMaintenance/ShipSchedulemaintain'
const live = '/DataMaintenance/ScheduleMaintenance'
type Routes = NonNullable<FakeAppOptions['routes']>

const common: Routes = {
  'GET /api/BasicData/GetIndex': () => ({ Version: '1', Rows: index }),
  'GET /api/BasicData/GetStarred': () => [],
  'GET /api/Voyage/SourceFigures': () => figures,
}
function Page({ of, path, routes, codes }: { of: ComponentType; path: string; routes: Routes; codes: readonly string[] }) {
  const [fake] = useState(() => {
    const made = new FakeApp({ path, routes: { ...common, ...routes } })
    made.permit(codes)
    return made
  })
  return (
    <div style={{ height: 640, overflow: 'auto' }}>
      <FakeScreen fake={fake} Screen={of} />
    </div>
  )
}
const all = ['view', 'edit', 'roll', 'notify', 'import', 'export']
const page = (of: ComponentType, path: string, routes: Routes, codes: readonly string[] = all): StoryObj => ({
  render: () => <Page of={of} path={path} routes={routes} codes={codes} />,
})

const day = (days: number) => new Date(Date.UTC(2026, 10, 20 + days)).toISOString()
const ships = [
  ['OOCL SPAIN', '012W', 'OOCL', '东方海外'],
  ['COSCO SHIPPING UNIVERSE', '042W', 'COSU', '中远海运集运'],
  ['MSC IRINA', 'FE547W', 'MSCU', '地中海航运'],
] as const
const states = ['normal', 'delayed', 'blank'] as const
const voyages = Array.from({ length: 30 }, (_, at): VoyageRow => {
  const [Vessel, VoyageNo, CarrierCode, CarrierName] = ships[at % 3]!
  const Status = states[at % 3]!
  return {
    ...voyageRow,
    Id: at + 1,
    Vessel,
    VoyageNo,
    CarrierCode,
    CarrierName,
    ServiceCode: `AEU${(at % 6) + 1}`,
    Source: '船公司',
    Status,
    Delay: Status === 'delayed' ? 26 : 0,
    PlannedDeparture: day(at),
    Departure: day(at),
    PlannedArrival: day(at + 14),
    Arrival: day(at + 14),
  }
})
const longVoyage: VoyageRow = {
  ...voyages[1]!,
  Vessel: 'CMA CGM ANTOINE DE SAINT EXUPERY II',
  VoyageNo: '0FL3QW1MA',
  CarrierName: '达飞海运集团（中国）船务有限公司华东区代理部',
  LoadPortName: '上海洋山深水港区四期自动化集装箱码头',
  DischargePortName: '阿加迪尔（摩洛哥大西洋沿岸集装箱与渔业港口）',
  Reason: '台风“摩羯”影响，外高桥与洋山同时封港，船公司通知本航次截港时间顺延，以码头最新公告为准；'.repeat(8).slice(0, 300),
}
const listOf = (Rows: readonly VoyageRow[]): Routes => ({ 'GET /api/Voyage/List': () => ({ Rows, Total: Rows.length }) })
const never = () => new Promise<never>(() => undefined)

export const List: StoryObj = {
  ...page(Screen, longTerm, listOf(voyages)),
  name: '船期列表，30 行',
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: 'OOCL SPAIN / 012W' })
    await expect(first).toBeVisible()
  },
}
export const ListLong: StoryObj = { ...page(Screen, longTerm, listOf([longVoyage])), name: '船期列表，很长的内容', tags: ['长文本'] }
export const ListNothing: StoryObj = { ...page(Screen, longTerm, listOf([])), name: '船期列表，没有航次', tags: ['空'] }
export const ListOpening: StoryObj = {
  ...page(Screen, longTerm, { 'GET /api/Voyage/List': never }),
  name: '船期列表，加载中',
  tags: ['加载'],
}
export const ListFailed: StoryObj = {
  ...page(Screen, longTerm, { 'GET /api/Voyage/List': () => refusal('INTERNAL') }),
  name: '船期列表，加载失败',
  tags: ['出错'],
}
export const ListReadOnly: StoryObj = { ...page(Screen, longTerm, listOf(voyages), ['view']), name: '船期列表，只能查看', tags: ['无权限'] }
export const ListDark: StoryObj = { ...List, name: '船期列表，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const ListPhone: StoryObj = { ...List, name: '船期列表，手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

const services = [...new Set(voyages.map(({ ServiceCode }) => ServiceCode))].map((ServiceCode, at) => ({
  ServiceCode,
  ServiceName: at === 5 ? '远东—地中海—西非环线（经丹吉尔地中海港中转，含支线）' : `远东—欧洲环线${'一二三四五六'.charAt(at)}`,
  CarrierCode: ships[at % 3]![2],
  CarrierName: ships[at % 3]![3],
  Sailings: [0, 1, 2, 3]
    .filter((Week) => (Week + at) % 4 > 0)
    .map((Week) => ({
      Id: at * 10 + Week,
      Week,
      Vessel: ships[(at + Week) % 3]![0],
      VoyageNo: ships[(at + Week) % 3]![1],
      PortCode: 'CNSHA',
      Departure: day(Week * 7 + at),
      Status: states[(at + Week) % 3]!,
      Delay: (at + Week) % 3 === 1 ? 26 : null,
    })),
}))
export const Weeks: StoryObj = {
  ...page(Screen, `${longTerm}?View=weeks`, {
    ...listOf([]),
    'GET /api/Voyage/Weeks': () => ({ From: '2026-11-16', Weeks: 4, Services: services }),
  }),
  name: '周视图',
  tags: ['长文本'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('row', { name: /AEU1/ })).toBeVisible()
  },
}
export const WeeksDark: StoryObj = { ...Weeks, name: '周视图，深色', tags: ['深色'], globals: { theme: 'dark' } }

const calls = voyages.slice(0, 12).map((voyage, at): CallRow => ({
  ...row,
  VoyageId: voyage.Id,
  Vessel: voyage.Vessel,
  VoyageNo: voyage.VoyageNo,
  CarrierCode: voyage.CarrierCode,
  CarrierName: voyage.CarrierName,
  ServiceCode: voyage.ServiceCode,
  Status: voyage.Status,
  Delay: voyage.Delay,
  ...plannedCall('CNSHA', day(at - 3), day(at - 2)),
  State: at < 2 ? 'departed' : 'planned',
}))
export const Calls: StoryObj = {
  ...page(Live, `${live}?State=planned`, { 'GET /api/Voyage/CallList': () => ({ Rows: calls, Total: calls.length }) }),
  name: '实时船期',
}
const places = [
  { Code: 'CNSHA', Name: '上海', Lon: 121.67, Lat: 31.33 },
  { Code: 'SGSIN', Name: '新加坡', Lon: 103.8, Lat: 1.25 },
  { Code: 'NLRTM', Name: '鹿特丹', Lon: 4.24, Lat: 51.89 },
]
const call = (at: number, arrival: number | null, departure: number | null, State: string) => ({
  PortCode: places[at]!.Code,
  PortName: places[at]!.Name,
  Arrival: arrival === null ? null : day(arrival),
  Departure: departure === null ? null : day(departure),
  State,
})
const underWay = [-4, -14, -24].map((sailed, at) => ({
  Id: at + 1,
  Vessel: ships[at]![0],
  VoyageNo: ships[at]![1],
  Status: states[at % 2]!,
  Delay: at % 2 === 1 ? 26 : 0,
  Calls: [call(0, sailed - 1, sailed, 'departed'), call(1, sailed + 7, sailed + 8, 'planned'), call(2, sailed + 30, null, 'planned')],
}))
export const Ships: StoryObj = {
  ...page(Live, `${live}?View=map`, {
    'GET /api/Voyage/CallList': () => ({ Rows: [], Total: 0 }),
    'GET /api/Voyage/UnderWay': () => ({ Voyages: underWay, More: false, Ports: places }),
  }),
  name: '在航船舶地图',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/地图上共 3 艘船/, undefined, { timeout: 10_000 })).toBeVisible()
  },
}
export const ShipsDark: StoryObj = { ...Ships, name: '在航船舶地图，深色', tags: ['深色'], globals: { theme: 'dark' } }

/** Saved by a colleague before the clerk's own save. */
export const RotationOfTwo: StoryObj = {
  ...page(Screen, `${longTerm}?View=rotation&ServiceCode=LL1`, {
    'GET /api/ServiceRotation/List': () => [{ ServiceCode: 'LL1', ServiceName: 'LL1', CarrierCode: 'OOCL', Ports: 3 }],
    'GET /api/ServiceRotation/Get': () => rotation,
    'POST /api/ServiceRotation/Save': () => refusal('STALE_WRITE', { Data: theirs }),
  }),
  name: '挂靠与航程，他人先保存',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '编辑挂靠' }))
    const drawer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const days = drawer.getAllByLabelText('截单 离港前几天')[0]!
    await userEvent.clear(days)
    await userEvent.type(days, '4')
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    await expect(await drawer.findByRole('button', { name: '还有 1 项未选择' })).toBeDisabled()
  },
}
export const RotationOfTwoDark: StoryObj = {
  ...RotationOfTwo,
  name: '挂靠与航程，他人先保存，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
}

import { cockpitPath, platformAnalysisPath } from '@jst/contracts/freight-rates'
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { cockpit, figuresApp, indexes, indexesOfPoints, laneQuotesBare, platform } from '../testing/figures.ts'
import { Screen as Cockpit } from './FareCockpit.tsx'
import { Screen as Platform } from './PlatformFreightAnalysis.tsx'

const meta: Meta = { title: '设计评审/运价驾驶舱', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (Screen: ComponentType, path: string, routes: Routes = {}): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => figuresApp(path, routes))
    return (
      <div style={{ height: 900, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const shows = (...names: string[]): StoryObj['play'] =>
  async function seen({ canvasElement }) {
    for (const name of names) await expect((await within(canvasElement).findAllByText(name))[0]).toBeVisible()
  }
const never = () => new Promise(() => undefined)
const nothing: Routes = {
  'GET /api/FreightFigures/Cockpit': () => ({
    ...cockpit,
    Active: 0,
    D3: 0,
    D7: 0,
    D14: 0,
    UpdatedToday: 0,
    LostSearches: 0,
    Pols: [],
    Lanes: [],
    Cells: [],
    Carriers: [],
  }),
  'GET /api/FreightFigures/Index': () => ({ At: null, Lanes: [] }),
  'GET /api/FreightFigures/Lost': () => ({ Routes: 0, Rows: [] }),
  'GET /api/QuoteFigures/Lanes': () => ({ Lanes: [] }),
}

export const Usual: StoryObj = { ...page(Cockpit, cockpitPath), name: '运价驾驶舱', play: shows('缺 · 查 9 次', '关联港') }
export const Partial: StoryObj = {
  ...page(Cockpit, `${cockpitPath}?Lane=RFE`, { 'GET /api/FreightFigures/Index': () => ({ At: null, Lanes: indexes.slice(2) }) }),
  name: '数据不足',
  play: shows('仅 2 条，不足 3 条不计算指数'),
}
export const WithoutFloors: StoryObj = {
  ...page(Cockpit, cockpitPath, {
    'GET /api/FreightFigures/Index': () => ({ At: null, Lanes: indexesOfPoints }),
    'GET /api/QuoteFigures/Lanes': () => ({ Lanes: laneQuotesBare }),
  }),
  name: '不能查看底价与毛利',
  play: shows('今日运价条数'),
}
export const None: StoryObj = { ...page(Cockpit, cockpitPath, nothing), name: '没有数据', tags: ['空'], play: shows('还没有已发布的运价') }
export const Opening: StoryObj = {
  ...page(Cockpit, cockpitPath, Object.fromEntries(Object.keys(nothing).map((call) => [call, never]))),
  name: '加载中',
  tags: ['加载'],
}
export const Failed: StoryObj = {
  ...page(Cockpit, cockpitPath, { 'GET /api/FreightFigures/Index': () => refusal('INTERNAL') }),
  name: '一块加载失败',
  tags: ['出错'],
}
export const Dark: StoryObj = { ...page(Cockpit, cockpitPath), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...page(Cockpit, cockpitPath), name: '手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const Searches: StoryObj = {
  ...page(Cockpit, `${cockpitPath}?View=queries&Period=d30`),
  name: '查询记录',
  play: shows('宁波远帆进出口有限公司'),
}
export const Analysis: StoryObj = { ...page(Platform, platformAnalysisPath), name: '平台运价分析', play: shows('仅 2 次') }
export const AnalysisOfPlatform: StoryObj = {
  ...page(Platform, platformAnalysisPath, {
    'GET /api/FreightFigures/Platform': () => ({
      ...platform,
      Scope: 'platform',
      Operators: 7,
      Lanes: [...platform.Lanes, { ...platform.Lanes[0]!, Code: '', Name: '' }],
    }),
  }),
  name: '平台运价分析，平台管理员',
  play: shows('其他航线'),
}
export const AnalysisNone: StoryObj = {
  ...page(Platform, platformAnalysisPath, { 'GET /api/FreightFigures/Platform': () => ({ ...platform, Lanes: [], Weeks: [] }) }),
  name: '平台运价分析，没有数据',
  tags: ['空'],
}
export const AnalysisDark: StoryObj = {
  ...page(Platform, platformAnalysisPath),
  name: '平台运价分析，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
}
export const AnalysisPhone: StoryObj = {
  ...page(Platform, platformAnalysisPath),
  name: '平台运价分析，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}

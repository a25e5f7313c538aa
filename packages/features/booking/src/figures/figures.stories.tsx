import { bookingPages, customerBookingPages } from '@jst/contracts/booking'
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { Screen as Form } from '../form/BookOnline.tsx'
import { Screen as Home } from '../home/Home.tsx'
import { Screen as Templates } from '../templates/OrderTemp.tsx'
import { bookingApp, quiet } from '../testing/figures.ts'
import { Screen as Cockpit } from './DCCockpit.tsx'

const meta: Meta = { title: '设计评审/订舱首页与驾驶舱', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const page = (Screen: ComponentType, path: string, routes: NonNullable<FakeAppOptions['routes']> = {}): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => bookingApp(path, routes))
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
const links = (name: string, to: string): StoryObj['play'] =>
  async function leads({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(to))
  }
const nothing = {
  'GET /api/Booking/Home': () => ({ Routes: [], Waiting: [], WaitingCount: 0 }),
  'GET /api/BookingTemplate/List': () => ({ Rows: [], Total: 0 }),
  'GET /api/RecommendedPort/List': () => ({ Rows: [], Total: 0 }),
  'GET /api/RecommendedFreightDms/List': () => ({ Rows: [], Total: 0 }),
}
const { home, cockpit, templates } = bookingPages

export const Figures: StoryObj = { ...page(Cockpit, cockpit), name: '订舱驾驶舱', play: shows('75%', 'n=39') }
export const FiguresLead: StoryObj = {
  ...page(Cockpit, `${cockpit}?Period=d7`),
  name: '订舱驾驶舱，数字打开列表',
  play: links('4', 'SubmittedIn=d7&Returned=true'),
}
export const FiguresNone: StoryObj = {
  ...page(Cockpit, cockpit, { 'GET /api/BookingFigures/Cockpit': () => quiet }),
  name: '订舱驾驶舱，没有数据',
  tags: ['空'],
  play: shows('本期没有提交的订舱'),
}
export const FiguresOpening: StoryObj = {
  ...page(Cockpit, cockpit, { 'GET /api/BookingFigures/Cockpit': never }),
  name: '订舱驾驶舱，加载中',
  tags: ['加载'],
}
export const FiguresFailed: StoryObj = {
  ...page(Cockpit, cockpit, { 'GET /api/BookingFigures/Cockpit': () => refusal('INTERNAL') }),
  name: '订舱驾驶舱，加载失败',
  tags: ['出错'],
}
export const FiguresDark: StoryObj = { ...page(Cockpit, cockpit), name: '订舱驾驶舱，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const FiguresPhone: StoryObj = {
  ...page(Cockpit, cockpit),
  name: '订舱驾驶舱，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const Start: StoryObj = { ...page(Home, home), name: '快捷自助订舱', play: shows('BK26110001', '美西家具整柜', '上海至洛杉矶 特价') }
export const StartNone: StoryObj = {
  ...page(Home, home, nothing),
  name: '快捷自助订舱，没有数据',
  tags: ['空'],
  play: shows('没有待处理的订舱'),
}
export const StartOpening: StoryObj = {
  ...page(Home, home, { 'GET /api/Booking/Home': never }),
  name: '快捷自助订舱，加载中',
  tags: ['加载'],
}
export const StartFailed: StoryObj = {
  ...page(Home, home, { 'GET /api/Booking/Home': () => refusal('INTERNAL') }),
  name: '快捷自助订舱，一块加载失败',
  tags: ['出错'],
  play: shows('美西家具整柜'),
}
export const StartDark: StoryObj = { ...page(Home, home), name: '快捷自助订舱，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const StartPhone: StoryObj = {
  ...page(Home, home),
  name: '快捷自助订舱，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const Kept: StoryObj = { ...page(Templates, templates), name: '订舱模板', play: shows('美西家具整柜', '公司共享') }
export const KeptNone: StoryObj = {
  ...page(Templates, templates, nothing),
  name: '订舱模板，没有数据',
  tags: ['空'],
  play: shows('还没有订舱模板'),
}
export const Begun: StoryObj = {
  ...page(Form, `${customerBookingPages.online}?Template=7`),
  name: '由模板开始订舱',
  play: async ({ canvasElement }) => {
    const on = within(canvasElement)
    await expect(await on.findByDisplayValue('WOODEN FURNITURE')).toBeVisible()
    await expect(on.getByRole('button', { name: '另存为模板' })).toBeVisible()
  },
}
export const BegunGone: StoryObj = {
  ...page(Form, `${customerBookingPages.online}?Template=7`, { 'GET /api/BookingTemplate/Use': () => refusal('NOT_FOUND') }),
  name: '模板已删除',
  play: shows('没有找到该模板，可能已被删除或取消共享'),
}
export const Blank: StoryObj = {
  ...page(Form, customerBookingPages.online),
  name: '新的订舱，可从模板开始',
  play: links('美西家具整柜', 'Template=7'),
}

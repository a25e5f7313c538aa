import { partScreens, siteVisits } from '@jst/contracts/portal'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Screen } from '../site-parts/SiteHome.tsx'

const meta: Meta = { title: '设计评审/门户访问统计', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const page = (answer: NonNullable<FakeAppOptions['routes']>[string]): StoryObj => ({
  render: function Page() {
    const path = `${partScreens.home.path}?View=visits`
    const [fake] = useState(() => new FakeApp({ path, routes: { [`GET ${siteVisits.path}`]: answer } }))
    return (
      <div style={{ height: 900, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const seen = {
  Days: Array.from({ length: 30 }, (_, at) => ({
    Day: new Date(Date.UTC(2026, 9, 22 + at)).toISOString().slice(0, 10),
    Views: 120 + ((at * 37) % 90),
  })),
  Pages: [
    { Path: '/external/home', Views: 2_480 },
    { Path: '/external/electronic/rates', Views: 910 },
    { Path: '/external/newsList', Views: 312 },
  ],
  Contents: [
    { Kind: 'news', Id: 1, Title: '美西航线加开两班', Views: 96 },
    { Kind: 'job', Id: 2, Title: '海运操作（美线）', Views: 41 },
  ],
}
export const Seen: StoryObj = {
  ...page(() => seen),
  name: '访问统计',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: '美西航线加开两班' })).toBeVisible()
    await expect(canvas.getByText('平台首页')).toBeVisible()
  },
}
export const SeenDark: StoryObj = { ...Seen, name: '访问统计，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const SeenPhone: StoryObj = { ...Seen, name: '访问统计，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const Unseen: StoryObj = {
  ...page(() => ({ Days: seen.Days.map((day) => ({ ...day, Views: 0 })), Pages: [], Contents: [] })),
  name: '访问统计，还没有人浏览',
  tags: ['空'],
}
export const Opening: StoryObj = { ...page(() => new Promise(() => undefined)), name: '访问统计，加载中', tags: ['加载'] }
export const Failed: StoryObj = { ...page(() => refusal('INTERNAL')), name: '访问统计，加载失败', tags: ['出错'] }

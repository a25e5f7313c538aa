import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { deskApp, pastPage } from '../testing/rows.ts'
import { pastOf } from '../testing/versions.tsx'
import { Screen } from './HistoryFreightSearch.tsx'

const meta: Meta = { title: '设计评审/历史运价查询', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (answer: Routes[string], path = `${pastPage}?PolCode=CNSHA&PodCodes=USLAX&Day=2026-11-10&AsOf=2026-11-05`): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => deskApp(path, { routes: { 'GET /api/FreightRateVersion/Search': answer } }))
    return (
      <div style={{ height: 720, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const found = () => ({ Rows: [pastOf(7), pastOf(8, { Version: 1 }), pastOf(9)], Total: 3 })

export const Found: StoryObj = {
  ...page(found),
  name: '查询结果',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('YJ261100007')).toBeVisible()
  },
}
export const Asking: StoryObj = { ...page(found, pastPage), name: '填写条件' }
export const None: StoryObj = { ...page(() => ({ Rows: [], Total: 0 })), name: '没有结果', tags: ['空'] }
export const Opening: StoryObj = { ...page(() => new Promise(() => undefined)), name: '加载中', tags: ['加载'] }
export const Failed: StoryObj = { ...page(() => refusal('INTERNAL')), name: '加载失败', tags: ['出错'] }
export const Dark: StoryObj = { ...page(found), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...page(found), name: '手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { customers, customersApp, customersBare } from '../testing/figures.ts'
import { Screen } from './CustomerFreightAnalysis.tsx'

const meta: Meta = { title: '设计评审/客户运价分析', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (answer?: Routes[string]): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => customersApp(answer ? { 'GET /api/QuoteFigures/Customers': answer } : {}))
    return (
      <div style={{ height: 900, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const shows = (name: string): StoryObj['play'] =>
  async function seen({ canvasElement }) {
    await expect((await within(canvasElement).findAllByText(name))[0]).toBeVisible()
  }
const none = () => ({ ...customers, Customers: 0, Rows: [], Above: [], Margins: [] })

export const Usual: StoryObj = { ...page(), name: '客户运价分析', play: shows('仅 2 条，不足 3 条不计算赢单率') }
export const WithoutMargin: StoryObj = { ...page(customersBare), name: '不能查看毛利', play: shows('苏州恒泽机电有限公司') }
export const Many: StoryObj = { ...page(() => ({ ...customers, Customers: 312 })), name: '客户很多', tags: ['长文本'] }
export const None: StoryObj = { ...page(none), name: '没有数据', tags: ['空'], play: shows('本期您能查看的客户没有查询，也没有报价') }
export const Opening: StoryObj = { ...page(() => new Promise(() => undefined)), name: '加载中', tags: ['加载'] }
export const Failed: StoryObj = { ...page(() => refusal('INTERNAL')), name: '加载失败', tags: ['出错'] }
export const Dark: StoryObj = { ...page(), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...page(), name: '手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

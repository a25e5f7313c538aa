import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { coloadPage, lclApp, lclRateOf, lclRatePage, lclRatePath } from '../testing/lcl.ts'
import { Screen as CoLoad } from './FreightCoLoad.tsx'
import { Screen as Edit } from './LCLRateEdit.tsx'
import { Screen as List } from './LCLRateMaintenance.tsx'

const meta: Meta = { title: '设计评审/拼箱', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (Screen: ComponentType, path: string, routes: Routes = {}, mayAct = true): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => lclApp(path, { routes, mayAct }))
    return (
      <div style={{ height: 900, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const stored = `${lclRatePage}?Id=7`
const calculate: StoryObj['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByRole('textbox', { name: '件数' }), '3')
  for (const [name, value] of [
    ['长（厘米）', '120'],
    ['宽（厘米）', '100'],
    ['高（厘米）', '100'],
    ['单件毛重（公斤）', '260'],
  ] as const)
    await userEvent.type(canvas.getByRole('textbox', { name }), value)
  await expect(await canvas.findByText('合计 USD')).toBeVisible()
}

export const Rates: StoryObj = { ...page(List, lclRatePath), name: '拼箱运价维护' }
export const NoRates: StoryObj = {
  ...page(List, lclRatePath, { 'GET /api/LclRate/List': () => ({ Rows: [], Total: 0 }) }),
  name: '拼箱运价维护，没有运价',
  tags: ['空'],
}
export const RatesFailed: StoryObj = {
  ...page(List, lclRatePath, { 'GET /api/LclRate/List': () => refusal('INTERNAL') }),
  name: '拼箱运价维护，加载失败',
  tags: ['出错'],
}
export const Rate: StoryObj = { ...page(Edit, stored), name: '拼箱运价，计费计算', play: calculate }
export const RateDark: StoryObj = {
  ...page(Edit, stored),
  name: '拼箱运价，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
  play: calculate,
}
export const RatePhone: StoryObj = {
  ...page(Edit, stored),
  name: '拼箱运价，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  play: calculate,
}
export const RateOpening: StoryObj = {
  ...page(Edit, stored, { 'GET /api/LclRate/Get': () => new Promise(() => undefined) }),
  name: '拼箱运价，加载中',
  tags: ['加载'],
}
export const RateReadOnly: StoryObj = { ...page(Edit, stored, {}, false), name: '拼箱运价，只能查看', tags: ['无权限'] }
export const RateLong: StoryObj = {
  ...page(Edit, stored, {
    'GET /api/LclRate/Get': () =>
      lclRateOf(7, {
        Cfs: '上海洋山保税港区东方海外集装箱货运站三号仓库二层（需预约入库）',
        RemarkPublic: '危险品、带电产品与超长件请先询价，单件超过 3 吨另收操作费。',
      }),
  }),
  name: '拼箱运价，很长的内容',
  tags: ['长文本'],
}
export const NewRate: StoryObj = { ...page(Edit, lclRatePage), name: '新增拼箱运价' }
export const NewRateReadOnly: StoryObj = { ...page(Edit, lclRatePage, {}, false), name: '新增拼箱运价，没有权限', tags: ['无权限'] }
export const CoLoadCharges: StoryObj = { ...page(CoLoad, coloadPage), name: '拼箱附加费维护' }
export const Compare: StoryObj = {
  ...page(List, lclRatePath),
  name: '拼箱运价维护，按货量比价',
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: '按货量比价' }))
    await expect(await body.findByRole('dialog', { name: '按货量比价' })).toBeVisible()
  },
}

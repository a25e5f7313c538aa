import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Screen as ModifyList } from './batch/FreightModifyList.tsx'
import { batchPage, deskApp, increasePage, modificationOf, modifyPage, rateOf, rates } from './testing/rows.ts'
import { Screen as Batch } from './views/FCLFreightBatch.tsx'
import { Screen as Increase } from './views/FCLFreightIncrease.tsx'

const meta: Meta = { title: '设计评审/运价', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const never = () => new Promise(() => undefined)
const page = (Screen: ComponentType, path: string, routes: Routes = {}, mayAct = true): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => deskApp(path, { routes, mayAct }))
    return (
      <div style={{ height: 720, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const listOf = (answer: Routes[string], mayAct = true) => page(Batch, batchPage, { 'GET /api/FreightRate/List': answer }, mayAct)
const longName = '上海瀚洋国际船务代理有限公司洋山保税港区第三分公司海运出口操作部'
const all = () => ({ Rows: rates, Total: rates.length })
const shows = (name: string): StoryObj['play'] =>
  async function seen({ canvasElement }) {
    await expect((await within(canvasElement).findAllByText(name))[0]).toBeVisible()
  }

export const Rates: StoryObj = { ...listOf(all), name: '批量维护', play: shows('YJ261100007') }
export const NoRates: StoryObj = { ...listOf(() => ({ Rows: [], Total: 0 })), name: '批量维护，没有运价', tags: ['空'] }
export const RatesOpening: StoryObj = { ...listOf(never), name: '批量维护，加载中', tags: ['加载'] }
export const RatesFailed: StoryObj = { ...listOf(() => refusal('INTERNAL')), name: '批量维护，加载失败', tags: ['出错'] }
export const RatesLong: StoryObj = {
  ...listOf(() => ({ Rows: [rateOf(7, { SupplierCodeName: longName, NameZh: longName })], Total: 1 })),
  name: '批量维护，很长的内容',
  tags: ['长文本'],
}
export const RatesReadOnly: StoryObj = { ...listOf(all, false), name: '批量维护，没有修改权限', tags: ['无权限'] }
export const RatesDark: StoryObj = { ...listOf(all), name: '批量维护，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const RatesPhone: StoryObj = { ...listOf(all), name: '批量维护，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

export const DryRun: StoryObj = {
  ...listOf(all),
  name: '批量维护，试算结果',
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: '修改全部结果' }))
    await userEvent.type(await body.findByRole('textbox', { name: /数值/ }), '50{Enter}')
    await expect(await body.findByText('40HQ 底价低于备案下限（1 条）')).toBeVisible()
  },
}
export const ByBox: StoryObj = {
  ...page(Increase, increasePage),
  name: '批量涨跌',
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: '全部结果涨跌' }))
    await expect(await body.findByRole('textbox', { name: '45HQ' })).toBeVisible()
  },
}
export const Modified: StoryObj = { ...page(ModifyList, modifyPage), name: '修改记录', play: shows('YJ261100007') }
export const NothingModified: StoryObj = {
  ...page(ModifyList, modifyPage, { 'GET /api/FreightRateBatch/Changes': () => ({ Rows: [], Total: 0 }) }),
  name: '修改记录，没有修改',
  tags: ['空'],
}
export const ModifiedSurcharges: StoryObj = {
  ...page(ModifyList, modifyPage, {
    'GET /api/FreightRateBatch/Changes': () => ({
      Rows: [modificationOf(7, { Differences: [{ Field: 'Surcharges.THC', Old: '', New: '箱 PP CNY 1130' }] })],
      Total: 1,
    }),
  }),
  name: '修改记录，附加费',
  play: shows('YJ261100007'),
}

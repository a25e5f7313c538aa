import type { EntityRow } from '@jst/contracts/entity'
import { configurationPage, filedRangeCalls, freightSettings, marginFloorCalls, saveFreightSettings } from '@jst/contracts/freight-rates'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Screen } from './FCLFreightConfiguration.tsx'

const meta: Meta = { title: '设计评审/运价配置', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const at = '2026-11-20T01:30:00.000Z'
const common = {
  Layer: 'company' as const,
  State: 'active' as const,
  Overridden: false,
  MergedInto: '',
  CurrencyCode: 'USD',
  CurrencyCodeName: '美元',
  Pols: [],
  Pods: [],
  Carriers: [],
  ValidFrom: '2026-11-01',
  ValidTo: '',
  Remark: '',
  MadeBy: '赵宇航',
  UpdateTime: at,
}
const margin = (Id: number, NameZh: string, more: Record<string, EntityRow[string]>): EntityRow => ({
  Id,
  Code: `ML00000${Id}`,
  NameZh,
  PerBox: null,
  PerBill: null,
  Lanes: [],
  ...common,
  ...more,
})
const margins = [
  margin(1, '美西最低毛利', { PerBox: 30, PerBill: 50, Lanes: ['USW'], LanesNames: '美西' }),
  margin(2, '欧线最低毛利', { PerBox: 40, Lanes: ['EUN', 'MDW'], LanesNames: '欧洲、地中海' }),
]
const filed: EntityRow = {
  ...margin(3, '美线备案 40HQ', { Lanes: ['USW'], LanesNames: '美西' }),
  Code: 'BA000001',
  Box: '40HQ',
  FiledMin: 300,
  FiledMax: 12_000,
}

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (routes: Routes = {}, { query = '', mayAct = true } = {}): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => {
      const made = new FakeApp({
        path: `${configurationPage}${query}`,
        routes: {
          [`GET ${marginFloorCalls.list.path}`]: () => ({ Rows: margins, Total: margins.length }),
          [`GET ${filedRangeCalls.list.path}`]: () => ({ Rows: [filed], Total: 1 }),
          [`GET ${freightSettings.path}`]: () => ({
            Boxes: ['40HQ'],
            AlertDays: 7,
            InquiryHours: 4,
            SecondReader: false,
            SecondReaderNotes: false,
            UpdateTime: at,
          }),
          [`POST ${saveFreightSettings.path}`]: () => ({
            Boxes: ['20GP', '40HQ'],
            AlertDays: 7,
            InquiryHours: 4,
            SecondReader: false,
            SecondReaderNotes: false,
            UpdateTime: at,
          }),
          ...routes,
        },
      })
      const codes = ['view', ...(mayAct ? ['add', 'edit', 'disable', 'remove', 'merge', 'import', 'export'] : [])]
      made.app.permissions.load([{ Path: configurationPage, Buttons: codes.map((Code) => ({ Code })), Children: [] }])
      return made
    })
    return (
      <div style={{ height: 640, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const never = () => new Promise(() => undefined)
const of = (answer: Routes[string]) => page({ [`GET ${marginFloorCalls.list.path}`]: answer })

export const Margins: StoryObj = {
  ...page(),
  name: '最低毛利',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('美西最低毛利')).toBeVisible()
  },
}
export const Filed: StoryObj = {
  ...page({}, { query: '?View=filed' }),
  name: '运价备案',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('美线备案 40HQ')).toBeVisible()
  },
}
export const Settings: StoryObj = {
  ...page(),
  name: '默认设置',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '默认设置' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const box = await dialog.findByRole('checkbox', { name: '40HQ' })
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect((await dialog.findAllByText(/请至少选择一种箱型/))[0]).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: '20GP' }))
  },
}
export const None: StoryObj = { ...of(() => ({ Rows: [], Total: 0 })), name: '没有最低毛利', tags: ['空'] }
export const Opening: StoryObj = { ...of(never), name: '加载中', tags: ['加载'] }
export const Failed: StoryObj = { ...of(() => refusal('INTERNAL')), name: '加载失败', tags: ['出错'] }
export const Long: StoryObj = {
  ...of(() => ({
    Rows: [margin(9, '美国西海岸及太平洋西北各港旺季期间全部船公司最低毛利（含内陆点）', { PerBox: 123_456.78 })],
    Total: 1,
  })),
  name: '很长的内容',
  tags: ['长文本'],
}
export const ReadOnly: StoryObj = { ...page({}, { mayAct: false }), name: '没有维护权限', tags: ['无权限'] }
export const Dark: StoryObj = { ...page(), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...page(), name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Screen as Currencies } from './basic/Cur.tsx'
import { Screen as Ports } from './basic/GlobleHaven.tsx'
import { Screen as BillCodes } from './maintenance/BillCode.tsx'
import { Screen as Mapping } from './mapping/BasicDataMapping.tsx'
import { all, index, row, time, unmatched } from './testing/rows.ts'

const meta: Meta = { title: '设计评审/基础数据', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const page = (Screen: ComponentType, path: string, routes: FakeAppOptions['routes'], codes = all): StoryObj => ({
  render: () => {
    const fake = new FakeApp({ path, routes: { ...index, ...routes } })
    fake.permit(codes)
    return (
      <div style={{ height: 640, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const harbours = [
  row(1, 'CNSHA', { Layer: 'platform', NameZh: '上海', NameEn: 'Shanghai', LaneCode: '', IsPol: true, IsPod: true, IsBasePort: true }),
  row(2, 'CNNGB', { Layer: 'platform', NameZh: '宁波', NameEn: 'Ningbo', IsPol: true, Overridden: true }),
  row(3, 'NLRTM', { Layer: 'platform', NameZh: '鹿特丹', NameEn: 'Rotterdam', Country: 'NL', CountryZh: '荷兰', IsPod: true }),
  row(4, 'CNTAC', { NameZh: '太仓', NameEn: 'Taicang', IsBarge: true }),
  row(5, 'CNZZZ', { NameZh: '旧码头', State: 'disabled', Enabled: false }),
]
const ports = (answer: () => unknown, codes = all) => page(Ports, '/BasicData/GlobleHaven', { 'GET /api/Port/List': answer }, codes)
const listed = () => ({ Rows: harbours, Total: harbours.length })

export const Harbours: StoryObj = {
  ...ports(listed),
  name: '全球港口，只用键盘新增',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增港口' }))
    const drawer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(drawer.getByRole('textbox', { name: /港口代码/ }), 'cnbbb{Tab}新港{Tab}NEW PORT{Tab}CN')
    await userEvent.type(drawer.getByRole('combobox', { name: /航线/ }), 'mx')
    await expect(await drawer.findByRole('option', { name: /美西/ })).toBeVisible()
  },
}
export const HarboursReadOnly: StoryObj = {
  ...ports(listed, ['view']),
  name: '全球港口，没有维护权限',
  tags: ['无权限'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('太仓')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '新增港口' })).toBeNull()
  },
}
export const NoHarbours: StoryObj = { ...ports(() => ({ Rows: [], Total: 0 })), name: '全球港口，还没有', tags: ['空'] }
export const HarboursOpening: StoryObj = { ...ports(() => new Promise(() => undefined)), name: '全球港口，加载中', tags: ['加载'] }
export const HarboursFailed: StoryObj = { ...ports(() => refusal('INTERNAL')), name: '全球港口，加载失败', tags: ['出错'] }
const crowded = [
  row(1, 'MAAGA', {
    NameZh: '阿加迪尔（摩洛哥大西洋沿岸集装箱与渔业港口，含铁路场站）',
    NameEn: 'AGADIR ATLANTIC CONTAINER AND FISHING PORT WITH RAIL TERMINAL',
    CountryZh: '摩洛哥',
    Remark: '每周一班支线，经丹吉尔地中海港中转；旺季须提前十天订舱，超重箱另议。'.repeat(3),
  }),
]
export const HarboursLong: StoryObj = {
  ...ports(() => ({ Rows: crowded, Total: 1 })),
  name: '全球港口，很长的名称与备注',
  tags: ['长文本'],
}
export const HarboursDark: StoryObj = { ...ports(listed), name: '全球港口，深色', tags: ['深色'], globals: { theme: 'dark' } }

export const BillNumbers: StoryObj = {
  ...page(BillCodes, '/DataMaintenance/BillCode', { 'GET /api/BillCode/List': () => ({ Rows: [], Total: 0 }) }),
  name: '提单代码，输入时预览号码',
  tags: ['空'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '新增提单代码' }))
    const drawer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(drawer.getByRole('textbox', { name: /编号规则/ }), 'HJ{{seq:4}')
    await userEvent.type(drawer.getByRole('textbox', { name: /下一流水号/ }), '9')
    await expect(await drawer.findByText('HJ0009、HJ0010、HJ0011')).toBeVisible()
  },
}
export const Unmatched: StoryObj = {
  ...page(Mapping, '/DataMaintenance/BasicDataMapping', {
    'GET /api/BasicDataMapping/Unmatched': () => ({
      Rows: [
        unmatched,
        { ...unmatched, Id: 5, Text: 'ROTERDAM, NETHERLANDS (MAASVLAKTE II TERMINAL)', Times: 41, Suggestions: [], UpdateTime: time },
      ],
      Total: 2,
    }),
  }),
  name: '基础数据映射，待确认',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '宁波 CNNGB' })).toBeVisible()
  },
}
export const MoneyFailed: StoryObj = {
  ...page(Currencies, '/BasicData/Cur', { 'GET /api/Currency/List': () => refusal('INTERNAL') }),
  name: '币种，加载失败',
  tags: ['出错'],
}

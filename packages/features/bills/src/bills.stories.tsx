import { billPages, houseBillDocument, standardLayout, type BillView } from '@jst/contracts/bills'
import { FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { LayoutEditor } from './layout/LayoutEditor.tsx'
import { Screen as Houses } from './make/HBLMake.tsx'
import { Screen as Masters } from './make/MBLMake.tsx'
import { Screen as Own } from './own/DsView.tsx'
import { billsApp, billOf, paperOf, viewOf } from './testing/rows.ts'

const meta: Meta = { title: '设计评审/制单', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Options = NonNullable<Parameters<typeof billsApp>[0]>
const screen = (Screen: ComponentType, options: Options = {}): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => billsApp(options))
    return (
      <div style={{ height: 900, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const page = `${houseBillDocument.page}?Id=7`
const bill = (view: Partial<BillView> = {}, routes: Options['routes'] = {}, mayAct = true) =>
  screen(Houses, { path: page, mayAct, routes: { 'GET /api/Bill/View': () => viewOf(view), ...routes } })
const shows = (name: string): StoryObj['play'] =>
  async function seen({ canvasElement }) {
    await expect((await within(canvasElement).findAllByText(name))[0]).toBeVisible()
  }
const difference = { Key: 'DischargePort', Label: '卸货港', House: 'HAMBURG', Master: 'ROTTERDAM', Grave: false }
const heavy = { Key: 'Box CSQU3054383 Weight', Label: '箱 CSQU3054383 毛重', House: '16000.000', Master: '16001.500', Grave: true }

export const List: StoryObj = { ...screen(Houses), name: '分单制作', play: shows('HJGJ2611280001') }
export const MasterList: StoryObj = { ...screen(Masters, { kind: 'masterBill' }), name: '主单制作', play: shows('HJGJ2611280001') }
export const EmptyList: StoryObj = {
  ...screen(Houses, { routes: { 'GET /api/HouseBill/List': () => ({ Rows: [], Total: 0 }) } }),
  name: '分单制作，没有单证',
  tags: ['空'],
}
export const Bill: StoryObj = { ...bill(), name: '分单，制作中', play: shows('分单与主单一致') }
export const Differing: StoryObj = {
  ...bill({ Differences: [heavy, difference], Findings: [{ Path: 'Boxes', Message: '有箱没有箱号，请补全' }] }),
  name: '分单，与主单不一致',
  play: shows('全部取主单'),
}
export const Printed: StoryObj = {
  ...bill(
    { IssuedOn: '2026-11-28', Papers: [paperOf(2, { Print: 2, Reason: '卡纸' }), paperOf(1, { State: 'superseded' })] },
    { 'GET /api/HouseBill/Get': () => billOf({ Stage: 'locked' }) },
  ),
  name: '分单，打印记录',
  play: shows('正本 1/3（第 2 次）'),
}
export const Editing: StoryObj = {
  ...bill(),
  name: '分单，编辑时预览跟随',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '编辑内容' }))
    await userEvent.type(await canvas.findByLabelText('最终目的地'), 'POTSDAM')
    await expect(await canvas.findByText('POTSDAM')).toBeVisible()
  },
}
export const Failed: StoryObj = {
  ...bill({}, { 'GET /api/Bill/View': () => refusal('INTERNAL') }),
  name: '分单，加载失败',
  tags: ['出错'],
}
export const Loading: StoryObj = {
  ...bill({}, { 'GET /api/Bill/View': () => new Promise(() => undefined) }),
  name: '分单，加载中',
  tags: ['加载'],
}
export const ReadOnly: StoryObj = { ...bill({}, {}, false), name: '分单，没有维护权限', tags: ['无权限'] }
export const LongTexts: StoryObj = {
  ...bill({}, { 'GET /api/HouseBill/Get': () => billOf({ Goods: Array.from({ length: 60 }, (_, at) => `ARTICLE ${at}`).join('\n') }) }),
  name: '分单，货描转附页',
  tags: ['长文本'],
  play: shows('另有 1 页附页'),
}
export const Dark: StoryObj = { ...bill(), name: '分单，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...bill(), name: '分单，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const Layout: StoryObj = {
  render: function Editor() {
    const [fake] = useState(() => billsApp())
    const [Screen] = useState(() => () => (
      <LayoutEditor name="公司套打格式" content={standardLayout} onSaved={() => undefined} onBack={() => undefined} />
    ))
    return <FakeScreen fake={fake} Screen={Screen} />
  },
  name: '提单格式，用方向键移动',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = await canvas.findByRole('button', { name: '提单号' })
    box.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByLabelText('上 mm')).toHaveValue('11')
  },
}

const own = {
  Id: 7,
  BlNo: 'HJGJ2611280001',
  MblNo: 'OOLU2659018820',
  Vessel: 'OOCL SHANGHAI',
  Voyage: '048E',
  LoadPort: 'NINGBO',
  DischargePort: 'HAMBURG',
  Stage: 1,
  Version: 2,
  UpdateTime: '2026-11-28T01:30:00.000Z',
}
const seen = { What: 'view', By: '李敏', Company: '宁波远帆进出口有限公司', At: '2026-11-28T02:30:00.000Z' }
const opened = {
  Bill: own,
  Versions: [{ Version: 2, Event: 'send', By: '单证员', Company: '上海海捷国际货运代理有限公司', At: '2026-11-28T01:30:00.000Z' }],
  Papers: [paperOf(3, { Paper: 'draft', No: 0 }), paperOf(1)],
  Seen: [seen],
}
const outside = (path: string, routes: Options['routes'] = {}) =>
  screen(Own, {
    path,
    routes: { 'GET /api/Bill/OwnList': () => ({ Rows: [own], Total: 1 }), 'POST /api/Bill/OwnOpen': () => opened, ...routes },
  })
export const OwnList: StoryObj = { ...outside(billPages.own), name: '单证查看', play: shows('HJGJ2611280001') }
export const OwnBill: StoryObj = { ...outside(`${billPages.own}?Id=7`), name: '单证查看，一票', play: shows('李敏') }
export const OwnNone: StoryObj = {
  ...outside(billPages.own, { 'GET /api/Bill/OwnList': () => ({ Rows: [], Total: 0 }) }),
  name: '单证查看，没有单证',
  tags: ['空'],
}
export const OwnPhone: StoryObj = {
  ...outside(`${billPages.own}?Id=7`),
  name: '单证查看，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}

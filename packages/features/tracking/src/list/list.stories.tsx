import { trackingPages as staff } from '@jst/contracts/tracking'
import { refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { dialogOf, never, page, shows, type Routes } from '../testing/page.tsx'
import { exceptionOf } from '../testing/facts.ts'
import { mapOf } from '../testing/show.ts'
import { Screen } from './FreightTrack.tsx'

const meta: Meta = { title: '设计评审/货物跟踪', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const list = (routes: Routes = {}, search = '', codes?: readonly string[]) => page(Screen, `${staff.list}${search}`, routes, codes)

export const Shipments: StoryObj = {
  ...list(),
  name: '货物跟踪',
  play: async (context) => {
    await shows('COSU66000001', '1/2 已装船')!(context)
    // the carrier, which may be a guess, is a column of one's choice
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: '列表设置' }))
    await userEvent.click(await within(context.canvasElement.ownerDocument.body).findByRole('checkbox', { name: '船公司' }))
    await userEvent.keyboard('{Escape}')
    await shows('推测')!(context)
  },
}
export const ShipmentsEmpty: StoryObj = {
  ...list({ 'GET /api/Track/List': () => ({ Rows: [], Total: 0 }) }),
  name: '货物跟踪，还没有订阅',
  tags: ['空'],
}
export const ShipmentsOpening: StoryObj = { ...list({ 'GET /api/Track/List': never }), name: '货物跟踪，加载中', tags: ['加载'] }
export const ShipmentsFailed: StoryObj = {
  ...list({ 'GET /api/Track/List': () => refusal('INTERNAL') }),
  name: '货物跟踪，加载失败',
  tags: ['出错'],
}
export const ShipmentsReadOnly: StoryObj = { ...list({}, '', ['view']), name: '货物跟踪，只能查看', tags: ['无权限'] }
export const ShipmentsDark: StoryObj = { ...list(), name: '货物跟踪，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const ShipmentsPhone: StoryObj = { ...list(), name: '货物跟踪，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const Missing: StoryObj = {
  ...list({}, '?Keyword=COSU66000001+EGLV003500001'),
  name: '货物跟踪，有号码没有跟踪',
  play: shows('订阅这些号码'),
}
export const Follow: StoryObj = {
  ...list({
    'POST /api/Track/Follow': () => [
      {
        Number: 'COSU66000009',
        NumberKind: 'bill',
        Outcome: 'followed',
        Carrier: 'COSCO',
        CarrierGuess: '按提单号前缀推测',
        Suggest: '',
        Text: '可订阅',
        ShipmentId: null,
      },
      {
        Number: 'CSQU3054380',
        NumberKind: 'box',
        Outcome: 'invalid',
        Carrier: '',
        CarrierGuess: '',
        Suggest: 'CSQU3054383',
        Text: '箱号校验位不正确',
        ShipmentId: null,
      },
      {
        Number: '6612345678',
        NumberKind: 'booking',
        Outcome: 'unclear',
        Carrier: '',
        CarrierGuess: '',
        Suggest: '',
        Text: '无法确定船公司，请选择',
        ShipmentId: null,
      },
      {
        Number: 'COSU66000001',
        NumberKind: 'bill',
        Outcome: 'already',
        Carrier: 'COSCO',
        CarrierGuess: '',
        Suggest: '',
        Text: '',
        ShipmentId: 1,
      },
    ],
  }),
  name: '订阅，检查结果',
  play: async ({ canvasElement }) => {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name: '订阅跟踪' }))[0]!)
    const dialog = await dialogOf(canvasElement)
    await userEvent.type(dialog.getByLabelText(/号码/), 'COSU66000009{Enter}CSQU3054380{Enter}6612345678{Enter}COSU66000001')
    await userEvent.click(dialog.getByRole('button', { name: '检查' }))
    await expect(await dialog.findByRole('button', { name: '改为 CSQU3054383' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: '订阅 1 个' })).toBeEnabled()
  },
}
export const Ships: StoryObj = { ...list({}, '?View=map'), name: '货物跟踪，地图', play: shows(/地图上 24 艘船/) }
export const ManyShips: StoryObj = {
  ...list({ 'GET /api/Track/Map': () => mapOf(300) }, '?View=map'),
  name: '货物跟踪，地图，300 艘船',
  tags: ['长文本'],
  play: shows(/地图上 300 艘船/),
}
export const ShipsDark: StoryObj = { ...list({}, '?View=map'), name: '货物跟踪，地图，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Exceptions: StoryObj = { ...list({}, '?View=exceptions'), name: '异常', play: shows('疑似甩柜，待核', '未接手') }
export const ExceptionClosing: StoryObj = {
  ...list(
    { 'POST /api/Track/Handle': () => refusal('STALE_WRITE', { Data: [exceptionOf(31, { UpdateTime: '2026-11-27T00:00:00.000Z' })] }) },
    '?View=exceptions',
  ),
  name: '异常，关闭时他人已处理',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByText('未接手')
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!)
    await userEvent.click(await canvas.findByRole('button', { name: '关闭异常' }))
    const dialog = await dialogOf(canvasElement)
    await userEvent.type(dialog.getByLabelText(/关闭原因/), '船公司已确认装船')
    await userEvent.click(dialog.getByRole('button', { name: '关闭异常' }))
    await expect(await within(document.body).findByText(/已被他人处理/)).toBeVisible()
  },
}
export const Accuracy: StoryObj = { ...list({}, '?View=accuracy'), name: '准确度', play: shows('系统预测', '样本少于 20，仅供参考') }

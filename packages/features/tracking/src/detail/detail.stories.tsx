import { sharedTrackPage, trackingPages as staff } from '@jst/contracts/tracking'
import { refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { dialogOf, never, page, shows, type Routes } from '../testing/page.tsx'
import { conflictView, largeView, viewOf } from '../testing/shipment.ts'
import { Screen } from './FreightTrackDetail.tsx'

const meta: Meta = { title: '设计评审/货物跟踪详情', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const detail = (routes: Routes = {}, codes?: readonly string[]) => page(Screen, `${staff.detail}?Id=1`, routes, codes)

export const Shipment: StoryObj = { ...detail(), name: '货物跟踪详情', play: shows('未证实', '疑似甩柜，待核') }
export const ShipmentReadOnly: StoryObj = {
  ...detail({}, ['view']),
  name: '货物跟踪详情，只能查看',
  tags: ['无权限'],
  play: shows('未证实'),
}
export const Conflict: StoryObj = {
  ...detail({ 'GET /api/Track/View': () => conflictView }),
  name: '货物跟踪详情，来源不一致',
  play: shows('1 处来源不一致，还没有人裁定'),
}
export const Ruling: StoryObj = {
  ...detail({
    'GET /api/Track/View': () => conflictView,
    'POST /api/Track/Rule': () =>
      refusal('STALE_WRITE', {
        Data: {
          ...conflictView,
          UpdateTime: '2026-11-26T08:00:00.000Z',
          Facts: conflictView.Facts.map((fact) =>
            fact.Key === 'disputed'
              ? {
                  ...fact,
                  Ruling: { Key: 'terminal', By: '王思琪', At: '2026-11-26T07:00:00.000Z', Note: '码头装卸记录为准', IsReopened: false },
                }
              : fact,
          ),
        },
      }),
  }),
  name: '裁定，他人先裁定',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click((await canvas.findAllByRole('button', { name: '只看不一致' }))[0]!)
    await userEvent.click((await canvas.findAllByText('来源与依据'))[0]!)
    await userEvent.click((await canvas.findAllByRole('button', { name: '裁定' }))[0]!)
    const dialog = await dialogOf(canvasElement)
    await userEvent.click(dialog.getByLabelText(/依据的来源/))
    await userEvent.click(await within(document.body).findByRole('option', { name: /船公司/ }))
    await userEvent.type(dialog.getByLabelText(/理由/), '船公司签单时间为准')
    await userEvent.click(dialog.getByRole('button', { name: '确定裁定' }))
    await expect(await dialog.findByText('码头装卸记录为准')).toBeVisible()
    await expect(dialog.getAllByText('船公司签单时间为准')[0]).toBeVisible()
  },
}
export const Sharing: StoryObj = {
  ...detail({
    'POST /api/Track/ShareMake': () => ({ Share: { Id: 3 }, Path: `${sharedTrackPage}?Token=QmFzZTY0VG9rZW4` }),
  }),
  name: '分享',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '分享' }))
    const dialog = await dialogOf(canvasElement)
    await userEvent.type(dialog.getByLabelText(/给谁/), 'Van der Berg B.V.')
    await userEvent.click(dialog.getByRole('button', { name: '生成链接' }))
    await expect(await dialog.findByText(/链接只显示这一次/)).toBeVisible()
  },
}
export const ManyBoxes: StoryObj = {
  ...detail({ 'GET /api/Track/View': () => largeView() }),
  name: '货物跟踪详情，400 个箱',
  tags: ['长文本'],
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('查找箱号'), 'TEST0003990')
    await expect(await within(canvasElement).findByRole('button', { name: 'TEST0003990' })).toBeVisible()
  },
}
export const ShipmentWaiting: StoryObj = {
  ...detail({
    'GET /api/Track/View': () =>
      viewOf({
        Facts: [],
        BoxLines: [],
        Legs: [],
        Ports: [],
        Clocks: [],
        Costs: [],
        CostUnknown: 0,
        Open: [],
        Positions: [],
        Unmapped: [],
        Withdrawn: [],
        Feed: 'asked',
        FeedText: '已对接来源，等待首次动态',
        StateText: '待订舱',
        Stage: 'waiting',
      }),
  }),
  name: '货物跟踪详情，还没有动态',
  tags: ['空'],
  play: shows('还没有动态。已对接来源，等待首次动态'),
}
export const ShipmentOpening: StoryObj = { ...detail({ 'GET /api/Track/View': never }), name: '货物跟踪详情，加载中', tags: ['加载'] }
export const ShipmentLost: StoryObj = {
  ...detail({ 'GET /api/Track/View': () => refusal('NOT_FOUND') }),
  name: '货物跟踪详情，没有找到',
  tags: ['出错'],
}
export const ShipmentDark: StoryObj = {
  ...detail({ 'GET /api/Track/View': () => conflictView }),
  name: '货物跟踪详情，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
}
export const ShipmentPhone: StoryObj = {
  ...detail(),
  name: '货物跟踪详情，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}

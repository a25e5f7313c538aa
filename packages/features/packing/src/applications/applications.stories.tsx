import { applicationStates, customerPackingPages, packingPages } from '@jst/contracts/packing'
import { documentState, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { applicationOf, applicationRow } from '../testing/show.ts'
import { never, page, shows } from '../testing/page.tsx'
import { Screen as Own } from './Application.tsx'
import { Screen as Apply } from './ApplyAudit.tsx'
import { Screen as Split } from './SplitDetail.tsx'
import { Screen as Audit } from './TrachManDataAudit.tsx'

const meta: Meta = { title: '设计评审/箱单申请', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const bookings = (routes = {}, codes?: readonly string[]) => page(Apply, packingPages.apply, routes, codes)
const fresh = (routes = {}) =>
  page(Apply, `${packingPages.apply}?BookingId=12`, {
    'GET /api/SlipApplication/View': () =>
      applicationOf({
        Id: 0,
        Code: '',
        UpdateTime: null,
        Parts: applicationOf()
          .Parts.slice(0, 1)
          .map((part) => ({ ...part, Id: 0 })),
      }),
    ...routes,
  })
const at = (stage: keyof typeof applicationStates.codes, more = {}) => ({
  'GET /api/SlipApplication/Get': () => applicationRow(7, stage),
  'GET /api/Document/State': () => documentState({ State: applicationStates.codes[stage], ...more }),
})
const stored = (routes = {}) => page(Apply, `${packingPages.apply}?Id=7`, routes)

export const Desk: StoryObj = { ...page(Audit, packingPages.audit), name: '箱单审核', play: shows('XD261100001', '4×40HQ + 2×20GP') }
export const DeskEmpty: StoryObj = {
  ...page(Audit, packingPages.audit, { 'GET /api/SlipApplication/List': () => ({ Rows: [], Total: 0 }) }),
  name: '箱单审核，没有待审',
  tags: ['空'],
}
export const DeskFailed: StoryObj = {
  ...page(Audit, packingPages.audit, { 'GET /api/SlipApplication/List': () => refusal('INTERNAL') }),
  name: '箱单审核，加载失败',
  tags: ['出错'],
}
export const Bookings: StoryObj = { ...bookings(), name: '可申请的订舱', play: shows('BK261100012', '4×40HQ + 2×20GP') }
export const BookingsEmpty: StoryObj = {
  ...bookings({ 'GET /api/SlipApplication/Bookings': () => ({ Rows: [], Total: 0 }) }),
  name: '可申请的订舱，没有',
  tags: ['空'],
}
export const BookingsOpening: StoryObj = {
  ...bookings({ 'GET /api/SlipApplication/Bookings': never }),
  name: '可申请的订舱，加载中',
  tags: ['加载'],
}
export const BookingsPhone: StoryObj = {
  ...bookings(),
  name: '可申请的订舱，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const OwnBookings: StoryObj = { ...page(Own, customerPackingPages.application), name: '客户的箱单申请', play: shows('BK261100012') }

/** Of four boxes two are taken: the rest is shown, and taken in by one click. */
const fillsTheRest: StoryObj['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: '补齐 40HQ' }, { timeout: 10_000 }))
  await expect(canvas.queryByRole('button', { name: '补齐 40HQ' })).toBeNull()
  await expect(canvas.getByText('本申请：4×40HQ')).toBeVisible()
}
export const Fresh: StoryObj = { ...fresh(), name: '新申请，补齐剩余', play: fillsTheRest }
/** More than is booked is said at once, by type. */
export const Beyond: StoryObj = {
  ...fresh(),
  name: '新申请，超出订舱',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const count = await canvas.findByRole('textbox', { name: /箱量/ }, { timeout: 10_000 })
    await userEvent.clear(count)
    await userEvent.type(count, '6')
    await expect(await canvas.findByText('40HQ 超出订舱 2 个，请减少箱量')).toBeVisible()
  },
}
export const Divided: StoryObj = {
  ...stored(at('draft', { Moves: ['submit', 'cancel'] })),
  name: '按车队均分',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '按车队均分' }, { timeout: 10_000 }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const fleets = dialog.getByRole('textbox', { name: /车队/ })
    await userEvent.clear(fleets)
    await userEvent.type(fleets, '万通集卡{enter}捷运物流{enter}港联')
    await userEvent.click(dialog.getByRole('button', { name: '拆分' }))
    await expect(await within(canvasElement).findByDisplayValue('港联')).toBeVisible()
    await expect(within(canvasElement).getByText('本申请：4×40HQ + 2×20GP')).toBeVisible()
  },
}
export const Returned: StoryObj = {
  ...stored(
    at('returned', {
      Moves: ['submit', 'cancel'],
      Returned: [{ Field: 'Depot', Remark: '该堆场不放 40HQ，请改港城路堆场' }],
      Remarks: '请今天内改好',
    }),
  ),
  name: '审核退回',
  play: shows(/该堆场不放 40HQ/),
}
export const Approved: StoryObj = {
  ...stored({
    ...at('approved'),
    'GET /api/SlipApplication/View': () =>
      applicationOf({
        Slips: [
          { PartId: 1, Id: 7, Code: 'EQ2611000007', EirNo: 'YS002600007', BoxNo: 'CSQU3054383', State: 2 },
          { PartId: 1, Id: 8, Code: 'EQ2611000008', EirNo: '', BoxNo: '', State: 0 },
        ],
      }),
  }),
  name: '审核通过，已生成箱单',
  play: shows('EQ2611000007', '待开箱单'),
}
export const Lost: StoryObj = {
  ...fresh({ 'GET /api/SlipApplication/View': () => refusal('NOT_FOUND') }),
  name: '没有找到订舱',
  tags: ['空'],
}
export const Dark: StoryObj = {
  ...stored(at('draft', { Moves: ['submit'] })),
  name: '申请，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
}
export const Phone: StoryObj = {
  ...page(Split, `${customerPackingPages.split}?Id=7`, at('draft', { Moves: ['submit', 'cancel'] })),
  name: '拆分详情，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const ReadOnly: StoryObj = {
  ...page(Apply, `${packingPages.apply}?Id=7`, at('draft', { MayWrite: false }), ['view']),
  name: '申请，只能查看',
  tags: ['无权限'],
}

import { bookingPages, customerBookingPages as pages } from '@jst/contracts/booking'
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Screen as OnlineDetail } from './detail/BookOnlineDetail.tsx'
import { Screen as Detail } from './detail/InternalBookDetail.tsx'
import { Screen as Form } from './form/BookOnline.tsx'
import { Screen as Drafts } from './lists/BookDrafts.tsx'
import { Screen as Logs } from './lists/BookLogs.tsx'
import { Screen as Desk } from './lists/BookingManagement.tsx'
import { Screen as All } from './lists/BookingOrderList.tsx'
import { Screen as Search } from './sailings/DcSearch.tsx'
import { beyondCredit, confirmedView, creditOf, deskApp, releaseOf, returned, rowOf, stateOf, viewOf } from './testing/rows.ts'
import { Screen as Third } from './third/BookThirdDetail.tsx'

const meta: Meta = { title: '设计评审/订舱', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (Screen: ComponentType, path: string, routes: Routes = {}, kind: 'operator' | 'customer' = 'operator'): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => deskApp(path, routes, kind))
    return (
      <div style={{ height: 900, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const never = () => new Promise(() => undefined)
const shows = (...names: string[]): StoryObj['play'] =>
  async function seen({ canvasElement }) {
    for (const name of names) await expect((await within(canvasElement).findAllByText(name))[0]).toBeVisible()
  }
const desk = (routes: Routes = {}) => page(Desk, bookingPages.desk, routes)
const detail = (routes: Routes = {}) => page(Detail, `${bookingPages.detail}?Id=7`, routes)
const own = (routes: Routes = {}) => page(OnlineDetail, `${pages.detail}?Id=7`, routes, 'customer')
const search = (routes: Routes = {}) => page(Search, `${bookingPages.search}?Pol=CNSHA&Pod=USLAX&Day=2026-12-02&Boxes=40HQ*2`, routes)
const confirmed: Routes = {
  'GET /api/Booking/View': () => confirmedView,
  'GET /api/BookingOrder/Get': () => rowOf(7, { Stage: 'confirmed', SoNo: 'COSU6612345' }),
  'GET /api/Document/State': () => stateOf('confirmed', { Moves: ['askAgain', 'decline'] }),
}
const draft: Routes = {
  'GET /api/Booking/View': () => viewOf({ Price: null }),
  'GET /api/Document/State': () => stateOf('draft', { Moves: ['submit', 'withdraw'] }),
}

export const DeskList: StoryObj = { ...desk(), name: '订舱受理', play: shows('12', '已超期', 'BK261100001') }
export const DeskEmpty: StoryObj = {
  ...desk({ 'GET /api/BookingOrder/List': () => ({ Rows: [], Total: 0 }), 'GET /api/BookingOrder/Counts': () => [] }),
  name: '订舱受理，没有待办',
  tags: ['空'],
}
export const DeskOpening: StoryObj = { ...desk({ 'GET /api/BookingOrder/List': never }), name: '订舱受理，加载中', tags: ['加载'] }
export const DeskFailed: StoryObj = {
  ...desk({ 'GET /api/BookingOrder/List': () => refusal('INTERNAL') }),
  name: '订舱受理，加载失败',
  tags: ['出错'],
}
export const DeskDark: StoryObj = { ...desk(), name: '订舱受理，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const DeskPhone: StoryObj = { ...desk(), name: '订舱受理，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const AllBookings: StoryObj = { ...page(All, bookingPages.list), name: '订舱单列表', play: shows('BK261100001') }
export const OwnBookings: StoryObj = { ...page(Logs, pages.list, {}, 'customer'), name: '订舱记录（客户）', play: shows('BK261100002') }
export const OwnDrafts: StoryObj = { ...page(Drafts, pages.drafts, {}, 'customer'), name: '订舱草稿', play: shows('BK261100001') }

export const Submitted: StoryObj = { ...detail(), name: '订舱详情，已提交', play: shows('BK261100007', '客户单号', 'PO-2026-117') }
export const Draft: StoryObj = { ...own(draft), name: '订舱详情，草稿', play: shows('未选价格，由货代报价', '客户单号', 'PO-2026-117') }
export const Returned: StoryObj = {
  ...own({ 'GET /api/Document/State': () => returned }),
  name: '订舱详情，退回补充',
  play: shows('去修改'),
}
export const Asked: StoryObj = {
  ...detail(confirmed),
  name: '订舱详情，已放舱，改配与退关待答复',
  play: shows('更正放舱信息', '退关申请中'),
}
export const Correcting: StoryObj = {
  ...detail(confirmed),
  name: '更正放舱信息',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '更正放舱信息' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(await dialog.findByDisplayValue('COSCO ROME')).toBeVisible()
    await expect(dialog.getByLabelText(/更正原因/)).toBeVisible()
  },
}
export const Beyond: StoryObj = {
  ...detail({ 'GET /api/Booking/Credit': () => creditOf(beyondCredit) }),
  name: '订舱详情，信用须放行',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '申请放行' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '申请放行' }))
    await expect(await dialog.findByText(/请写明放行的理由/)).toBeVisible()
  },
}
export const Releasing: StoryObj = {
  ...detail({ 'GET /api/Booking/Credit': () => creditOf(beyondCredit, { Release: releaseOf('submitted') }) }),
  name: '订舱详情，信用放行审批中',
  play: shows('XF26110001', '审批中'),
}
export const Blocked: StoryObj = {
  ...detail({
    'GET /api/Booking/Credit': () =>
      creditOf({
        Gate: 'block',
        Cause: 'blacklisted',
        Sentence: '客户已列入黑名单，不能新建业务',
        Next: '如需恢复，请先移出黑名单',
      }),
  }),
  name: '订舱详情，信用不通过',
  play: shows('如需恢复，请先移出黑名单'),
}
export const NotThere: StoryObj = {
  ...detail({ 'GET /api/BookingOrder/Get': () => refusal('NOT_FOUND'), 'GET /api/Booking/View': () => refusal('NOT_FOUND') }),
  name: '订舱详情，没有找到',
  tags: ['空'],
  play: shows('没有找到该订舱单，可能已被删除或无权查看'),
}
export const DetailOpening: StoryObj = { ...detail({ 'GET /api/Booking/View': never }), name: '订舱详情，加载中', tags: ['加载'] }
export const DetailFailed: StoryObj = {
  ...detail({ 'GET /api/Booking/View': () => refusal('INTERNAL') }),
  name: '订舱详情，加载失败',
  tags: ['出错'],
}
export const DetailDark: StoryObj = { ...detail(confirmed), name: '订舱详情，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const DetailPhone: StoryObj = {
  ...detail(confirmed),
  name: '订舱详情，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}

export const NewBooking: StoryObj = {
  ...page(Form, pages.online, {}, 'customer'),
  name: '在线订舱',
  play: async ({ canvasElement }) => {
    // the box of a party holds its text: nothing runs over the label or the next field
    const party = await within(canvasElement).findByRole('textbox', { name: /^发货人/ })
    const [text, label] = [party.getBoundingClientRect(), canvasElement.querySelector(`label[for="${party.id}"]`)!.getBoundingClientRect()]
    await expect(text.height).toBeGreaterThanOrEqual(120)
    await expect(text.top).toBeGreaterThanOrEqual(label.bottom)
    await expect(party.closest('.jst-field')!.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(text.bottom)
  },
}
export const FormDark: StoryObj = {
  ...page(Form, pages.online, {}, 'customer'),
  name: '在线订舱，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
}
export const FormPhone: StoryObj = {
  ...page(Form, pages.online, {}, 'customer'),
  name: '在线订舱，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}

export const Sailings: StoryObj = {
  ...search(),
  name: '快速订舱查询，未来 8 周价格',
  play: async ({ canvasElement }) => {
    const weeks = within(await within(canvasElement).findByRole('group', { name: '未来 8 周最低运费' }))
    await expect(weeks.getAllByRole('button')).toHaveLength(8)
  },
}
export const NoSailings: StoryObj = {
  ...search({
    'GET /api/Booking/Sailings': () => ({ Known: true, Sailings: [], Offers: [], Names: [] }),
    'GET /api/Booking/PriceCalendar': () => ({ Weeks: [] }),
  }),
  name: '快速订舱查询，没有船期',
  tags: ['空'],
}
export const SailingsFailed: StoryObj = {
  ...search({ 'GET /api/Booking/Sailings': () => refusal('INTERNAL'), 'GET /api/Booking/PriceCalendar': () => refusal('INTERNAL') }),
  name: '快速订舱查询，加载失败',
  tags: ['出错'],
}
export const SailingsDark: StoryObj = { ...search(), name: '快速订舱查询，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const SailingsPhone: StoryObj = {
  ...search(),
  name: '快速订舱查询，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}

export const ThirdBookings: StoryObj = { ...page(Third, pages.third), name: '第三方订舱', play: shows('BK261100008') }
export const ThirdNone: StoryObj = {
  ...page(Third, pages.third, { 'GET /api/Booking/Third': () => ({ Rows: [], Total: 0 }) }),
  name: '第三方订舱，还没有订舱',
  tags: ['空'],
  play: shows('还没有第三方订舱'),
}
export const ThirdOne: StoryObj = { ...page(Third, `${pages.third}?Id=7`), name: '第三方订舱详情', play: shows('瑞通美西直发') }
export const ThirdGone: StoryObj = {
  ...page(Third, `${pages.third}?Id=9`, { 'GET /api/Booking/ThirdView': () => refusal('NOT_FOUND') }),
  name: '第三方订舱详情，没有找到',
  tags: ['空'],
  play: shows('没有找到该订舱，可能已改用其他运价或无权查看'),
}
export const ThirdDark: StoryObj = {
  ...page(Third, `${pages.third}?Id=7`),
  name: '第三方订舱详情，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
}
export const ThirdPhone: StoryObj = {
  ...page(Third, `${pages.third}?Id=7`),
  name: '第三方订舱详情，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}

import { bookingButtons, bookingPages, customerBookingPages as pages } from '@jst/contracts/booking'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { manyOrders, openNote, openOrders, uploadOf } from '../testing/uploads.ts'
import { Screen as Entry } from './BookingOrder.tsx'
import { Screen as Orders } from './OrderUpload.tsx'
import { Screen as OrdersLog } from './OrderUploadLog.tsx'
import { Screen as Note } from './UploadBook.tsx'
import { Screen as NotesLog } from './UploadBookLog.tsx'

const meta: Meta = { title: '设计评审/订舱上传', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const { staff, party } = bookingButtons
const page = (Screen: ComponentType, path: string, routes: Routes = {}): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => {
      const made = new FakeApp({
        path,
        routes: {
          'POST /api/BookingUpload/Read': () => openNote(),
          'GET /api/BookingUpload/Get': ({ query }) => (String(query['Id']) === '6' ? openOrders() : openNote()),
          'GET /api/BookingUpload/List': ({ query }) => ({
            Rows:
              query['Kind'] === 'note'
                ? [
                    uploadOf(5),
                    uploadOf(4, { FileName: '订舱委托书.pdf', Format: 'pdf', State: 'booked', Booked: 1, Booking: 31, Open: 0 }),
                  ]
                : [uploadOf(6, { Kind: 'orders', FileName: '远帆12月委托清单.xlsx', Rows: 4, Open: 1 })],
            Total: query['Kind'] === 'note' ? 2 : 1,
          }),
          'POST /api/BookingUpload/Book': () => ({
            Made: 1,
            Refused: [{ Line: 4, Message: '装货港：没有找到该港口' }],
            Upload: openOrders(),
          }),
          'GET /api/Booking/Twins': () => [],
          'GET /api/Booking/Sailings': () => ({ Rows: [], Sold: true }),
          ...routes,
        },
      })
      made.app.permissions.load([staff.edit, party.edit].map(({ path: Path, code }) => ({ Path, Buttons: [{ Code: code }], Children: [] })))
      return made
    })
    return (
      <div style={{ height: 760, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const list = (routes: Routes = {}) => page(Orders, `${pages.upload}?Id=6`, routes)

export const Pasting: StoryObj = {
  ...page(Entry, bookingPages.entry),
  name: '智能订舱',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: '粘贴托书内容' }), '装货港：宁波')
    await userEvent.click(canvas.getByRole('button', { name: '识读' }))
    await expect(await canvas.findByRole('heading', { name: '待确认 2 项' })).toBeVisible()
  },
}
export const Answering: StoryObj = {
  ...page(Note, `${pages.note}?Upload=5`),
  name: '上传托书，待确认',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '40HQ' }))
    await expect(await canvas.findByRole('heading', { name: '待确认 1 项' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '40GP' })).not.toBeInTheDocument()
  },
}
export const List: StoryObj = {
  ...list(),
  name: '上传委托',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // neither the row that is booked nor the one that the file hides
    await userEvent.click(await canvas.findByRole('button', { name: '生成 2 票订舱草稿' }))
    await expect(await canvas.findByText(/第 4 行，装货港：没有找到该港口/)).toBeVisible()
  },
}
export const NoList: StoryObj = { ...page(Orders, pages.upload), name: '上传委托，没有文件', tags: ['空'] }
export const ListFailed: StoryObj = {
  ...list({ 'GET /api/BookingUpload/Get': () => refusal('INTERNAL') }),
  name: '上传委托，打开失败',
  tags: ['出错'],
}
export const LongList: StoryObj = {
  ...list({ 'GET /api/BookingUpload/Get': () => manyOrders }),
  name: '上传委托，很多行',
  tags: ['长文本'],
}
export const Notes: StoryObj = { ...page(NotesLog, pages.notes), name: '托书上传记录' }
export const Lists: StoryObj = { ...page(OrdersLog, pages.uploads), name: '委托上传记录' }
export const NoNotes: StoryObj = {
  ...page(NotesLog, pages.notes, { 'GET /api/BookingUpload/List': () => ({ Rows: [], Total: 0 }) }),
  name: '托书上传记录，没有上传',
  tags: ['空'],
}
export const NotesOpening: StoryObj = {
  ...page(NotesLog, pages.notes, { 'GET /api/BookingUpload/List': () => new Promise(() => undefined) }),
  name: '托书上传记录，加载中',
  tags: ['加载'],
}
export const Dark: StoryObj = {
  ...page(Note, `${pages.note}?Upload=5`),
  name: '上传托书，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
}
export const Phone: StoryObj = {
  ...page(Note, `${pages.note}?Upload=5`),
  name: '上传托书，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}

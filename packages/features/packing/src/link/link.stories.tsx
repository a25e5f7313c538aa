import { slipLinkPage } from '@jst/contracts/packing'
import { newBrowserPorts } from '@jst/feature-kit/keeping'
import { networkFailure, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { page, shows } from '../testing/page.tsx'
import { linkedOf } from '../testing/show.ts'
import { Screen } from './LinkedSlip.tsx'
import { dropPhoto, photosOf } from './photos.ts'

const meta: Meta = {
  title: '设计评审/司机链接',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
}
export default meta

/** Photos of a story do not wait for the next one. */
async function dropAll(token: string): Promise<void> {
  const { storage } = newBrowserPorts()
  for (const { Key } of await photosOf(storage, token)) await dropPhoto(storage, token, Key)
}
const linked = (name: string, routes = {}) => page(Screen, `${slipLinkPage}?Token=${name}`, routes)

export const Driver: StoryObj = { ...linked('driver'), name: '司机', tags: ['手机'], play: shows('YS002600007', '洋山港储堆场') }
/** A number whose check digit does not fit is asked about, and may be taken over. */
export const Digit: StoryObj = {
  ...linked('digit'),
  name: '校验位不符',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: '箱号' }, { timeout: 10_000 }), 'csqu 305438-4')
    await userEvent.click(await canvas.findByRole('button', { name: '改用' }))
    await expect(canvas.getByDisplayValue('CSQU3054383')).toBeVisible()
  },
}
/** Without a network the entry waits in the phone, and says so. */
export const Offline: StoryObj = {
  ...linked('offline', {
    'POST /api/BoxSlip/LinkedReport': () => {
      throw networkFailure()
    },
  }),
  name: '没有网络',
  play: async ({ canvasElement }) => {
    localStorage.removeItem('jst slip offline')
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: '箱号' }, { timeout: 10_000 }), 'CSQU3054383')
    await userEvent.click(canvas.getByRole('button', { name: '登记' }))
    await expect(await canvas.findByText('1 条登记等待发送')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '箱号' })).toHaveValue('')
    localStorage.removeItem('jst slip offline')
  },
}
/** A photo that a busy server does not take waits in the phone, and goes out once under its key. */
export const PhotoWaits: StoryObj = {
  ...linked('photo', {
    'POST /api/BoxSlip/LinkedPhoto': () => refusal('TOO_MANY_REQUESTS'),
  }),
  name: '照片等待发送',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = await canvas.findByLabelText('拍照或选择照片', { selector: 'input' }, { timeout: 10_000 })
    await userEvent.upload(input, new File([new Uint8Array([0xff, 0xd8, 0xff])], '箱门.jpg', { type: 'image/jpeg' }))
    await expect(await canvas.findByText('1 张照片等待发送')).toBeVisible()
    await dropAll('photo')
  },
}
export const Void: StoryObj = {
  ...linked('void', {
    'GET /api/BoxSlip/Linked': () =>
      linkedOf({ InForce: false, State: 5, ReplacedBy: 'YS002600009', MayWrite: false, BoxNo: '', Driver: '', Plate: '' }),
  }),
  name: '已换单',
  play: shows(/此箱单已作废，请勿提箱，已换为新箱单 YS002600009/),
}
export const ReadOnly: StoryObj = {
  ...linked('qr', { 'GET /api/BoxSlip/Linked': () => linkedOf({ MayWrite: false }) }),
  name: '二维码，只供核对',
  tags: ['无权限'],
}
export const Lost: StoryObj = {
  ...linked('lost', { 'GET /api/BoxSlip/Linked': () => refusal('NOT_FOUND') }),
  name: '链接失效',
  tags: ['空'],
}
export const Dark: StoryObj = {
  ...linked('dark'),
  name: '司机，深色',
  tags: ['深色', '手机'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
}

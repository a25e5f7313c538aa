import { manifestPages } from '@jst/contracts/manifest'
import { refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { page, sheet, shows } from '../testing/show.tsx'
import { VgmDrawer } from './VgmDrawer.tsx'
import { VgmSection } from './VgmSection.tsx'

const meta: Meta = { title: '设计评审/VGM', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const Part = () => <VgmSection id={7} staff />
const part = (answer: () => unknown) => page(Part, `${manifestPages.submitInfo}?Id=7`, { 'GET /api/ManifestVgm/Sheet': answer })

export const Boxes: StoryObj = { ...part(sheet), name: '各状态', play: shows('箱号不在船', '1 处待处理', '未申报') }
export const Dark: StoryObj = { ...part(sheet), name: '各状态，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const None: StoryObj = { ...part(() => ({ ...sheet(), Rows: [] })), name: '没有箱', tags: ['空'], play: shows(/还没有箱/) }
export const Failed: StoryObj = { ...part(() => refusal('INTERNAL')), name: '读取失败', tags: ['出错'] }

const returned = { ...sheet().Rows[1]!, Tickets: [{ Id: 5, Name: 'CSQU3054383-1.jpg', Filing: 7 }] }
const Drawer = () => <VgmDrawer row={returned} staff={false} onChanged={() => undefined} onClose={() => undefined} />
const drawer = page(Drawer, `${manifestPages.submitInfo}?Id=7`)
const seen = { timeout: 10_000 }

/** The scale ticket that came by a link stands in the drawer of its box. */
export const Opened: StoryObj = {
  ...drawer,
  name: '一箱，退回',
  play: async () => {
    await expect(await screen.findByText(/箱号不在船/, undefined, seen)).toBeVisible()
    await expect(await screen.findByRole('button', { name: /CSQU3054383-1\.jpg/ }, seen)).toBeVisible()
  },
}
export const OpenedPhone: StoryObj = { ...drawer, name: '一箱，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const OpenedDark: StoryObj = { ...drawer, name: '一箱，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Fill: StoryObj = {
  ...part(sheet),
  name: '填写 VGM',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '填写 VGM' }, seen))
    await expect(await screen.findByRole('dialog', { name: /填写 VGM/ }, seen)).toBeVisible()
  },
}

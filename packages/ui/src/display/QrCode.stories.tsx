import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { described } from '../stories.tsx'
import { QrCode } from './QrCode.tsx'

const meta: Meta<typeof QrCode> = {
  title: '图表与指标/二维码',
  component: QrCode,
  parameters: {
    docs: { description: { component: '在浏览器里画出的二维码，内容不经过服务器；深色主题里也是白底黑码。' } },
    guide: {
      when: '用手机接着做：名片、登录、打开一个页面。',
      good: ['旁边写明扫了会怎样。', '边长不小于 120 像素。'],
      bad: ['不放长文字，放链接。'],
      sample: `<QrCode text={link} label="名片链接" />`,
    },
  },
  argTypes: described({ text: '二维码的内容，不超过约 2,300 字节。', label: '读屏软件读出的名称。', size: '边长，像素。' }),
  args: { text: 'https://freight.example.com/UserCard/Index?Id=7', label: '名片链接' },
}
export default meta
type Story = StoryObj<typeof QrCode>

const drawn: Story['play'] = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('img', { name: '名片链接' })).toBeVisible()
}
export const Link: Story = { name: '链接', play: drawn }
export const TooMuch: Story = {
  name: '放不下的内容',
  tags: ['出错'],
  args: { text: '超'.repeat(2_000), size: 148 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' }, play: drawn }
export const Phone: Story = { ...Link, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Segments } from './Segments.tsx'

const meta: Meta<typeof Segments> = {
  title: '控件/并列切换',
  component: Segments,
  parameters: {
    guide: {
      when: '并列的两三个列表或视图，各有自己的地址。',
      good: ['当前一项明显，次序固定。'],
      bad: ['筛选条件用视图标签。', '页面内的开关用按钮。'],
      sample: `<Segments label="补料提交列表" current="orders" items={[{ key: 'orders', label: '委托', to: '?List=orders' }]} />`,
    },
    docs: {
      description: {
        component: '并列的几个列表或视图，各有自己的地址，可在新窗口打开。筛选条件用视图标签，页面内的开关用按钮，都不用它。',
      },
    },
  },
  argTypes: {
    label: { description: '读屏软件读出的名称。' },
    current: { description: '当前一项的键。' },
    items: { description: '各项：键、文字、地址。' },
  },
  args: {
    label: '补料提交列表',
    current: 'orders',
    items: [
      { key: 'orders', label: '委托', to: '?List=orders' },
      { key: 'drafts', label: '草稿箱', to: '?List=drafts' },
      { key: 'records', label: '已提交补料', to: '?List=records' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Segments>

export const Current: Story = {
  name: '当前一项',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '委托' })).toHaveAttribute('aria-current', 'page')
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const LongText: Story = {
  name: '很长的文字',
  tags: ['长文本'],
  args: {
    items: [
      { key: 'orders', label: '尚未提交补料的委托（含多票）', to: '?List=orders' },
      { key: 'drafts', label: '填写中、尚未提交的草稿', to: '?List=drafts' },
    ],
  },
}
export const Phone: Story = {
  ...LongText,
  name: '手机宽度，很长的文字',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('navigation').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
}

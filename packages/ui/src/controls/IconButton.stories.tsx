import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta: Meta<typeof IconButton> = {
  title: '控件/图标按钮',
  component: IconButton,
  parameters: {
    docs: { description: { component: '只有图标的小按钮，名称在悬停时显示，读屏软件读出。' } },
    guide: {
      when: '工具栏里人人认识的操作：刷新、列设置、全屏、关闭。',
      good: ['label 写动词，与别处同一操作用同一个词。', '正在进行时用 busy，不换图标。'],
      bad: ['主要操作要有文字，用按钮。', '同一个图标不代表两种操作。'],
      sample: `<IconButton icon="refresh" label="刷新" busy={list.status === 'loading'} onClick={list.reload} />`,
    },
  },
  argTypes: {
    icon: { description: '图标的名称，见“基础/图标”。' },
    label: { description: '按钮的名称。' },
    onClick: { description: '点击。' },
    disabled: { description: '不可用。' },
    busy: { description: '正在进行，图标转动。' },
    pressed: { description: '开关按钮是否按下。' },
    tabIndex: { description: 'Tab 键的次序。' },
    keys: { description: '在旁边的字段里按的键，作用相同；悬停时显示。' },
    ref: { description: '按钮元素。' },
  },
  args: { icon: 'refresh', label: '刷新', onClick: fn() },
}
export default meta
type Story = StoryObj<typeof IconButton>

export const Plain: Story = {
  name: '可用',
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: '刷新' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}
export const Busy: Story = { name: '正在进行', args: { busy: true, label: '正在刷新' } }
export const Pressed: Story = { name: '已按下', args: { pressed: true, icon: 'star', label: '关注' } }
export const Disabled: Story = {
  name: '不可用',
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '刷新' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Long: Story = {
  name: '很长的名称',
  tags: ['长文本'],
  args: { icon: 'edit', label: '改配：COSCO SHIPPING UNIVERSE 042W 改为 CMA CGM ANTOINE DE SAINT EXUPERY 0FLJ1W（须客户书面确认）' },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Menu } from './Menu.tsx'

const onPick = fn()
const meta: Meta<typeof Menu> = {
  title: '控件/菜单',
  component: Menu,
  parameters: {
    docs: { description: { component: '按钮与一列操作：方向键、Home、End 移动，回车选定，Esc 关闭并回到按钮。' } },
    guide: {
      when: '一处有四个以上次要操作，或几个互斥的选择。',
      good: ['危险的操作放最后，标 danger。', '互斥的选择给 checked。'],
      bad: ['主要操作不藏进菜单。', '填写内容用下拉选择，不用菜单。'],
      sample: `<Menu label="更多操作" trigger="更多" items={[{ key: 'void', label: '作废', danger: true, onSelect: voidIt }]} />`,
    },
  },
  argTypes: {
    label: { description: '菜单的名称。' },
    trigger: { description: '按钮上的内容。' },
    triggerClassName: { description: '按钮的样式名。' },
    items: { description: '菜单项：文字、图标、是否选中、是否危险、选中后的动作。', control: false },
    head: { description: '菜单项之上的内容。' },
    align: { description: '面板对齐按钮的哪一边。' },
  },
  args: {
    label: '更多操作',
    trigger: '更多',
    align: 'start',
    items: [
      { key: 'copy', label: '复制为新草稿', icon: 'copy', onSelect: onPick },
      { key: 'pin', label: '固定', checked: true, onSelect: onPick },
      { key: 'void', label: '作废', danger: true, onSelect: onPick },
    ],
  },
  decorators: [(Story) => <div style={{ minHeight: 180, width: 320 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Menu>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '更多操作' }))
  await expect(screen.getByRole('menu')).toBeVisible()
}
export const Open: Story = { name: '展开', play: open }
export const Keyboard: Story = {
  name: '只用键盘',
  play: async (context) => {
    onPick.mockClear()
    await open(context)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onPick).toHaveBeenCalledTimes(1)
    await expect(screen.queryByRole('menu')).toBeNull()
    await open(context)
    await userEvent.keyboard('{Escape}')
    await expect(within(context.canvasElement).getByRole('button', { name: '更多操作' })).toHaveFocus()
  },
}
export const Long: Story = {
  name: '很长的操作',
  tags: ['长文本'],
  args: {
    items: [
      {
        key: 'swap',
        label: '改配：COSCO SHIPPING UNIVERSE 042W 改为 CMA CGM ANTOINE DE SAINT EXUPERY 0FLJ1W（须客户书面确认）',
        onSelect: onPick,
      },
    ],
  },
  play: open,
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' }, play: open }
export const Phone: Story = {
  ...Long,
  name: '手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  async play(context) {
    await open(context)
    const { left, right } = within(context.canvasElement).getByRole('menu').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

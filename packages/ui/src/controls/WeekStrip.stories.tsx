import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { WeekStrip, type StripWeek, type WeekStripProps } from './WeekStrip.tsx'

const weeks: readonly StripWeek[] = [
  { key: '2026-11-16', days: '11-16 ~ 11-22', main: 'USD 3,990', note: 'COSCO · 12 个方案' },
  { key: '2026-11-23', days: '11-23 ~ 11-29', main: 'USD 3,840', note: 'OOCL · 9 个方案' },
  { key: '2026-11-30', days: '11-30 ~ 12-06', main: 'USD 4,120', note: 'ONE · 4 个方案' },
  { key: '2026-12-07', days: '12-07 ~ 12-13', main: '暂无运价', note: '0 个方案', empty: true },
]

function Shown(args: WeekStripProps) {
  const [current, setCurrent] = useState(args.current)
  return <WeekStrip {...args} current={current} onChoose={setCurrent} />
}

const meta: Meta<typeof WeekStrip> = {
  title: '控件/各周价格',
  component: WeekStrip,
  render: (args) => <Shown {...args} />,
  parameters: {
    guide: {
      when: '同一件事在相邻几周各是多少，选一周就看那一周。',
      good: ['每周都列出，没有内容的一周也说明。', '方向键在各周间移动，回车选中。'],
      bad: ['逐日选择用日期框。', '超过八周用图表。'],
      sample: `<WeekStrip label="各周最低价" current="2026-11-23" weeks={weeks} onChoose={setWeek} />`,
    },
    docs: { description: { component: '并列的几周，各写出起止日期、最低价和方案数。选中一周就换到那一周的日期。' } },
  },
  argTypes: {
    label: { description: '读屏软件读出的名称。' },
    weeks: { description: '各周：键、起止日期、主要数字、说明。' },
    current: { description: '当前一周的键。' },
    onChoose: { description: '选中一周时调用，参数是它的键。' },
  },
  args: { label: '各周最低价', weeks, current: '2026-11-23', onChoose: () => undefined },
}
export default meta
type Story = StoryObj<typeof WeekStrip>

export const Weeks: Story = {
  name: '各周最低价',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /11-23/ }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('button', { name: /11-30/ })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const LongText: Story = {
  name: '两种币种的合计',
  tags: ['长文本'],
  args: { weeks: weeks.map((week) => ({ ...week, main: `CNY 2,260 + ${week.main}` })) },
}
export const Phone: Story = { ...LongText, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

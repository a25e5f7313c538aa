import type { Meta, StoryObj } from '@storybook/react-vite'
import { described } from '../stories.tsx'
import { StatusTag, type Tone } from './StatusTag.tsx'

const states: [Tone, string][] = [
  ['grey', '草稿'],
  ['blue', '待审核'],
  ['orange', '样单待确认'],
  ['green', '审核通过'],
  ['red', '已退回'],
  ['purple', '已改单'],
]
const meta: Meta<typeof StatusTag> = {
  title: '图表与指标/状态标签',
  component: StatusTag,
  parameters: {
    docs: { description: { component: '一件事的状态：意思由文字表达，颜色只是重复。' } },
    guide: {
      when: '列表的状态列、详情标题旁。',
      good: ['全产品一套颜色：灰草稿、蓝等我方、橙等对方或即将到期、绿完成、红退回或逾期、紫已改单。'],
      bad: ['不当分类标签用。', '不自造颜色。'],
      sample: `<StatusTag tone="blue">待审核</StatusTag>`,
    },
  },
  argTypes: described({ tone: '颜色，代表状态。', children: '状态的文字。', title: '悬停时的说明。' }),
  args: { tone: 'blue', children: '待审核' },
}
export default meta
type Story = StoryObj<typeof StatusTag>

export const Tones: Story = {
  name: '六种状态',
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {states.map(([tone, label]) => (
        <StatusTag key={tone} tone={tone}>
          {label}
        </StatusTag>
      ))}
    </div>
  ),
}
export const Long: Story = {
  name: '很长的状态',
  tags: ['长文本'],
  args: { tone: 'orange', children: '样单待确认（已催 3 次，最近一次 11-20 09:30，经办人 欧阳明珠）' },
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
}
export const Dark: Story = { ...Tones, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

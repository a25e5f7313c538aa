import type { Meta, StoryObj } from '@storybook/react-vite'
import { described, longTexts } from '../stories.tsx'
import { StatCards } from './StatCards.tsx'

const to = '/tdManage/siCheck'
const meta: Meta<typeof StatCards> = {
  title: '图表与指标/数字卡片',
  component: StatCards,
  parameters: {
    docs: { description: { component: '一行数字，每个打开它背后的列表。' } },
    guide: {
      when: '工作台与驾驶舱最上面：今天要我处理什么。',
      good: ['最多六个，按紧急排列。', '颜色只用于等着处理的数字，0 不着色。'],
      bad: ['不能点开的数字不放这里。', '不放百分比和环比，那属于图表。'],
      sample: `<StatCards label="今天" stats={[{ key: 'due', label: '即将截单', value: 4, tone: 'orange', to: '/tdManage/siCheck?Due=day' }]} />`,
    },
  },
  argTypes: described({ stats: '数字：名称、数值（未到时占位）、颜色、说明、点开的列表。', label: '这一行数字的名称。' }),
  args: {
    label: '今天要处理的补料',
    stats: [
      { key: 'submitted', label: '待审核', value: 12, tone: 'blue', hint: '等待我方审核', to },
      { key: 'due', label: '即将截单', value: 4, tone: 'orange', hint: '24 小时内截单', to },
      { key: 'over', label: '已过截单', value: 1, tone: 'red', hint: '已过截单', to },
    ],
  },
}
export default meta
type Story = StoryObj<typeof StatCards>

export const Some: Story = { name: '有待办' }
export const None: Story = {
  name: '没有待办',
  tags: ['空'],
  args: { stats: [{ key: 'over', label: '已过截单', value: 0, tone: 'red', to }] },
}
export const Waiting: Story = {
  name: '数字未到',
  tags: ['加载'],
  args: { stats: [{ key: 'wait', label: '审核通过', value: undefined, to }] },
}
export const Long: Story = {
  name: '很长的名称与数字',
  tags: ['长文本'],
  args: { stats: [{ key: 'all', label: '待审核（含分票后的各份提单）', value: 12_345_678, hint: longTexts.remark, to }] },
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

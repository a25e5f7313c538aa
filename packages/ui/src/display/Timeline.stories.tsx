import type { Meta, StoryObj } from '@storybook/react-vite'
import { described, hoursLater, longTexts } from '../stories.tsx'
import { Timeline } from './Timeline.tsx'

const meta: Meta<typeof Timeline> = {
  title: '详情/动态',
  component: Timeline,
  parameters: {
    docs: { description: { component: '一件事发生过什么，新的在前。' } },
    guide: {
      when: '详情右栏：提交、退回、改单、放箱。',
      good: ['标题写动作与版本，人写在时间之后。', '原因写在下面，不截断。'],
      bad: ['字段级的改动放变更记录。'],
      sample: `<Timeline label="动态" entries={[{ key: 1, at: log.At, title: '提交 · 第 1 版', who: log.Name, tone: 'blue' }]} />`,
    },
  },
  argTypes: described({ entries: '动态：时间、标题、人、说明、颜色。', label: '动态的名称。' }),
  args: {
    label: '动态',
    entries: [
      { key: 2, at: hoursLater(-1), title: '退回 · 第 1 版', who: '李审', detail: 'R03 箱封号错误：TCLU1234567 校验位不符', tone: 'red' },
      { key: 1, at: hoursLater(-5), title: '提交 · 第 1 版', who: '沈佳怡', tone: 'blue' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Timeline>

export const Some: Story = { name: '提交后被退回' }
export const None: Story = { name: '还没有动态', tags: ['空'], args: { entries: [] } }
export const Long: Story = {
  name: '很长的说明',
  tags: ['长文本'],
  args: {
    entries: [
      {
        key: 1,
        at: hoursLater(-1),
        title: '退回 · 第 12 版 · R03 箱封号错误、R07 重量超限',
        who: `欧阳明珠 · ${longTexts.company}`,
        detail: longTexts.remark,
        tone: 'red',
      },
    ],
  },
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
}
export const PortClock: Story = {
  name: '港口当地时间',
  args: { entries: [{ key: 1, at: hoursLater(-1), when: '05-04 23:40 UTC+8', title: '卸船 · 上海 CNSHA', who: '码头', tone: 'green' }] },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { described, longTexts } from '../stories.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta: Meta<typeof EmptyState> = {
  title: '反馈/空状态',
  component: EmptyState,
  parameters: {
    docs: { description: { component: '没有内容：为什么没有，下一步做什么。' } },
    guide: {
      when: '列表、面板或一栏没有任何内容。',
      good: ['写明是还没有，还是条件不符。', '有下一步时给按钮。'],
      bad: ['加载失败不是空，用出错提示。', '一格没有值写“–”。'],
      sample: `<EmptyState title="没有待审核的补料" hint="新提交的补料会出现在这里。" />`,
    },
  },
  argTypes: described({
    title: '为什么没有。',
    hint: '下一步做什么。',
    action: '按钮。',
    icon: '图标。',
    asPage: '整页都没有内容时用，标题即页面标题。',
  }),
  args: { title: '没有待审核的补料', hint: '新提交的补料会出现在这里。' },
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const Plain: Story = { name: '还没有' }
export const WithAct: Story = {
  name: '有下一步',
  args: { title: '还没有模板', hint: '', action: <Button type="primary">新建模板</Button> },
}
export const Long: Story = {
  name: '很长的说明',
  tags: ['长文本'],
  args: { title: '没有与“COSU6412345670A、COSU6412345670B、COSU6412345670C”相符的补料', hint: longTexts.remark },
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

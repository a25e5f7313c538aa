import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppLink } from '../controls/AppLink.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { described, longTexts } from '../stories.tsx'
import { Panel } from './PageFrame.tsx'

const meta: Meta<typeof Panel> = {
  title: '框架/面板',
  component: Panel,
  parameters: {
    docs: { description: { component: '页面里的一块：一行标题，右侧通往全部。' } },
    guide: {
      when: '面板页面里的每一块内容。',
      good: ['标题右侧给“全部”，打开完整的列表。'],
      bad: ['面板里不套面板。'],
      sample: `<Panel title="待办" extra={<AppLink to="/tdManage/siCheck">全部</AppLink>}>…</Panel>`,
    },
  },
  argTypes: described({ title: '面板标题。', extra: '标题右侧，多为“全部”。', children: '面板内容。', className: '附加的样式名。' }),
  args: {
    title: '待办',
    extra: <AppLink to="/tdManage/siCheck">全部</AppLink>,
    children: <p style={{ padding: 12 }}>COSU6412345670　宁波远帆进出口有限公司　今天 17:00 截单</p>,
  },
}
export default meta
type Story = StoryObj<typeof Panel>

export const Plain: Story = { name: '有内容' }
export const Nothing: Story = { name: '没有内容', tags: ['空'], args: { children: <EmptyState title="没有待办" /> } }
export const Long: Story = {
  name: '很长的标题与内容',
  tags: ['长文本'],
  args: { title: `待办（${longTexts.company}）`, children: <p style={{ padding: 12 }}>{longTexts.remark}</p> },
  decorators: [(Story) => <div style={{ width: 480 }}>{Story()}</div>],
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatCards } from '../display/StatCards.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ErrorView } from '../feedback/ErrorView.tsx'
import { described, longTexts } from '../stories.tsx'
import { PageFrame, Panel } from './PageFrame.tsx'

const head = (value?: number) => (
  <StatCards label="待办" stats={[{ key: 'submitted', label: '待审核', value, to: '/tdManage/siCheck?Status=1' }]} />
)
const meta: Meta<typeof PageFrame> = {
  title: '框架/面板页面',
  component: PageFrame,
  parameters: {
    docs: { description: { component: '由面板组成的页面：工作台、驾驶舱、设置。' } },
    guide: {
      when: '一页里有几块各自独立的内容。',
      good: ['数字在最上面，面板按要紧的次序。', '一块失败只在那一块里提示。'],
      bad: ['一条数据的页面用详情页，一张表用列表页。'],
      sample: `<PageFrame title="工作台" head={<StatCards … />}>\n  <Panel title="待审核补料">…</Panel>\n</PageFrame>`,
    },
  },
  argTypes: described({ title: '页面名称，只给读屏软件。', head: '面板之上的提示或数字。', children: '面板。' }),
  args: {
    title: '工作台',
    head: head(12),
    children: (
      <Panel title="待办">
        <p style={{ padding: 12 }}>待审核补料 12 票，其中 4 票 24 小时内截单。</p>
      </Panel>
    ),
  },
}
export default meta
type Story = StoryObj<typeof PageFrame>

export const Ready: Story = { name: '有内容' }
export const Nothing: Story = {
  name: '没有待办',
  tags: ['空'],
  args: {
    head: head(0),
    children: (
      <Panel title="待审核补料">
        <EmptyState title="没有待审核的补料" hint="新提交的补料会出现在这里。" />
      </Panel>
    ),
  },
}
export const Waiting: Story = {
  name: '加载中',
  tags: ['加载'],
  args: {
    head: head(),
    children: (
      <Panel title="待审核补料">
        <div className="jst-skeleton" style={{ margin: 12, width: 240 }} />
      </Panel>
    ),
  },
}
export const Failed: Story = {
  name: '一块加载失败',
  tags: ['出错'],
  args: {
    children: (
      <Panel title="待审核补料">
        <ErrorView error={{ message: '服务暂时不可用，正在恢复，请稍后重试' }} onRetry={() => undefined} />
      </Panel>
    ),
  },
}
export const Long: Story = {
  name: '很长的内容',
  tags: ['长文本'],
  args: {
    head: head(12_345_678),
    children: (
      <Panel title="待审核补料">
        <p style={{ padding: 12 }}>{longTexts.remark}</p>
      </Panel>
    ),
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

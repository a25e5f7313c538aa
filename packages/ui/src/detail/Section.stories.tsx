import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { described, longTexts } from '../stories.tsx'
import { Section } from './DetailPage.tsx'

const meta: Meta<typeof Section> = {
  title: '详情/分组',
  component: Section,
  parameters: {
    docs: { description: { component: '详情页里的一组内容，有一行标题。' } },
    guide: {
      when: '详情页与长表单，按人们核对的次序分组。',
      good: ['标题是名词，操作放在标题右侧。', '给 id，右侧锚点能跳到。'],
      bad: ['分组里不再套分组。'],
      sample: `<Section title="提单内容" extra={<Button>打印</Button>}>…</Section>`,
    },
  },
  argTypes: described({ title: '分组标题。', extra: '标题右侧的操作。', children: '分组内容。', id: '锚点。' }),
  args: { title: '集装箱', extra: <Button>打印</Button>, children: <p>40HQ*2, 20GP*1</p> },
}
export default meta
type Story = StoryObj<typeof Section>

export const Plain: Story = { name: '一组内容' }
export const Nothing: Story = {
  name: '没有内容',
  tags: ['空'],
  args: { children: <EmptyState title="还没有集装箱" hint="放箱后会出现在这里。" /> },
}
export const Long: Story = {
  name: '很长的标题与内容',
  tags: ['长文本'],
  args: { title: '分票后各提单的收货人、通知人与目的港代理（按分票顺序）', children: <p>{longTexts.remark}</p> },
  decorators: [(Story) => <div style={{ width: 480 }}>{Story()}</div>],
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextButton } from '../controls/TextButton.tsx'
import { described, longTexts } from '../stories.tsx'
import { Notice } from './Notice.tsx'

const meta: Meta<typeof Notice> = {
  title: '反馈/提示条',
  component: Notice,
  parameters: {
    docs: { description: { component: '内容上方的一行话：提示、警告或失败，可带一个操作。' } },
    guide: {
      when: '与整页或整个表单有关、要一直看得见的事。',
      good: ['一句话，含下一步。', '警告写后果，失败写怎么办。'],
      bad: ['成功不用提示条。', '某个字段的错误写在字段下面。'],
      sample: `<Notice tone="warning" action={<TextButton onClick={renew}>重新登录</TextButton>}>登录已过期。</Notice>`,
    },
  },
  argTypes: described({ tone: 'info 提示、warning 警告、error 失败。', children: '一句话，含下一步。', action: '右侧的操作。' }),
  args: { children: '截单时间已由船公司提前 4 小时，请尽快提交补料。' },
}
export default meta
type Story = StoryObj<typeof Notice>

export const Tones: Story = {
  name: '三种轻重',
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 640 }}>
      <Notice>截单时间已由船公司提前 4 小时，请尽快提交补料。</Notice>
      <Notice tone="warning" action={<TextButton>重新登录</TextButton>}>
        登录已过期，未提交的内容已保留。
      </Notice>
      <Notice tone="error">没有保存，请检查网络后重试。</Notice>
    </div>
  ),
}
export const Long: Story = {
  name: '很长的说明',
  tags: ['长文本'],
  args: { tone: 'error', children: longTexts.remark, action: <TextButton>查看共用此箱的提单</TextButton> },
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
}
export const Dark: Story = { ...Tones, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

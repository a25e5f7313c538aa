import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppLink } from './AppLink.tsx'
import { RowActs } from './RowActs.tsx'
import { TextButton } from './TextButton.tsx'

const meta: Meta<typeof RowActs> = {
  title: '控件/一行的操作',
  component: RowActs,
  parameters: {
    docs: { description: { component: '一行或一条提示的几个操作并排。' } },
    guide: {
      when: '表格的最后一列，或提示右侧。',
      good: ['最多三个，其余放进菜单。', '每行次序相同，不可用的变灰，不消失。'],
      bad: ['不放主按钮。'],
      sample: `<RowActs>\n  <AppLink to={pathOf(row)}>查看</AppLink>\n  <TextButton onClick={edit}>编辑</TextButton>\n</RowActs>`,
    },
  },
  argTypes: { children: { description: '链接与文字按钮。', control: false } },
  args: {
    children: (
      <>
        <AppLink to="/tdManage/siDetail?Id=1">查看</AppLink>
        <TextButton>编辑</TextButton>
        <TextButton disabled>删除</TextButton>
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof RowActs>

export const InARow: Story = { name: '三个操作' }
export const Long: Story = {
  name: '很长的文字',
  tags: ['长文本'],
  args: {
    children: (
      <>
        <TextButton>重新发送给宁波远帆进出口有限公司北仑保税区第二分公司</TextButton>
        <TextButton>撤回</TextButton>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

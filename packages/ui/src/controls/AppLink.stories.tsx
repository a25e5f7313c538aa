import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppLink } from './AppLink.tsx'

const meta: Meta<typeof AppLink> = {
  title: '控件/链接',
  component: AppLink,
  parameters: {
    docs: { description: { component: '真正的链接：普通点击在应用内打开，按住 Ctrl 等则交给浏览器，地址可复制。' } },
    guide: {
      when: '打开另一个页面：列表的首列、详情里的委托与公司、面板右上角的“全部”。',
      good: ['文字写去处的名称或号码。', '筛选条件写进地址，别人打开看到同样的内容。'],
      bad: ['不用来执行操作，操作用文字按钮。', '不写“点击这里”。'],
      sample: `<AppLink to="/tdManage/siDetail?Id=1">COSU6412345670</AppLink>`,
    },
  },
  argTypes: {
    to: { description: '目标地址。' },
    children: { description: '链接文字。' },
    className: { description: '样式名，默认是链接的样子。' },
    title: { description: '悬停时的说明。' },
    tabIndex: { description: 'Tab 键的次序。' },
    'aria-label': { description: '读屏软件读出的名称。' },
    'aria-current': { description: '当前所在的一项。' },
    onFollow: { description: '在应用内打开之前。' },
  },
  args: { to: '/tdManage/siDetail?Id=1', children: 'COSU6412345670' },
}
export default meta
type Story = StoryObj<typeof AppLink>

export const Plain: Story = { name: '链接' }
export const Long: Story = {
  name: '很长的文字',
  tags: ['长文本'],
  args: { children: 'COSU6412345670A/COSU6412345670B/'.repeat(3) },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

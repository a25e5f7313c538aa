import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextButton } from './TextButton.tsx'

const onSend = fn()
const meta: Meta<typeof TextButton> = {
  title: '控件/文字按钮',
  component: TextButton,
  parameters: {
    docs: { description: { component: '像链接一样安静的操作，从不提交所在的表单。' } },
    guide: {
      when: '一行、一条提示或一个面板里的次要操作。',
      good: ['文字是动词：编辑、撤回、重新发送。', '每行都有的按钮，aria-label 写明是哪一行。'],
      bad: ['打开页面用链接。', '一页最重要的操作用主按钮。'],
      sample: `<TextButton aria-label={\`下线：\${device}\`} onClick={signOut}>下线</TextButton>`,
    },
  },
  argTypes: {
    children: { description: '按钮文字。' },
    onClick: { description: '点击。' },
    disabled: { description: '不可用。' },
    title: { description: '悬停时的说明。' },
    'aria-label': { description: '读屏软件读出的名称。' },
    'aria-expanded': { description: '是否已展开。' },
    'aria-pressed': { description: '开关按钮是否按下。' },
  },
  args: { children: '编辑', onClick: fn() },
}
export default meta
type Story = StoryObj<typeof TextButton>

export const InAForm: Story = {
  name: '在表单里',
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <TextButton {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    onSend.mockClear()
    within(canvasElement).getByRole('button', { name: '编辑' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await expect(onSend).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = {
  name: '不可用',
  args: { disabled: true, children: '删除' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '删除' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Long: Story = {
  name: '很长的文字',
  tags: ['长文本'],
  args: { children: '重新发送给宁波远帆进出口有限公司北仑保税区第二分公司' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

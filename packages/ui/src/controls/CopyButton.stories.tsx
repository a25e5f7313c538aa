import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CopyButton } from './CopyButton.tsx'

const meta: Meta<typeof CopyButton> = {
  title: '控件/复制按钮',
  component: CopyButton,
  parameters: {
    docs: { description: { component: '复制一个号码，复制后打勾一秒半。' } },
    guide: {
      when: '放在常被抄到别处的号码之后：提单号、箱号、委托编号。',
      good: ['紧跟在号码后面。', '表格里用列的 copy，悬停时才出现。'],
      bad: ['不复制整段文字或多个号码，那是导出的事。'],
      sample: `<CopyButton text={bill.no} />`,
    },
  },
  argTypes: { text: { description: '要复制的文字。' } },
  args: { text: 'COSU6412345670' },
  render: (args) => (
    <>
      {args.text} <CopyButton {...args} />
    </>
  ),
}
export default meta
type Story = StoryObj<typeof CopyButton>

export const Plain: Story = {
  name: '号码之后',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '复制' })).toBeEnabled()
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const English: Story = { name: 'English', tags: ['英文'], globals: { language: 'EN' } }
export const Phone: Story = {
  name: '手机宽度，不显示按钮',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  // a number is selected by a long press there
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('button')).toBeNull(),
}

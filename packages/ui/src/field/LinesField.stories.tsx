import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { described, longTexts } from '../stories.tsx'
import { LinesField } from './fields.tsx'

const meta: Meta<typeof LinesField> = {
  title: '表单/多行文字',
  component: LinesField,
  parameters: {
    docs: { description: { component: '几行文字，如备注、退回原因。' } },
    guide: {
      when: '给人看的一段话。',
      good: ['显示的行数与通常写的一样多。'],
      bad: ['提单上的栏用等宽输入。'],
      sample: `<LinesField {...form.field('Remark')} maxLength={500} />`,
    },
  },
  argTypes: described({
    label: '控件名称，在上方。',
    value: '当前文字。',
    onChange: '每次按键；参数是新文字。',
    maxLength: '最多字符数。',
    rows: '显示的行数。',
    onSend: '按 Ctrl+Enter 时；有它才响应。',
    disabled: '不可编辑。',
    required: '必填，名称后加星号。',
    error: '错误，在控件下方。',
    hint: '说明，一句话。',
  }),
  args: { label: '备注', value: '订舱时须注明合约号与品名。', maxLength: 500 },
  render: function Typed({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return <LinesField {...args} value={value} onChange={setValue} />
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof LinesField>

export const Some: Story = { name: '有内容' }
export const Empty: Story = { name: '没有填', tags: ['空'], args: { value: '' } }
export const Wrong: Story = { name: '有错误', tags: ['出错'], args: { value: '', required: true, error: '请填写退回原因' } }
export const Long: Story = { name: '300 字', tags: ['长文本'], args: { value: longTexts.remark } }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

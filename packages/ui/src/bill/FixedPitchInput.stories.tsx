import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { described, shipper, tooLong } from '../stories.tsx'
import { FixedPitchInput } from './FixedPitch.tsx'

const meta: Meta<typeof FixedPitchInput> = {
  title: '提单/等宽输入',
  component: FixedPitchInput,
  parameters: {
    docs: { description: { component: '填写提单上的一栏：最后一列有标尺，行数与最长一行有计数，放不下的标红，从不截断。' } },
    guide: {
      when: '补料里照提单排版的栏。',
      good: ['粘贴整段也不丢字，由人决定怎么改。'],
      bad: ['不限制输入的长度。', '普通备注用多行文字。'],
      sample: `<FixedPitchInput label="发货人" value={value} onChange={setValue} lines={6} />`,
    },
  },
  argTypes: described({
    value: '栏内文字，一行一段。',
    label: '栏的名称。',
    lines: '栏的行数。',
    columns: '每行字符数。',
    onChange: '内容改变；参数是整栏文字。',
    onBlur: '离开输入框。',
    disabled: '不可编辑。',
    id: '输入框的 id，由外面的标签指向。',
    describedBy: '说明文字的 id。',
    invalid: '内容有误。',
    rows: '显示的行数，超出后滚动。',
  }),
  args: { label: '发货人', value: shipper, lines: 6 },
  render: function Editable({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return <FixedPitchInput {...args} value={value} onChange={setValue} />
  },
}
export default meta
type Story = StoryObj<typeof FixedPitchInput>

export const Fits: Story = { name: '放得下' }
export const TooLong: Story = { name: '放不下', tags: ['出错', '长文本'], args: { value: tooLong, invalid: true } }
export const Nothing: Story = { name: '没有内容', tags: ['空'], args: { value: '', label: '备注', lines: 3 } }
export const Disabled: Story = { name: '不可编辑', args: { disabled: true } }
export const Dark: Story = { name: '深色', tags: ['深色'], args: { value: tooLong }, globals: { theme: 'dark' } }
export const Phone: Story = { ...TooLong, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

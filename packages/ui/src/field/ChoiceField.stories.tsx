import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { described } from '../stories.tsx'
import { ChoiceField } from './fields.tsx'

const meta: Meta<typeof ChoiceField> = {
  title: '表单/选择字段',
  component: ChoiceField,
  parameters: {
    docs: { description: { component: '有名称的下拉选择：几个固定值中选一个。' } },
    guide: {
      when: '表单里二十个以内的固定值。',
      good: ['可以不选时给一个空值的选项。'],
      bad: ['要按拼音和代码查找的用 Combobox。'],
      sample: `<ChoiceField {...form.field('Basis')} options={bases} />`,
    },
  },
  argTypes: described({
    label: '控件名称，在上方。',
    value: '当前值。',
    onChange: '选定另一项。',
    options: '可选的值与文字。',
    disabled: '不可编辑。',
    required: '必填，名称后加星号。',
    error: '错误，在控件下方。',
    hint: '说明，一句话。',
  }),
  args: {
    label: '计费单位',
    value: 'C',
    options: [
      { value: '', label: '请选择' },
      { value: 'C', label: '箱' },
      { value: 'B', label: '提单' },
      { value: 'R', label: '按货物毛重与体积折算后取大者计收（不足一吨按一吨计）' },
    ],
  },
  render: function Chosen({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return <ChoiceField {...args} value={value} onChange={setValue} />
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof ChoiceField>

/** An enabled field has a frame, so that it does not look locked. */
const hasFrame: Story['play'] = async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('.jst-field-box')).toHaveStyle({
    border: '1px solid rgb(205, 212, 219)',
    backgroundColor: 'rgb(255, 255, 255)',
  })
}

export const Chosen: Story = { name: '已选', play: hasFrame }
export const Empty: Story = { name: '没有选', tags: ['空'], args: { value: '' } }
export const Wrong: Story = { name: '有错误', tags: ['出错'], args: { value: '', required: true, error: '请选择计费单位' } }
export const Long: Story = { name: '很长的选项', tags: ['长文本'], args: { value: 'R' } }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { described, portChoices } from '../../stories.tsx'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

const meta: Meta<ComboboxProps> = {
  title: '表单/查找选择',
  component: Combobox,
  parameters: {
    docs: { description: { component: '键入几个字就给出候选，只用键盘：方向键移动，回车选定，Esc 收起，空框里按退格去掉最后一个。' } },
    guide: {
      when: '值多于二十个，或人们按代码、拼音找的内容。',
      good: ['最像的排最前。', '离开时没有选定的文字不保留。'],
      bad: ['港口、船公司等代码用代码选择，它已接好数据。', '几个固定值用下拉选择。'],
      sample: `<Combobox label="装货港" required value={codes} onChange={setCodes} search={find} labelOf={nameOf} />`,
    },
  },
  argTypes: described({
    label: '控件名称，在上方。',
    value: '已选的值，按次序。',
    onChange: '选择改变；参数是全部的值。',
    search: '按输入的文字给出候选，最像的在前；每次按键都会调用。',
    onTyped: '每次按键时告知输入的文字，候选要由别处查找时用。',
    labelOf: '已选值的文字。',
    multiple: '可选多个。',
    repeats: '同一值可选多次，如挂靠港。',
    placeholder: '没有值时的提示。',
    required: '必填，名称后加星号。',
    disabled: '不可编辑。',
    error: '错误，在控件下方。',
    hint: '说明，一句话。',
    isStarred: '某个值是否排在最前。',
    onStar: '按 Alt+回车或点星号：排到最前，或不再排在最前。',
  }),
  args: { label: '装货港', value: [], placeholder: '代码、中文、英文或拼音', ...portChoices },
  render: function Chosen({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return <Combobox {...args} value={value} onChange={setValue} />
  },
  decorators: [(Story) => <div style={{ width: 320, minHeight: 240 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<ComboboxProps>

export const ByKeyboard: Story = {
  name: '只用键盘选择',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '装货港' })
    await userEvent.type(field, 'cn{ArrowDown}{Enter}')
    await expect(field).toHaveValue('宁波')
  },
}
export const Several: Story = {
  name: '选多个',
  args: { label: '挂靠港', multiple: true, repeats: true, value: ['CNSHA'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: '挂靠港' }), '鹿{Enter}{Backspace}洛{Enter}')
    await expect(canvas.getByRole('button', { name: '移除 洛杉矶' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '移除 鹿特丹' })).toBeNull()
  },
}
export const NothingFound: Story = {
  name: '没有匹配的内容',
  tags: ['空'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: '装货港' }), 'zzz')
    await expect(canvas.getByText('没有匹配的内容')).toBeVisible()
  },
}
export const Wrong: Story = { name: '有错误', tags: ['出错'], args: { error: '没有找到，请填写代码或名称' } }
export const Long: Story = {
  name: '许多已选的值',
  tags: ['长文本'],
  args: {
    label: '挂靠港（以船公司最终确认的挂靠顺序为准）',
    multiple: true,
    repeats: true,
    value: ['CNSHA', 'CNNGB', 'USLAX', 'NLRTM', 'CNSHA', 'CNNGB'],
  },
}
export const Dark: Story = { ...ByKeyboard, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { described, longTexts } from '../stories.tsx'
import { TextField } from './TextField.tsx'

const meta: Meta<typeof TextField> = {
  title: '表单/输入框',
  component: TextField,
  parameters: {
    docs: { description: { component: '一行文字：名称在上，说明或错误在下，读屏软件一并读出。' } },
    guide: {
      when: '名称、号码、邮箱、密码等一行的内容。',
      good: ['有格式要求时在说明里写一个例子。', '错误写怎么改：应为 TCLU1234560。'],
      bad: ['不用占位文字代替名称。', '港口、船公司等代码用代码选择。'],
      sample: `<TextField {...form.field('Name')} maxLength={80} />`,
    },
  },
  argTypes: described({
    label: '控件名称，在上方。',
    value: '当前文字。',
    onChange: '每次按键；参数是新文字。',
    type: '种类；密码可显示明文。',
    error: '错误，在控件下方；有错误时不显示说明。',
    warning: '提示：内容可以保留，但请核对；有错误时让位给错误，有提示时不显示说明。',
    hint: '说明，一句话。',
    required: '必填，名称后加星号。',
    disabled: '不可编辑。',
    autoComplete: '浏览器自动填写的用途。',
    maxLength: '最多字符数。',
    ref: '输入框元素。',
  }),
  args: { label: '模板名称', value: '', hint: '同一公司内不能重名', maxLength: 50 },
  render: function Typed({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return <TextField {...args} value={value} onChange={setValue} />
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof TextField>

export const Empty: Story = {
  name: '没有填',
  tags: ['空'],
  args: { required: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /模板名称/ })
    await userEvent.type(field, '欧线通用')
    await expect(field).toHaveValue('欧线通用')
    await userEvent.clear(field)
  },
}
export const Doubtful: Story = {
  name: '有提示，可以保存',
  args: { label: '统一社会信用代码', value: '91330206MA2H1XQ901', warning: '统一社会信用代码的校验位不符，请逐位核对' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '统一社会信用代码' })
    await expect(field).toHaveAccessibleDescription(/校验位不符/)
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
}
export const Wrong: Story = {
  name: '有错误',
  tags: ['出错'],
  args: { label: '箱号', value: 'TCLU1234567', error: '校验码不符，应为 TCLU1234560' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: '箱号' })).toHaveAccessibleDescription(/TCLU1234560/)
  },
}
export const Password: Story = {
  name: '密码',
  args: { label: '密码', type: 'password', value: 'secret', autoComplete: 'current-password' },
}
export const Disabled: Story = { name: '不可编辑', args: { label: '委托公司', value: '宁波远帆进出口有限公司', disabled: true } }
export const Long: Story = {
  name: '很长的内容',
  tags: ['长文本'],
  args: { label: '名称（以船公司最终确认的订舱回执为准）', value: longTexts.company, error: longTexts.remark.slice(0, 60) },
}
export const Dark: Story = { name: '深色', tags: ['深色'], args: { value: '欧线通用' }, globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

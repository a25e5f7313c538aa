import type { Meta, StoryObj } from '@storybook/react-vite'
import { described, longTexts } from '../stories.tsx'
import { Field } from './Field.tsx'

const meta: Meta<typeof Field> = {
  title: '表单/字段',
  component: Field,
  parameters: {
    docs: { description: { component: '控件的名称在上，说明或错误在下，读屏软件一并读出。' } },
    guide: {
      when: '为没有自带名称的控件加上名称与错误。',
      good: ['把得到的 id 与 describedBy 交给控件。', '一个字段一个控件。'],
      bad: ['已经有现成字段的不再套一层：输入框、单选、日期、勾选、多行文字。'],
      sample: `<Field label="税率（%）" hint="两位小数">{({ id, describedBy }) => <input id={id} aria-describedby={describedBy} />}</Field>`,
    },
  },
  argTypes: described({
    label: '控件名称，在上方。',
    required: '必填，名称后加星号。',
    error: '错误，在控件下方；有错误时不显示说明。',
    hint: '说明，一句话。',
    children: '控件；得到 id、说明的 id 与是否有误，由控件自己带上。',
  }),
  args: {
    label: '税率（%）',
    hint: '两位小数',
    children: ({ id, describedBy, invalid }) => (
      <div className="jst-field-box">
        <input id={id} className="jst-field-input" aria-describedby={describedBy} aria-invalid={invalid} defaultValue="6" />
      </div>
    ),
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Field>

export const Plain: Story = { name: '有说明' }
export const Required: Story = { name: '必填', tags: ['空'], args: { required: true, hint: '' } }
export const Wrong: Story = { name: '有错误', tags: ['出错'], args: { error: '税率在 0 与 100 之间' } }
export const Long: Story = {
  name: '很长的名称与说明',
  tags: ['长文本'],
  args: { label: '税率（%）（以开票当日税务机关公布的适用税率为准，改票后须重新填写）', hint: longTexts.remark.slice(0, 80) },
}
export const Dark: Story = { name: '深色', tags: ['深色'], args: { error: '税率在 0 与 100 之间' }, globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { described, longTexts, portChoices, wrongFrame } from '../../stories.tsx'
import { ComboInput, type ComboInputProps } from './ComboInput.tsx'

const meta: Meta<ComboInputProps> = {
  title: '表单/可自由填写的查找',
  component: ComboInput,
  parameters: {
    docs: { description: { component: '没有自带名称的查找框；给了 typed 时，候选只是帮忙，键入的文字照样保留。' } },
    guide: {
      when: '表格的一格，或候选之外也可以填写的内容，如收货地。',
      good: ['没有标签指向它时给 namesItself。'],
      bad: ['表单里普通的选择用查找选择。'],
      sample: `<ComboInput id={id} label="收货地" value={[]} onChange={take} typed={{ text, onText }} {...choices} />`,
    },
  },
  argTypes: described({
    id: '输入框的 id，由标签指向。',
    label: '候选列表的名称。',
    value: '已选的值，按次序。',
    onChange: '选择改变；参数是全部的值。',
    search: '按输入的文字给出候选，最像的在前。',
    onTyped: '每次按键时告知输入的文字，候选要由别处查找时用。',
    labelOf: '已选值的文字。',
    multiple: '可选多个。',
    repeats: '同一值可选多次。',
    placeholder: '没有值时的提示。',
    disabled: '不可编辑。',
    describedBy: '说明文字的 id。',
    invalid: '内容有误。',
    isStarred: '某个值是否排在最前。',
    onStar: '按 Alt+回车或点星号：排到最前，或不再排在最前。',
    typed: '可填写候选以外的文字：当前文字、每次按键、离开时、最多字符数；此时 value 为空。',
    start: '接替一个普通输入框：尚未选定的文字与光标位置。',
    inputClass: '输入框的样式类；有它时不再画自己的边框。',
    namesItself: '没有标签指向输入框，由它自己带上名称。',
  }),
  args: { id: 'place', label: '收货地', namesItself: true, value: [], ...portChoices },
  render: function Free({ typed, ...args }) {
    const [place, setPlace] = useState(typed?.text ?? '')
    const onChange = ([code = '']: readonly string[]) => setPlace(portChoices.labelOf(code))
    return <ComboInput {...args} onChange={onChange} typed={{ text: place, onText: setPlace, maxLength: 70 }} />
  },
  decorators: [(Story) => <div style={{ width: 320, minHeight: 200 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<ComboInputProps>

const typed = (text: string) => ({ text, onText: () => undefined })
export const Free: Story = {
  name: '填写候选以外的文字',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const place = canvas.getByRole('combobox', { name: '收货地' })
    await userEvent.type(place, '宁波')
    await expect(canvas.getByRole('option', { name: /宁波/ })).toBeVisible()
    await userEvent.type(place, '梅山港区{Tab}')
    await expect(place).toHaveValue('宁波梅山港区')
  },
}
export const Starred: Story = {
  name: '常用的在前',
  render: function Stars(args) {
    const [value, setValue] = useState<readonly string[]>([])
    const [starred, setStarred] = useState('NLRTM')
    return <ComboInput {...args} value={value} onChange={setValue} isStarred={(code) => code === starred} onStar={setStarred} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: '收货地' }), '{ArrowDown}')
    await expect(canvas.getByRole('option', { name: /鹿特丹/ })).toBeVisible()
  },
}
export const Empty: Story = { name: '没有填', tags: ['空'] }
export const Wrong: Story = {
  name: '内容有误',
  tags: ['出错'],
  args: { invalid: true, typed: typed('港区') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.jst-combo-box')).toHaveStyle(wrongFrame)
  },
}
export const Long: Story = {
  name: '很长的文字',
  tags: ['长文本'],
  args: { typed: typed(longTexts.company) },
}
export const Dark: Story = { name: '深色', tags: ['深色'], args: { typed: typed('上海洋山港区四期') }, globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

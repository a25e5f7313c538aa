import type { Meta, StoryObj } from '@storybook/react-vite'
import { described, shipper, tooLong } from '../stories.tsx'
import { FixedPitchText } from './FixedPitch.tsx'

const meta: Meta<typeof FixedPitchText> = {
  title: '提单/等宽栏',
  component: FixedPitchText,
  parameters: {
    docs: { description: { component: '提单上的一栏，只看：等宽字体，列数与行数照提单，放不下的标红，从不截断。' } },
    guide: {
      when: '审核与预览时看发货人、收货人、唛头、货描。',
      good: ['列数 35、行数照船公司提单的栏。'],
      bad: ['不折行显示，折行后看不出打印的样子。'],
      sample: `<FixedPitchText label="发货人" value={bill.consignor} lines={6} />`,
    },
  },
  argTypes: described({ value: '栏内文字，一行一段。', label: '栏的名称。', lines: '栏的行数。', columns: '每行字符数。' }),
  args: { label: '发货人', value: shipper, lines: 6 },
}
export default meta
type Story = StoryObj<typeof FixedPitchText>

export const Fits: Story = { name: '放得下' }
export const TooLong: Story = { name: '放不下', tags: ['长文本', '出错'], args: { value: tooLong } }
export const Nothing: Story = { name: '没有内容', tags: ['空'], args: { value: '', label: '第二通知人' } }
export const Dark: Story = { name: '深色', tags: ['深色'], args: { value: tooLong }, globals: { theme: 'dark' } }
export const Phone: Story = { ...TooLong, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

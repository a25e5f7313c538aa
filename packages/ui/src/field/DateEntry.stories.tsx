import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { described, wrongFrame } from '../stories.tsx'
import { DateEntry } from './DateEntry.tsx'

const meta: Meta<typeof DateEntry> = {
  title: '表单/日期输入',
  component: DateEntry,
  parameters: {
    docs: {
      description: {
        component:
          '一天或一个时间：照人们的写法键入（2026-11-23、11-23、1123，时间 14:30、1430），也可点日历或按 Alt+↓；读不懂的留在框里并标错。',
      },
    },
    guide: {
      when: '表格里就地修改，或没有名称的地方；表单里用日期字段。',
      good: ['有时区的时间在 title 里写明是哪里的时间。'],
      bad: ['不用三个下拉选年月日。', '日期段筛选用列表自带的日期段，不用两个拼。'],
      sample: `<DateEntry time label="实际到港 ATA" value={local} onChange={setLocal} />`,
    },
  },
  argTypes: described({
    value: 'YYYY-MM-DD，有时间为 YYYY-MM-DD HH:mm，没有则为空字符串。',
    onChange: '读得懂的日期或时间，或空字符串。',
    time: '带时间；asked 时只写日期不算，因为零点只是猜测。',
    onUnread: '离开时读不懂的内容，由调用方保留并说明。',
    id: '输入框的 id，由外部标签指向。',
    label: '没有外部标签时的名称。',
    title: '悬停时的说明，如时区。',
    disabled: '不可编辑。',
    required: '必填。',
    describedBy: '说明文字的 id。',
    invalid: '有错误。',
    takesFocus: '出现时获得焦点，用于就地编辑的单元格。',
    onKeyDown: '控件自己不用的键，如回车，连同当前的值。',
  }),
  args: { label: '开船日', value: '2026-11-24' },
  render: function Entry({ value: first, ...args }) {
    const [value, setValue] = useState(first)
    return <DateEntry {...args} value={value} onChange={setValue} />
  },
}
export default meta
type Story = StoryObj<typeof DateEntry>

const inBox: Story['decorators'] = [
  (Story) => (
    <div className="jst-field-box" style={{ width: 220 }}>
      {Story()}
    </div>
  ),
]

const write =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('开船日')
    await userEvent.clear(field)
    await userEvent.type(field, text)
    await userEvent.tab()
  }
export const Typed: Story = {
  decorators: inBox,
  name: '键入 1123 1430',
  args: { time: true, value: '' },
  play: async (context) => {
    await write('1123 1430')?.(context)
    await expect(within(context.canvasElement).getByLabelText('开船日')).toHaveValue('2026-11-23 14:30')
  },
}
export const Empty: Story = { name: '没有填', tags: ['空'], args: { value: '' }, decorators: inBox }
export const Wrong: Story = {
  decorators: inBox,
  name: '读不懂',
  tags: ['出错', '长文本'],
  play: async (context) => {
    await write('下周三装完船之后开')?.(context)
    await expect(within(context.canvasElement).getByLabelText('开船日')).toBeInvalid()
    await expect(context.canvasElement.querySelector('.jst-field-box')).toHaveStyle(wrongFrame)
  },
}
export const WrongCell: Story = {
  name: '表格里一格有错误',
  tags: ['出错'],
  args: { value: '2026-11-14', invalid: true },
  decorators: [
    (Story) => (
      <table>
        <tbody>
          <tr>
            <td style={{ width: 160 }}>{Story()}</td>
          </tr>
        </tbody>
      </table>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.jst-date-input')).toHaveStyle(wrongFrame)
  },
}
export const Disabled: Story = { name: '不可编辑', args: { disabled: true }, decorators: inBox }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' }, decorators: inBox }
export const Phone: Story = { ...Wrong, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

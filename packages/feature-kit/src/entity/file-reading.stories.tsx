import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { FileReading } from './FileReading.tsx'

const meta: Meta<typeof FileReading> = {
  title: '反馈/读取整个工作簿',
  component: FileReading,
  parameters: {
    guide: {
      when: '一次读取工作簿的全部工作表后，列出要回答的问题、对不上的合计和没有读懂的单元格。',
      good: ['每个没有采用的单元格都列出位置和原因。'],
      bad: ['静默丢弃读不懂的内容。'],
      sample: '<FileReading read={read} answers={answers} onAnswer={answer} />',
    },
    docs: { description: { component: '工作簿读取结果：问题、合计、没有读懂的单元格。' } },
  },
  args: {
    onAnswer: fn(),
    answers: {},
    read: {
      Hidden: ['旧数据'],
      Beside: [],
      Questions: [
        {
          Key: 'cell 托书!E1',
          Text: '“03/04/2199 20:00”是什么意思？',
          Choices: ['2199-03-04 20:00', '2199-04-03 20:00'].map((Value) => ({ Value, Text: Value })),
        },
      ],
      Totals: ['总件数写的是 105，箱货之和是 100'],
      Unread: [{ Sheet: '托书', Cell: 'B2', Text: 'NOWHERE BAY（没有这个名称的港口，请填 5 位港口代码）' }],
    },
  },
  argTypes: {
    read: { description: '读取结果。', control: false },
    answers: { description: '已作的回答。', control: false },
    onAnswer: { description: '回答一个问题。', control: false },
  },
}
export default meta
type Story = StoryObj<typeof FileReading>

export const Asked: Story = {
  name: '问题与提示',
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText(/NOWHERE BAY/)).toBeVisible(),
}
export const Long: Story = {
  name: '很多单元格',
  tags: ['长文本'],
  args: {
    read: {
      Hidden: [],
      Beside: [],
      Questions: [],
      Totals: [],
      Unread: Array.from({ length: 60 }, (_, at) => ({ Sheet: '托书', Cell: `A${at + 1}`, Text: 'PLEASE CONFIRM BY MAIL '.repeat(4) })),
    },
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { described, longTexts } from '../stories.tsx'
import { CellTable } from './CellTable.tsx'
import { ReadTable } from './ReadTable.tsx'

interface Call {
  readonly Port: string
  readonly Planned: string
  readonly Days: number
}
const calls: readonly Call[] = [
  { Port: '上海 CNSHA', Planned: '11-20 08:00', Days: 1 },
  { Port: '宁波 CNNGB', Planned: '11-21 14:00', Days: 12 },
]

const meta: Meta<typeof CellTable<Call>> = {
  title: '列表与表格/逐列声明的小表',
  component: CellTable<Call>,
  subcomponents: { ReadTable },
  parameters: {
    docs: { description: { component: '每列一格的小表：字段名，或由一行得出内容的函数。' } },
    guide: {
      when: '每列一格的明细：打印记录、核销记录、挂靠港。',
      good: ['第一列是行的名称。', '没有行时用 none 说明。', '行从服务器读取时用 ReadTable。'],
      bad: ['有合并格或类名的行用小表的 renderRow。'],
      sample: `<CellTable label="挂靠港" titles={['港口', '计划到港']} rows={calls} rowKey={(call) => call.Port} renderCells={['Port', 'Planned']} />`,
    },
  },
  argTypes: described({
    renderCells: '每列的内容：字段名，或由一行得出内容的函数。',
    nameColumn: '哪一列是行的名称，从 0 起；-1 表示没有。',
    none: '没有行时代替表格的一句话。',
    read: '这些行的读取（ReadTable）：失败时显示原因与重试，读到之前不说没有。',
    label: '表格的名称，供读屏。',
    titles: '各列的标题，空文字表示空的角；不给则没有表头。',
    rows: '全部行。',
    rowKey: '区分各行。',
    caption: '表格上方的一句说明。',
    foot: '合计行。',
    titlesHidden: '标题只供读屏。',
    rowClass: '某一行的类名。',
    limit: '先显示的行数，与“再显示 n 行”的文字。',
    busy: '正在读取。',
    look: '其他样式的类名，代替普通表格。',
    tall: '所在位置可以上下滚动。',
    numeric: '除第一列外都是数字，或给出数字列的序号。',
  }),
  args: {
    label: '挂靠港',
    titles: ['港口', '计划到港', '停泊天数'],
    rows: calls,
    rowKey: ({ Port }) => Port,
    renderCells: ['Port', 'Planned', ({ Days }) => <strong>{Days}</strong>],
    numeric: [2],
    none: '还没有挂靠港',
  },
}
export default meta
type Story = StoryObj<typeof CellTable<Call>>

export const Small: Story = { name: '明细' }
export const Nothing: Story = { name: '没有行时的说明', tags: ['空'], args: { rows: [] } }
export const Failed: Story = {
  name: '读取失败，保留上次的行',
  tags: ['出错'],
  render: ({ none, ...table }) => (
    <ReadTable {...table} none={none} read={{ data: calls, error: { message: '网络中断，请重试' }, reload: () => undefined }} />
  ),
}
export const Long: Story = {
  name: '很长的内容',
  tags: ['长文本'],
  args: { rows: [{ Port: '上海洋山深水港四期自动化码头 CNSHA', Planned: longTexts.remark, Days: 1 }] },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }

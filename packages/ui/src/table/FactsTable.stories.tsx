import type { Meta, StoryObj } from '@storybook/react-vite'
import { described, longTexts } from '../stories.tsx'
import { FactsTable } from './FactsTable.tsx'

interface Call {
  readonly Port: string
  readonly Planned: string
  readonly Actual: string
}
const calls: readonly Call[] = [
  { Port: '上海 CNSHA', Planned: '11-20 08:00', Actual: '11-20 09:30' },
  { Port: '宁波 CNNGB', Planned: '11-21 14:00', Actual: '11-21 16:10' },
]

const meta: Meta<typeof FactsTable<Call>> = {
  title: '列表与表格/小表',
  component: FactsTable<Call>,
  parameters: {
    docs: { description: { component: '页面、面板与窗口里的小表：不分页，不排序；放不下时可横向滚动。' } },
    guide: {
      when: '十几行以内的对照、明细、结果。',
      good: ['每行第一格是行的名称，用 th scope="row"。', '数字列右对齐：numeric。'],
      bad: ['会变长的数据用列表页。', '自己写 table 与样式。'],
      sample: `<FactsTable label="挂靠港" titles={['港口', '计划到港']} rows={calls} rowKey={(call) => call.Port} renderRow={(call) => …} />`,
    },
  },
  argTypes: described({
    label: '表格的名称，供读屏。',
    titles: '各列的标题，空文字表示空的角；不给则没有表头。',
    rows: '全部行。',
    rowKey: '区分各行。',
    renderRow: '一行的各格。',
    caption: '表格上方的一句说明。',
    foot: '合计行。',
    titlesHidden: '标题只供读屏。',
    rowClass: '某一行的类名，例如分组标题行 jst-group-row。',
    limit: '先显示的行数，与“再显示 n 行”的文字。',
    busy: '正在读取。',
    look: '其他样式的类名，代替普通表格。',
    tall: '所在位置可以上下滚动。',
    numeric: '除第一列外都是数字，或给出数字列的序号。',
  }),
  args: {
    label: '挂靠港',
    titles: ['港口', '计划到港', '实际到港'],
    rows: calls,
    rowKey: ({ Port }) => Port,
    renderRow: ({ Port, Planned, Actual }) => (
      <>
        <th scope="row">{Port}</th>
        <td>{Planned}</td>
        <td>{Actual}</td>
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof FactsTable<Call>>

export const Small: Story = { name: '对照' }
export const Numbers: Story = {
  name: '数字与合计',
  args: {
    label: '费用',
    titles: ['费用', '单价', '金额'],
    numeric: true,
    rows: [
      { Port: '海运费 40HQ', Planned: '2,150.00', Actual: '4,300.00' },
      { Port: '码头操作费', Planned: '185.00', Actual: '370.00' },
    ],
    foot: (
      <tr>
        <th scope="row" colSpan={2}>
          合计
        </th>
        <td>
          <strong>4,670.00</strong>
        </td>
      </tr>
    ),
  },
}
export const Captioned: Story = { name: '有说明', args: { caption: '显示前 2 港，其余在船期中查看' } }
export const Limited: Story = {
  name: '先显示一部分',
  args: {
    limit: { rows: 1, more: (count) => `再显示 ${count} 行` },
    rowClass: ({ Port }) => (Port === '上海 CNSHA' ? 'jst-group-row' : undefined),
  },
}
export const Nothing: Story = { name: '没有行', tags: ['空'], args: { rows: [] } }
export const Long: Story = {
  name: '很长的内容',
  tags: ['长文本'],
  args: { rows: [{ Port: '上海洋山深水港四期自动化码头 CNSHA', Planned: longTexts.remark, Actual: '11-20 09:30' }] },
}
export const Dark: Story = { ...Numbers, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

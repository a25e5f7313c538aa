import type { Meta, StoryObj } from '@storybook/react-vite'
import { described } from '../stories.tsx'
import { TableHead } from './TableHead.tsx'

const meta: Meta<typeof TableHead> = {
  title: '列表与表格/小表表头',
  component: TableHead,
  parameters: {
    docs: { description: { component: '窗口与面板里小表的表头，不分页，不排序。' } },
    guide: {
      when: '对话框、抽屉、面板里十几行以内的对照。',
      good: ['每行第一格是行的名称，用 th scope="row"。'],
      bad: ['会变长的数据用表格。'],
      sample: `<table className="jst-compare"><TableHead titles={['港口', '计划到港', '实际到港']} />…</table>`,
    },
  },
  argTypes: described({ titles: '各列的标题，从左到右。', numeric: '数字列的序号，从 0 起。', hidden: '只供读屏。' }),
  args: { titles: ['港口', '计划到港', '实际到港'] },
  render: (args) => (
    <table className="jst-compare" aria-label="挂靠港">
      <TableHead {...args} />
      <tbody>
        <tr>
          <th scope="row">上海 CNSHA</th>
          <td>11-20 08:00</td>
          <td>11-20 09:30</td>
        </tr>
      </tbody>
    </table>
  ),
}
export default meta

export const Small: StoryObj<typeof TableHead> = { name: '窗口里的小表' }
export const Dark: StoryObj<typeof TableHead> = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj<typeof TableHead> = { ...Small, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { described, longTexts } from '../stories.tsx'
import { ScrollTable } from './ScrollTable.tsx'

const rows = [
  ['低硫附加费', 'LSS', 'USD 40 / 80 / 80'],
  ['超重附加费', 'OWS', 'USD 200'],
  [longTexts.company, 'PCS', '以船司公告为准'],
]
const meta: Meta<typeof ScrollTable> = {
  title: '列表与表格/横向滚动的小表',
  component: ScrollTable,
  parameters: {
    docs: { description: { component: '详情页里的小表：比位置宽时可横向滚动，也能用键盘滚动。' } },
    guide: {
      when: '详情、弹窗中几行到几十行、不分页的小表。',
      good: ['label 与表的 caption 一致。'],
      bad: ['要分页、筛选、选择行的用列表页。'],
      sample: `<ScrollTable label="附加费"><table className="jst-plain-table">…</table></ScrollTable>`,
    },
  },
  argTypes: described({
    label: '表的名称，读屏软件在焦点进入时读出。',
    tall: '外层会上下滚动这张表：不管多宽，Tab 键都能到。',
    children: '一张 table。',
  }),
  args: {
    label: '附加费',
    children: (
      <table className="jst-plain-table">
        <caption className="jst-hidden">附加费</caption>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[1]}>
              {cells.map((cell) => (
                <td key={cell} style={{ whiteSpace: 'nowrap' }}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
}
export default meta
type Story = StoryObj<typeof ScrollTable>

export const Fits: Story = { name: '放得下' }
export const Scrolls: Story = {
  name: '放不下，可用键盘滚动',
  tags: ['长文本'],
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await canvas.findByRole('group', { name: '附加费' })).toHaveFocus()
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Scrolls, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

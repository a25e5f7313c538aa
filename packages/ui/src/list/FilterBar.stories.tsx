import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FilterBar } from './FilterBar.tsx'
import type { Filter } from './model.ts'

const onApply = fn()
const onReset = fn()
const meta: Meta<typeof FilterBar> = {
  title: '列表与表格/查询条件',
  parameters: {
    guide: {
      when: '列表页自带，一般不单独使用。',
      good: ['第一个条件是最常用的关键字。', '其余按人们想到的次序放进筛选面板。'],
      bad: ['不放超过十二个条件。'],
      sample: `<FilterBar filters={filters} values={list.filters} onApply={list.setFilters} onReset={list.resetFilters} />`,
    },
    docs: { description: { component: '搜索框与筛选面板：回车或点查询生效，下拉与日期立即生效，生效的条件逐条列出，可单独去掉。' } },
  },
  component: FilterBar,
  argTypes: {
    filters: { description: '查询条件：第一个文字条件是搜索框，其余在筛选面板里。', control: false },
    values: { description: '当前条件，与地址栏一致。' },
    onApply: { description: '点查询或按回车；参数是全部条件，空的为空字符串。' },
    onReset: { description: '点重置。' },
  },
  args: { onApply, onReset, values: {} },
}
export default meta
type Story = StoryObj<typeof FilterBar>

const text = (key: string, label: string): Filter => ({ kind: 'text', key, label, placeholder: label })
const few: Filter[] = [
  text('Keyword', '关键字'),
  { kind: 'choice', key: 'Status', label: '状态', options: [{ value: '1', label: '待审核' }] },
]
const many: Filter[] = [
  ...few,
  text('Mbl', '主提单号'),
  text('Vessel', '船名'),
  text('Company', '委托公司'),
  text('Port', '卸货港'),
  text('Who', '提交人'),
]

export const Few: Story = {
  tags: ['空'],
  name: '两个条件',
  args: { filters: few },
  play: async ({ canvasElement }) => {
    onApply.mockClear()
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: '关键字' }), ' COSU64 {Enter}')
    await expect(onApply).toHaveBeenCalledWith({ Keyword: 'COSU64', Status: '' })
  },
}
export const Many: Story = {
  name: '许多条件',
  args: { filters: many },
  decorators: [(Story) => <div style={{ width: 900 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByLabelText('提交人')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }))
    await userEvent.type(canvas.getByLabelText('提交人'), '沈佳怡{Enter}')
    await expect(onApply).toHaveBeenLastCalledWith(expect.objectContaining({ Who: '沈佳怡' }))
    await expect(canvas.queryByLabelText('提交人')).toBeNull()
  },
}
export const Filled: Story = { name: '已有条件', args: { filters: few, values: { Keyword: 'COSU6412345670', Status: '1' } } }
export const LongValue: Story = {
  tags: ['长文本', '深色'],
  name: '很长的条件，深色',
  args: { filters: few, values: { Keyword: 'COSU6412345670、COSU6412345671、COSU6412345672、OOLU2698812345', Status: '1' } },
  globals: { theme: 'dark' },
}
export const Phone: Story = { ...LongValue, name: '很长的条件，手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

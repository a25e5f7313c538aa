import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryFrame } from '../stories.tsx'
import { FilterBar } from './FilterBar.tsx'
import type { Filter } from './model.ts'

const onApply = fn()
const onReset = fn()
const meta: Meta<typeof FilterBar> = {
  title: 'ui/查询条件',
  parameters: { docs: { description: { component: '查询条件：一行，放不下的收进“展开”；回车或点查询生效。' } } },
  component: FilterBar,
  argTypes: {
    filters: { description: '查询条件：文字、下拉、日期段；一行放不下的收进“展开”。', control: false },
    values: { description: '当前条件，与地址栏一致。' },
    onApply: { description: '点查询或按回车；参数是全部条件，空的为空字符串。' },
    onReset: { description: '点重置。' },
  },
  args: { onApply, onReset, values: {} },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
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
  name: '一行放得下',
  args: { filters: few },
  play: async ({ canvasElement }) => {
    onApply.mockClear()
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: '关键字' }), ' COSU64 {Enter}')
    await expect(onApply).toHaveBeenCalledWith({ Keyword: 'COSU64', Status: '' })
  },
}
export const Many: Story = {
  name: '放不下的收在展开里',
  args: { filters: many },
  decorators: [(Story) => <div style={{ width: 900 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: '展开' })).toBeVisible()
    await expect(canvas.queryByRole('searchbox', { name: '提交人' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '展开' }))
    await expect(canvas.getByRole('searchbox', { name: '提交人' })).toBeVisible()
  },
}
export const Filled: Story = { name: '已有条件', args: { filters: few, values: { Keyword: 'COSU6412345670', Status: '1' } } }
export const LongValue: Story = {
  tags: ['长文本', '深色'],
  name: '很长的条件，深色',
  args: { filters: few, values: { Keyword: 'COSU6412345670、COSU6412345671、COSU6412345672、OOLU2698812345', Status: '1' } },
  globals: { theme: 'dark' },
}

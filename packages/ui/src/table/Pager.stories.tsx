import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { described } from '../stories.tsx'
import { Pager } from './Pager.tsx'

const meta: Meta<typeof Pager> = {
  title: '列表与表格/分页',
  component: Pager,
  parameters: {
    docs: { description: { component: '总条数、页码与每页条数在一行，加载时高度不变。' } },
    guide: {
      when: '列表页自带；自己拼的表格下面放一个。',
      good: ['总数太大时给 most，写成 10,000+。'],
      bad: ['少于一页的小表不放分页。'],
      sample: `<Pager total={1234} pageIndex={7} pageSize={20} onPage={setPage} onPageSize={setSize} />`,
    },
  },
  argTypes: described({
    totals: '总条数旁边的内容：合计等。',
    most: '最多数到多少行；总数超过时写成 10,000+。',
    total: '总条数。',
    pageIndex: '当前页，从 1 开始。',
    pageSize: '每页条数。',
    onPage: '点页码；参数是页号，从 1 开始。',
    onPageSize: '换每页条数。',
  }),
  args: { total: 1_234, pageIndex: 7, pageSize: 20, onPage: fn(), onPageSize: fn() },
}
export default meta
type Story = StoryObj<typeof Pager>

export const Pages: Story = {
  name: '中间的一页',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /8/ }))
    await expect(args.onPage).toHaveBeenCalledWith(8)
  },
}
export const Nothing: Story = { name: '没有数据', tags: ['空'], args: { total: 0, pageIndex: 1 } }
export const Many: Story = {
  name: '数不完',
  tags: ['长文本'],
  args: { total: 12_345_678, most: 10_000_000, pageIndex: 61_728, pageSize: 200 },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const English: Story = { name: 'English', tags: ['英文'], globals: { language: 'EN' } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

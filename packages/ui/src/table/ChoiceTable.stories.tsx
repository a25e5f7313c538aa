import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { described, longTexts } from '../stories.tsx'
import { ChoiceTable, type ChoiceRow } from './ChoiceTable.tsx'

const take = fn()
const rowOf = (key: string, place: string, mine: string, theirs: string): ChoiceRow => ({
  key,
  place,
  sides: [
    { text: mine, act: { label: '保留我的', run: take } },
    { text: theirs, act: { label: '用对方的', run: take } },
  ],
})

const meta: Meta<typeof ChoiceTable> = {
  title: '列表与表格/逐项选择',
  component: ChoiceTable,
  parameters: {
    docs: { description: { component: '同一处在几方的值，逐项选用其中一个。最多显示 50 项，选过后其余依次出现。' } },
    guide: {
      when: '两人同时修改、两份资料不一致，需要逐项决定。',
      good: ['第一列是这一处的名称。', '按钮写明选用后的结果。'],
      bad: ['只读的对照用小表。'],
      sample: `<ChoiceTable label="冲突" titles={['字段', '我的', '对方的']} rows={rows} more={words.more} />`,
    },
  },
  argTypes: described({
    label: '表格的名称，供读屏。',
    titles: '名称与各方的标题。',
    rows: '各处的值与按钮。',
    more: '未显示的项数的一句话。',
    code: '值较长，用等宽字体。',
  }),
  args: {
    code: true,
    label: '冲突',
    titles: ['字段', '我的', '对方的'],
    rows: [rowOf('price', '单价', '130', '120'), rowOf('port', '卸货港', 'NLRTM', 'DEHAM')],
    more: (count) => `还有 ${String(count)} 项`,
  },
}
export default meta
type Story = StoryObj<typeof ChoiceTable>

export const Two: Story = {
  name: '两项',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '卸货港 用对方的' }))
    await expect(take).toHaveBeenCalledOnce()
  },
}
export const Nothing: Story = { name: '没有项', tags: ['空'], args: { rows: [] } }
export const Many: Story = {
  name: '很多项',
  args: { rows: Array.from({ length: 60 }, (_, at) => rowOf(String(at), `第 ${String(at + 1)} 行 单价`, '130', '120')) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('还有 10 项')).toBeVisible()
  },
}
export const Long: Story = {
  name: '很长的内容',
  tags: ['长文本'],
  args: { rows: [rowOf('remark', '备注', longTexts.remark, longTexts.remark)] },
}
export const Dark: Story = { ...Two, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }

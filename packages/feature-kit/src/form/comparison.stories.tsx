import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { StaleComparison, type Side, type StaleComparisonProps } from './StaleComparison.tsx'

const differences = [
  { key: 'VoyageNo', label: '航次', before: '045E', theirs: '046E', mine: '045E' },
  { key: 'Remark', label: '内部备注', before: '', theirs: '', mine: '客户要求走洋山' },
  { key: 'departure', label: '第 1 港 计划离港（当地）', before: '2026-12-02 20:00', theirs: '2026-12-03 08:00', mine: '2026-12-02 23:00' },
]
const long = '台风“摩羯”影响，外高桥与洋山同时封港，船公司通知本航次截港时间顺延，以码头最新公告为准；'

interface ChooserProps extends Omit<StaleComparisonProps, 'onChoose' | 'children'> {
  first: Readonly<Record<string, Side | undefined>> | undefined
}

function Chooser({ first, ...more }: ChooserProps) {
  const [chosen, setChosen] = useState(first)
  return (
    <StaleComparison {...more} chosen={chosen} onChoose={(key, side) => setChosen({ ...chosen, [key]: side })}>
      <Button>采用现在的内容</Button>
      <Button type="primary">{chosen ? '按所选合并' : '保存您的内容'}</Button>
    </StaleComparison>
  )
}

/** What the component itself takes. */
const props = {
  lead: { description: '一句话说明发生了什么。' },
  differences: { description: '两边不同的字段；逐项选择时另有打开时的内容。' },
  chosen: { description: '已选的一边；没有则只对照，不逐项选择。', control: false as const },
  onChoose: { description: '选定一个字段。', control: false as const },
  children: { description: '处理办法：按钮。', control: false as const },
  first: { description: '开始时已选的。', control: false as const },
}
const meta: Meta<typeof Chooser> = {
  title: 'feature-kit/他人先保存了',
  component: Chooser,
  parameters: {
    docs: { description: { component: '保存被拒绝，因为别人先保存了：现在的内容与您的内容逐项对照，整份选择，或逐项选择后合并。' } },
  },
  args: { differences, first: undefined },
  argTypes: {
    ...props,
  },
}
export default meta
type Story = StoryObj<typeof Chooser>

export const Whole: Story = { name: '整份选择' }

export const ByField: Story = {
  name: '逐项选择',
  args: { first: { VoyageNo: 'theirs', Remark: 'mine' } },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: '他人的修改与您的修改' }))
    await expect(table.getByRole('radio', { name: '航次 现在的内容 046E' })).toBeChecked()
    const mine = table.getByRole('radio', { name: /第 1 港 计划离港（当地） 您的内容/ })
    await expect(mine).not.toBeChecked()
    await userEvent.click(mine)
    await expect(mine).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(table.getByRole('radio', { name: /第 1 港 计划离港（当地） 现在的内容/ })).toBeChecked()
  },
}

export const Long: Story = {
  name: '长文本',
  args: {
    first: {},
    differences: [{ key: 'Reason', label: '内部备注', before: '', theirs: long.repeat(4), mine: long.repeat(3) }, ...differences],
  },
  tags: ['长文本'],
}

export const Dark: Story = {
  name: '深色',
  args: { first: { VoyageNo: 'theirs' } },
  globals: { theme: 'dark' },
  tags: ['深色'],
}

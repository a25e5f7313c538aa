import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { described } from '../stories.tsx'
import { NotesTag } from './NotesTag.tsx'

const overweight = '未含：超重附加费 USD 150/箱（单箱货重超过 14 吨时）'
const dangerous = '未含：危险品附加费 USD 80/票提单（货物类型为危险品时）'
const meta: Meta<typeof NotesTag> = {
  title: '图表与指标/说明标签',
  component: NotesTag,
  parameters: {
    docs: { description: { component: '后面有几句说明的标签：点按、触摸或 Enter 展开，Esc、点别处或离开即收起。' } },
    guide: {
      when: '表格里一格放不下的说明，如未含的费用。',
      good: ['标签用两三个字，一句说明一行。'],
      bad: ['只放在悬停提示里：触屏和键盘看不到。', '没有说明的状态用状态标签。'],
      sample: `<NotesTag tone="grey" label="未含" notes={sentences} />`,
    },
  },
  argTypes: described({ tone: '颜色，代表状态。', label: '标签的文字。', notes: '展开后的说明；没有就不显示标签。' }),
  args: { tone: 'grey', label: '未含', notes: [overweight, dangerous] },
  decorators: [(Story) => <div style={{ minHeight: 120 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof NotesTag>

const open: Story['play'] = async ({ canvasElement }) => {
  within(canvasElement).getByRole('button', { name: '未含' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect(screen.getByText(overweight)).toBeVisible()
}
export const Shut: Story = { name: '收起' }
export const Open: Story = { name: '展开', play: open }
export const Closed: Story = {
  name: 'Esc 收起',
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByText(overweight)).toBeNull()
    await expect(screen.getByRole('button', { name: '未含' })).toHaveFocus()
  },
}
export const Long: Story = {
  name: '很长的说明',
  tags: ['长文本'],
  args: { notes: [overweight, `${dangerous.slice(0, -1)}，且卸货港为洛杉矶、长滩、奥克兰、西雅图之一，船公司另有公告的以公告为准）`] },
  play: open,
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' }, play: open }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

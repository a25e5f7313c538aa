import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { described } from '../stories.tsx'
import { Money, MoneySum } from './Money.tsx'

const meta: Meta<typeof Money> = {
  title: '详情/金额',
  component: Money,
  parameters: {
    docs: { description: { component: '币种在前，千分位，小数位按币种：美元两位、日元没有、科威特第纳尔三位；不会在中间换行。' } },
    guide: {
      when: '表格的一格、详情的一项、合计；多个币种用 `MoneySum`。',
      good: ['金额来自服务器的十进制文本，原样传入。'],
      bad: ['不在界面里自己拼币种与数字。'],
      sample: `<Money amount="1250" currency="USD" />`,
    },
  },
  argTypes: described({ amount: '十进制文本或数字；空值显示 –。', currency: '三位币种代码。', amounts: '`MoneySum` 的各项：金额与币种。' }),
  args: { amount: '1250', currency: 'USD' },
}
export default meta
type Story = StoryObj<typeof Money>

export const Dollars: Story = { name: '美元' }
export const Yen: Story = {
  name: '没有小数的币种',
  args: { amount: '4200', currency: 'JPY' },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText('JPY 4,200')).toBeVisible(),
}
export const Nothing: Story = { name: '没有金额', tags: ['空'], args: { amount: '' } }
export const Large: Story = {
  name: '很大的金额',
  tags: ['长文本'],
  args: { amount: '90071992547409.93', currency: 'CNY' },
  decorators: [(Story) => <div style={{ width: 120 }}>{Story()}</div>],
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText('CNY 90,071,992,547,409.93').getClientRects()).toHaveLength(1),
}
/** In 150 pixels each amount keeps its line. */
export const Several: Story = {
  name: '多个币种，位置很窄',
  tags: ['手机'],
  render: () => (
    <div style={{ width: 150 }}>
      <MoneySum
        amounts={[
          ['4020', 'CNY'],
          ['5280.5', 'USD'],
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = ['CNY 4,020.00', 'USD 5,280.50'].map((text) => within(canvasElement).getByText(text).getClientRects())
    await expect([first!.length, second!.length]).toEqual([1, 1])
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }

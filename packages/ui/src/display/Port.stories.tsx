import type { Meta, StoryObj } from '@storybook/react-vite'
import { described } from '../stories.tsx'
import { Port } from './Port.tsx'

const meta: Meta<typeof Port> = {
  title: '详情/港口',
  component: Port,
  parameters: {
    docs: { description: { component: '港口：中文名，五位代码小字；没有则为“–”。' } },
    guide: {
      when: '列表与详情里的装货港、卸货港、中转港。',
      good: ['起运与目的之间用 → 相连。'],
      bad: ['只有代码时不猜中文名。', '填写港口用代码选择。'],
      sample: `<Port name="上海" code="CNSHA" />`,
    },
  },
  argTypes: described({ name: '中文名。', code: '五位代码。' }),
  args: { name: '上海', code: 'CNSHA' },
}
export default meta
type Story = StoryObj<typeof Port>

export const Named: Story = { name: '名称与代码' }
export const Nothing: Story = { name: '没有港口', tags: ['空'], args: { name: '', code: null } }
export const Long: Story = {
  name: '很长的名称',
  tags: ['长文本'],
  args: { name: '阿加迪尔（摩洛哥大西洋沿岸集装箱与渔业港口）', code: 'MAAGA' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

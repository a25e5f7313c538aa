import type { Meta, StoryObj } from '@storybook/react-vite'
import { described } from '../stories.tsx'
import { Change } from './Change.tsx'

const meta: Meta<typeof Change> = {
  title: '图表与指标/较上期',
  component: Change,
  parameters: {
    docs: { description: { component: '一个数字和它较上期的变化。' } },
    guide: {
      when: '概况页：人要知道是多了还是少了。',
      good: ['两期一样长。', '变化不着色，多不一定好。'],
      bad: ['上期不完整时不要比。'],
      sample: '<Change now={12} former={10} />',
    },
  },
  argTypes: described({ now: '本期的数。', former: '上期的数。' }),
  args: { now: 12, former: 10 },
}
export default meta
type Story = StoryObj<typeof Change>

export const More: Story = { name: '多了' }
export const None: Story = { name: '上期无', tags: ['空'], args: { now: 3, former: 0 } }
export const Dark: Story = { name: '深色', tags: ['深色'], args: { now: 5, former: 10 }, globals: { theme: 'dark' } }
export const Phone: Story = { ...More, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

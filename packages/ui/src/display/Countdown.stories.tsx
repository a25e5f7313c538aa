import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { described, hoursLater } from '../stories.tsx'
import { Countdown } from './Countdown.tsx'

const meta: Meta<typeof Countdown> = {
  title: '图表与指标/倒计时',
  component: Countdown,
  parameters: {
    docs: { description: { component: '离截止还有多久，每分钟更新；悬停显示截止时间。' } },
    guide: {
      when: '截单、截港、放箱等要在某个时间之前做完的事。',
      good: ['不足 24 小时变橙，不足 4 小时与过了截止变红。', '列表里按截止时间升序，最急的在最前。'],
      bad: ['已经办完的不再倒计时，写办完的时间。'],
      sample: `<Countdown deadline={bill.deadline} />`,
    },
  },
  argTypes: described({ deadline: '截止时间，ISO 8601。', over: '过期后的说法，用于截单以外的时限。' }),
  args: { deadline: hoursLater(3.34) },
}
export default meta
type Story = StoryObj<typeof Countdown>

export const Moments: Story = {
  name: '从还有两天到已过截止',
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[53, 23.5, 3.34, 0.5, -2.1, -30].map((hours) => (
        <Countdown key={hours} deadline={hoursLater(hours)} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('还剩 3小时20分')).toBeVisible()
  },
}
export const Nothing: Story = { name: '没有截止时间', tags: ['空'], args: { deadline: null } }
export const Dark: Story = { ...Moments, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const English: Story = {
  name: 'English',
  tags: ['英文'],
  globals: { language: 'EN' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')?.textContent).not.toMatch(/\p{Script=Han}/u)
  },
}
export const Phone: Story = { ...Moments, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

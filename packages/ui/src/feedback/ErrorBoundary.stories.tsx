import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { described } from '../stories.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

function Broken(): never {
  throw new Error('a page that cannot be drawn')
}
const meta: Meta<typeof ErrorBoundary> = {
  title: '反馈/页面出错',
  component: ErrorBoundary,
  parameters: {
    docs: { description: { component: '一页画不出来时由提示代替，不影响其他页签与框架。' } },
    guide: {
      when: '框架在每个页面外面都放了一个；页面里独立的大块（地图、图表）可再放一个。',
      good: ['onReload 重建里面的内容。'],
      bad: ['不用来处理服务器的失败。'],
      sample: `<ErrorBoundary onReload={rebuild} onError={report}><Page /></ErrorBoundary>`,
    },
  },
  argTypes: described({ children: '页面；出错时由提示代替。', onReload: '点重新加载，由调用方重建页面。', onError: '记录错误。' }),
  args: { children: <Broken />, onReload: fn(), onError: fn() },
}
export default meta
type Story = StoryObj<typeof ErrorBoundary>

export const Crashed: Story = {
  name: '页面出错',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onReload).toHaveBeenCalledTimes(1)
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Crashed, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { described, longTexts } from '../stories.tsx'
import { ErrorView } from './ErrorView.tsx'

const meta: Meta<typeof ErrorView> = {
  title: '反馈/出错提示',
  component: ErrorView,
  parameters: {
    docs: { description: { component: '加载失败：原因与下一步，附请求编号，可重试。' } },
    guide: {
      when: '一页、一个面板或一个列表没有取到内容。',
      good: ['放在内容原来的位置，页面其余部分照常可用。'],
      bad: ['保存失败不用它，用提示条，填写的内容要留着。', '不写错误代码代替原因。'],
      sample: `<ErrorView error={read.error} onRetry={read.reload} />`,
    },
  },
  argTypes: described({
    title: '标题，默认“加载失败”，缺少权限时“没有权限查看”。',
    error: '原因与下一步，一句话；附请求编号，便于排查。',
    onRetry: '点重试；没有则不显示按钮，缺少权限时也不显示。',
    retryLabel: '按钮文字，默认“重试”。',
    extra: '按钮旁的其他操作。',
  }),
  args: { error: { message: '服务暂时不可用，正在恢复，请稍后重试', requestId: 'req-8f2c' }, onRetry: fn() },
}
export default meta
type Story = StoryObj<typeof ErrorView>

export const Retry: Story = {
  name: '可重试',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
export const Forbidden: Story = {
  name: '没有权限',
  args: { error: { message: '没有权限进行此操作，请联系管理员开通', code: 'FORBIDDEN', requestId: 'req-8f2c' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('没有权限查看')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
export const Long: Story = {
  name: '很长的说明',
  tags: ['长文本'],
  args: { error: { message: longTexts.remark } },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const English: Story = {
  name: 'English',
  tags: ['英文'],
  globals: { language: 'EN' },
  args: { error: { message: 'The service is not available. Try again later.', requestId: 'req-8f2c' } },
}
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

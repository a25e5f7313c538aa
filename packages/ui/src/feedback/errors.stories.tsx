import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { propsOf, StoryFrame } from '../stories.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorView } from './ErrorView.tsx'

const meta: Meta = {
  title: 'ui/出错',
  parameters: { docs: { description: { component: '出错：原因与下一步，附请求编号；一页出错不影响其他页。' } } },
  argTypes: propsOf({
    ErrorView: {
      title: '标题，默认“加载失败”。',
      error: '原因与下一步，一句话；附请求编号，便于排查。',
      onRetry: '点重试；没有则不显示按钮。',
      retryLabel: '按钮文字，默认“重试”。',
      extra: '按钮旁的其他操作。',
    },
    ErrorBoundary: { children: '页面；出错时由提示代替。', onReload: '点重新加载，由调用方重建页面。', onError: '记录错误。' },
  }),
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
}
export default meta

const onRetry = fn()
export const 可重试: StoryObj = {
  render: () => <ErrorView error={{ message: '服务暂时不可用，正在恢复，请稍后重试', requestId: 'req-8f2c' }} onRetry={onRetry} />,
  play: async ({ canvasElement }) => {
    onRetry.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(onRetry).toHaveBeenCalledTimes(1)
  },
}
export const 很长的说明: StoryObj = {
  tags: ['长文本'],
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <ErrorView
        error={{
          message:
            '提单 COSU6412345670A 与 COSU6412345670B 共用箱 TCLU1234560，两票毛重合计 31,250.000 公斤，超过该箱装载重量 28,600.000 公斤，请核对后重新分配。',
        }}
      />
    </div>
  ),
}

function Broken(): never {
  throw new Error('a page that cannot be drawn')
}
const onReload = fn()
export const 页面出错: StoryObj = {
  render: () => (
    <ErrorBoundary onReload={onReload} onError={() => undefined}>
      <Broken />
    </ErrorBoundary>
  ),
  play: async ({ canvasElement }) => {
    onReload.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(onReload).toHaveBeenCalledTimes(1)
  },
}

export const 深色: StoryObj = {
  tags: ['深色'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ErrorView error={{ message: '服务暂时不可用，正在恢复，请稍后重试', requestId: 'req-8f2c' }} onRetry={onRetry} />
      <ErrorBoundary onReload={onReload} onError={() => undefined}>
        <Broken />
      </ErrorBoundary>
    </div>
  ),
  globals: { theme: 'dark' },
}

import { cancelOwnJob, ownJobList } from '@jst/contracts/jobs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { JobProgress } from './JobProgress.tsx'

const words = {
  running: '对接工作较多，正在后台分批交接。',
  share: (done: string, total: string) => `${done} / ${total} 项`,
  cancel: '停止交接',
}
const long =
  '对接工作较多，正在后台分批交接。关闭窗口不影响交接，进度也可在右上角“我的后台任务”查看；完成后接手人会收到通知，交出人不再看到这些客户与供应商。'

interface Shown {
  done: number
  total: number
  text: string
  onDone: () => void
}
const screenOf = (running: string, onDone: () => void) =>
  function Screen() {
    return <JobProgress jobId={31} words={{ ...words, running }} onDone={onDone} onEnd={() => {}} />
  }
function Progress({ done, total, text, onDone }: Shown) {
  const fake = new FakeApp({
    routes: {
      [`GET ${ownJobList.path}`]: () => ({
        Rows: [{ Id: 31, State: total === 0 ? 'queued' : 'running', Done: done, Total: total, Error: '' }],
        Total: 1,
      }),
      [`POST ${cancelOwnJob.path}`]: () => null,
    },
  })
  const [Screen] = useState(() => screenOf(text, onDone))
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof Progress> = {
  title: '设计评审/后台任务/进度',
  component: Progress,
  subcomponents: { JobProgress },
  parameters: {
    guide: {
      when: '窗口等待读者自己发起的后台任务。',
      good: ['写明关闭窗口会怎样，停止后留下什么。'],
      bad: ['页面自己轮询进度。'],
      sample: `<JobProgress jobId={job.id} words={words.job} onDone={end} onEnd={stopped} />`,
    },
    docs: { description: { component: '读者自己的一个后台任务进行到哪里，可停止。' } },
  },
  argTypes: {
    done: { description: '已完成的数量。' },
    total: { description: '总数；0 为还在排队。' },
    text: { description: '正在做什么。' },
    jobId: { description: '任务编号。', control: false, table: { category: 'JobProgress' } },
    words: { description: '文字：正在做什么、进度、停止。', control: false, table: { category: 'JobProgress' } },
    onDone: { description: '任务完成。', control: false, table: { category: 'JobProgress' } },
    onEnd: { description: '任务被停止或失败；参数是原因。', control: false, table: { category: 'JobProgress' } },
  } as Meta<typeof Progress>['argTypes'],
  args: { done: 1_500, total: 5_200, text: words.running, onDone: fn() },
}
export default meta
type Story = StoryObj<typeof Progress>

export const Running: Story = {
  name: '进行中',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('1,500 / 5,200 项')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '停止交接' }))
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
export const Queued: Story = { name: '排队中', tags: ['加载'], args: { done: 0, total: 0 } }
export const Long: Story = { name: '很长的说明', tags: ['长文本'], args: { text: long } }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

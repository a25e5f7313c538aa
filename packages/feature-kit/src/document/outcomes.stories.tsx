import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FakeScreen } from '../testing/index.tsx'
import { MoveOutcomes } from './index.ts'
import { documentApp } from './testing/sample.ts'

type Props = ComponentProps<typeof MoveOutcomes>

const long = '上海海捷 孙婷 的发送船公司尚未完成（已发送，等待船公司回执），请等待回执，或在订舱记录中放弃后再发送。'
const partly: Props['outcome'] = {
  Moved: [7, 10],
  NotMoved: [
    { Id: 8, No: 'BK261100008', Message: '该数据已被他人修改，请对比后再保存' },
    { Id: 9, No: 'BK261100009', Message: long },
    { Id: 11, No: '', Message: '没有找到该单据' },
  ],
}

function Outcomes(props: Props) {
  const [fake] = useState(() => documentApp())
  const [Screen] = useState(() => () => <MoveOutcomes {...props} />)
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof MoveOutcomes> = {
  title: '详情/批量操作结果',
  component: MoveOutcomes,
  parameters: {
    guide: {
      when: '一次处理多张单据之后：哪些没有完成、为什么，并可以只重试这些。',
      good: ['每张未完成的单据写明单号与原因。', '重试只针对未完成的单据，已完成的计入总数。'],
      bad: ['只提示“部分失败”而不说明是哪几张。'],
      sample: `<MoveOutcomes title="发送船公司" outcome={outcome} onRetry={retry} onClose={close} />`,
    },
    docs: {
      description: { component: '批量操作的结果：完成的数量，未完成的单据与原因，可以只重试未完成的。' },
      story: { inline: false, height: '480px' },
    },
  },
  args: { title: '发送船公司', outcome: partly, onRetry: fn(() => Promise.resolve()), onClose: fn() },
  argTypes: {
    title: { description: '窗口的标题，即所做的操作。' },
    outcome: { description: '完成的与未完成的单据，后者带单号与原因。', control: false },
    onRetry: { description: '只重试未完成的单据。' },
    onClose: { description: '关闭窗口。' },
  },
  render: (args) => <Outcomes {...args} />,
}
export default meta
type Story = StoryObj<typeof MoveOutcomes>

const dialogOf = async (canvasElement: HTMLElement) => within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))

export const Partly: Story = {
  name: '部分未完成，很长的原因',
  tags: ['出错', '长文本'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByText('完成 2 条，3 条未完成')).toBeVisible()
    await expect(dialog.getByText(long)).toBeVisible()
    // a record without a number is called by its key
    await expect(dialog.getByRole('rowheader', { name: '11' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '重试这 3 条' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Done: Story = {
  name: '全部完成',
  args: { outcome: { Moved: [7, 8, 9], NotMoved: [] } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByText('已完成 3 条')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /重试/ })).toBeNull()
  },
}
export const Retrying: Story = {
  name: '正在重试',
  tags: ['加载'],
  args: { onRetry: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: '重试这 3 条' }))
  },
}
export const Dark: Story = { name: '部分未完成，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

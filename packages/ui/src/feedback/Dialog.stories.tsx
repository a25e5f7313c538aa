import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { described, longTexts } from '../stories.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

/** A page with the act that opens the window. */
function Opened(props: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>退回修改</Button>
      {open && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
const meta: Meta<typeof Dialog> = {
  title: '反馈/对话框',
  component: Dialog,
  parameters: {
    docs: {
      description: { component: '页面之上的窗口或右侧抽屉：焦点留在窗口里，Esc 关闭，关闭后焦点回到打开它的按钮。' },
      story: { inline: false, height: '420px' },
    },
    guide: {
      when: '不离开当前页做完一件小事：不超过六个字段用对话框，更多用 480、720、960 的抽屉。',
      good: ['标题写动作，主要按钮在最后，用动作本身的词。', '失败写在窗口里。'],
      bad: ['不在对话框上再开对话框，只有操作前的询问除外。', '不用来显示一句提示，用提示条。'],
      sample: `<Dialog title="退回修改" onClose={close} footer={<Button type="primary">退回并通知提交人</Button>}>\n  …\n</Dialog>`,
    },
  },
  argTypes: described({
    title: '标题。',
    onClose: '按 Esc、点叉号、点窗口之外。',
    children: '内容；比窗口高时在里面滚动。',
    footer: '下方按钮，主要操作在最后。',
    width: '宽度，像素。',
    place: 'center 居中的对话框，side 右侧的抽屉。',
  }),
  args: {
    title: '退回修改',
    children: <p>将退回 1 票补料并通知提交人 沈佳怡。</p>,
    footer: <Button type="primary">退回并通知提交人</Button>,
  },
  render: (args) => <Opened {...args} />,
}
export default meta
type Story = StoryObj<typeof Dialog>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '退回修改' }))
  await expect(screen.getByRole('dialog')).toBeVisible()
}
export const Centre: Story = { name: '对话框', play: open }
export const Closed: Story = {
  name: '关闭后焦点回到按钮',
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(within(context.canvasElement).getByRole('button', { name: '退回修改' })).toHaveFocus()
  },
}
export const Side: Story = { name: '抽屉', args: { place: 'side' }, play: open }
export const Long: Story = {
  name: '很长的内容',
  tags: ['长文本'],
  args: { place: 'side', title: `改配：${longTexts.vessel} 0FLJ1W（${longTexts.company}）`, children: <p>{longTexts.remark.repeat(8)}</p> },
  play: open,
}
export const Dark: Story = {
  name: '深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
  play: async (context) => {
    await open(context)
    // the lines of the page would vanish on a window, which is lighter
    await expect(screen.getByRole('heading', { name: '退回修改' }).parentElement).toHaveStyle({ borderBottomColor: 'rgb(74, 77, 82)' })
  },
}
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } }, play: open }

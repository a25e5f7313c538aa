import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Dialog } from './Dialog.tsx'
import { ask, type AskedFirst } from './ask.tsx'

/** 从抽屉里提问：问题在抽屉之上。 */
function Asking(question: AskedFirst) {
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  return (
    <>
      <Button onClick={() => setOpen(true)}>汇率</Button>
      {open ? (
        <Dialog title="汇率" place="side" onClose={() => setOpen(false)}>
          <Button onClick={() => void ask(question).then((yes) => setAnswer(yes ? '已删除' : '未删除'))}>删除该汇率</Button>
          <p role="status">{answer}</p>
        </Dialog>
      ) : null}
    </>
  )
}

const meta: Meta<typeof Asking> = {
  title: '反馈/操作前询问',
  parameters: {
    docs: { description: { component: '操作前的询问：在已打开的窗口之上，回车同意，Esc 不同意；不能恢复的操作，焦点先在取消上。' } },
    guide: {
      when: '不能撤回，或会通知别人的操作之前。',
      good: ['写明将发生什么：将退回 3 票补料并通知提交人。', '按钮用动作本身的词。'],
      bad: ['能撤回的操作不问。', '不写“确定吗”。'],
      sample: `if (await ask({ title: '删除该汇率？', ok: '删除', cancel: '取消', danger: true })) remove()`,
    },
  },
  component: Asking,
  args: { title: '删除 2026-11-20 的美元汇率？', content: '已生成的报价不受影响。', ok: '删除', cancel: '取消', danger: true },
  argTypes: {
    title: { description: '问什么，带问号。' },
    content: { description: '将发生什么。' },
    ok: { description: '同意，用动作本身的词。' },
    cancel: { description: '不同意。' },
    danger: { description: '不能恢复的操作，按钮为红色。' },
  },
  // a question is no part of the story's tree: it would stand above the next one
  beforeEach: () => () => {
    for (const one of document.querySelectorAll<HTMLButtonElement>('dialog[open] footer button:first-child')) one.click()
  },
}
export default meta
type Story = StoryObj<typeof Asking>

const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

export const AboveADrawer: Story = {
  name: '在抽屉之上',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('button', { name: '汇率' }))
    const drawer = within(page.getByRole('dialog', { name: '汇率' }))
    const opener = drawer.getByRole('button', { name: '删除该汇率' })
    await userEvent.click(opener)
    const agree = await page.findByRole('button', { name: '删除' })
    await expect(isOnTop(agree)).toBe(true)
    // what cannot be undone is not agreed to by an Enter too many
    await expect(page.getByRole('button', { name: '取消' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await drawer.findByText('未删除')).toBeVisible()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(await drawer.findByText('已删除')).toBeVisible()
    await userEvent.click(opener)
    await expect(isOnTop(await page.findByRole('button', { name: '删除' }))).toBe(true)
  },
}
export const Long: Story = {
  ...AboveADrawer,
  name: '很长的说明',
  tags: ['长文本'],
  args: { content: '删除后，该日期之后的报价、账单与利润按上一个有效汇率重新计算；已确认的账单不受影响，已导出的文件不会更新。'.repeat(6) },
}
export const Dark: Story = { ...AboveADrawer, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

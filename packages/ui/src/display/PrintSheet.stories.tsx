import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { described } from '../stories.tsx'
import { PrintSheet } from './PrintSheet.tsx'

const meta: Meta<typeof PrintSheet> = {
  title: '提单/打印页',
  component: PrintSheet,
  parameters: {
    docs: { description: { component: '打开浏览器的打印窗口：内容只出现在打印件上，页面其余部分不打印。' } },
    guide: {
      when: '打印提单、样单、托书。',
      good: ['白底黑字，不随主题。', '打印窗口关闭后由调用方移除。'],
      bad: ['不打印整个页面。'],
      sample: `{printing ? <PrintSheet onDone={stop}><BillPages bill={bill} /></PrintSheet> : null}`,
    },
  },
  argTypes: described({ children: '打印的内容，屏幕上看不到。', onDone: '离开打印窗口。' }),
  args: { onDone: fn(), children: <p>BILL OF LADING COSU6412345670</p> },
  beforeEach: () => {
    const print = window.print
    window.print = () => undefined
    return () => {
      window.print = print
    }
  },
}
export default meta

export const Sheet: StoryObj<typeof PrintSheet> = {
  name: '打印内容不在屏幕上',
  play: async ({ args }) => {
    await expect(screen.getByText('BILL OF LADING COSU6412345670')).not.toBeVisible()
    window.dispatchEvent(new Event('afterprint'))
    await expect(args.onDone).toHaveBeenCalledTimes(1)
  },
}
export const Dark: StoryObj<typeof PrintSheet> = { ...Sheet, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj<typeof PrintSheet> = { ...Sheet, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

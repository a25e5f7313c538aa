import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FilePick } from './FilePick.tsx'

const meta: Meta<typeof FilePick> = {
  title: '控件/选择文件',
  component: FilePick,
  parameters: {
    docs: { description: { component: '用自己的按钮请人选一个文件；按钮的样子由外面决定。' } },
    guide: {
      when: '上传一个附件，或导入一个文件。',
      good: ['accept 写清可选的类型，按钮旁写明大小与格式。'],
      bad: ['不凭扩展名放行，服务器照样检查。'],
      sample: `<FilePick accept=".xlsx,.csv" label="导入员工的文件" onFile={read}>\n  {(choose) => <Button onClick={choose}>选择文件</Button>}\n</FilePick>`,
    },
  },
  argTypes: {
    accept: { description: '可选的扩展名与类型，如 .xlsx,.csv。' },
    label: { description: '选文件做什么，读屏软件读出。' },
    onFile: { description: '选好一个文件；同一个文件可以再选。' },
    children: { description: '按钮；得到打开选择窗口的方法。', control: false },
  },
  args: { accept: '.xlsx,.csv', label: '导入员工的文件', onFile: fn(), children: (choose) => <Button onClick={choose}>选择文件</Button> },
}
export default meta
type Story = StoryObj<typeof FilePick>

export const Plain: Story = {
  name: '选择文件',
  play: async ({ canvasElement, args }) => {
    const file = new File(['姓名,手机号'], '员工.csv', { type: 'text/csv' })
    await userEvent.upload(within(canvasElement).getByLabelText('导入员工的文件'), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}
export const Dark: Story = { ...Plain, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Plain, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

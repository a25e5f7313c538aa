import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { RichTextProps } from './props.ts'
import { RichTextField } from './RichTextField.tsx'

const doc = (...content: unknown[]) => JSON.stringify({ type: 'doc', content })
const text = (words: string) => ({ type: 'text', text: words })
const letter = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('美西航线 12 月 GRI 通知')] },
  { type: 'paragraph', content: [text('自 12 月 1 日（SO ETD）起，'), { ...text('USD 600/40HQ'), marks: [{ type: 'bold' }] }, text('。')] },
  { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('已放舱的订单不受影响')] }] }] },
)

const Typing = ({ value, error, disabled }: Pick<RichTextProps, 'value' | 'error' | 'disabled'>) => {
  const [typed, setTyped] = useState(value)
  return (
    <>
      <RichTextField label="正文" value={typed} onChange={setTyped} error={error} disabled={disabled} required />
      <output data-testid="typed">{typed}</output>
    </>
  )
}
const meta: Meta<typeof RichTextField> = {
  title: '表单/富文本',
  component: RichTextField,
  render: ({ value, error, disabled }) => <Typing value={value} error={error} disabled={disabled} />,
  parameters: {
    docs: { description: { component: '带标题、列表、链接、图片与表格的正文；存的是检查过的 JSON，页面只画其中列出的内容。' } },
    guide: {
      when: '对外发布的正文：新闻、通知函、服务介绍。',
      good: ['一页一个正文。', '图片由调用方上传后给出编号。'],
      bad: ['备注与留言用多行文字。', '不要保存 HTML。'],
      sample: `<RichTextField label="正文" value={body} onChange={setBody} addPicture={upload} />`,
    },
  },
  argTypes: {
    label: { description: '控件名称，在上方。' },
    required: { description: '必填，名称后加星号。' },
    error: { description: '错误，在控件下方；有错误时不显示说明。' },
    hint: { description: '说明，一句话。' },
    value: { description: '正文的 JSON；空串为没有内容。' },
    onChange: { description: '内容变化时得到新的 JSON。' },
    disabled: { description: '只读，不显示格式按钮。' },
    addPicture: { description: '上传一张图片并返回其编号；不给则没有图片按钮。' },
  },
  args: { label: '正文', value: letter, onChange: () => {} },
}
export default meta
type Story = StoryObj<typeof RichTextField>

export const Filled: Story = {
  name: '通知函正文',
  play: async ({ canvasElement }) => {
    // the editor is loaded when it is first shown
    await expect(await within(canvasElement).findByRole('textbox', { name: '正文' }, { timeout: 20_000 })).toBeVisible()
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const Wrong: Story = { name: '未填写', tags: ['出错'], args: { value: '', error: '请填写正文' } }
export const Locked: Story = { name: '只读', args: { disabled: true } }

/** Pasted markup is reduced to the elements that pages draw. */
export const Pasted: Story = {
  name: '粘贴网页内容',
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = await canvas.findByRole('textbox', { name: '正文' })
    await userEvent.click(box)
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<h1 onclick="x()">标题</h1><p style="color:red">正文<script>alert(1)</script><a href="javascript:alert(1)">链接</a><img src="https://other.example/x.png" onerror="x()"></p>',
    )
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    await waitFor(() => expect(canvas.getByTestId('typed').textContent).toContain('正文'))
    const written = canvas.getByTestId('typed').textContent
    await expect(written).not.toMatch(/javascript|script|style|onclick|other\.example/)
    await expect(box.querySelector('img, script')).toBeNull()
  },
}

export const Keyboard: Story = {
  name: '键盘',
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = await canvas.findByRole('textbox', { name: '正文' })
    canvas.getByRole('button', { name: '标题' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: '加粗' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(box, '截单提前')
    await waitFor(() => expect(canvas.getByTestId('typed').textContent).toContain('截单提前'))
  },
}

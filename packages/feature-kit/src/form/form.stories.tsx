import { TextField } from '@jst/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'

const longFailure =
  '没有保存：该航线的上级航线已被同事移到回收站，请先在回收站恢复“北美航线（含加拿大与墨西哥西岸）”，或为本航线另选一条上级航线后再保存。'

interface FormProps extends Pick<FormDialogProps, 'busy' | 'failure' | 'danger' | 'onSubmit' | 'onClose' | 'note'> {
  name?: string
  error?: string
}

function LaneForm({ name: first = '', error, ...form }: FormProps) {
  const [name, setName] = useState(first)
  return (
    <FormDialog title="编辑航线：美西" width={480} {...form} dirty={name !== first}>
      <TextField
        label="航线名称"
        required
        value={name}
        onChange={setName}
        error={error}
        disabled={form.onSubmit === undefined}
        maxLength={80}
      />
      <TextField label="备注" value="" onChange={() => undefined} disabled={form.onSubmit === undefined} maxLength={200} />
    </FormDialog>
  )
}

const table = { category: 'FormDialog' }
/** What the component itself takes. */
const props = {
  onSubmit: { description: '提交；没有则只能查看。', control: false as const, table },
  onClose: { description: '关闭。', control: false as const, table },
  busy: { description: '正在保存。', table },
  failure: { description: '整体失败的原因，显示在字段上方。', table },
  submit: { description: '主按钮文字，默认“保存”。', control: false as const, table },
  danger: { description: '会移除或作废内容的操作。', table },
  disabled: { description: '还不能提交。', control: false as const, table },
  dirty: { description: '有未保存的修改：关闭前询问。', control: false as const, table },
  note: { description: '一行说明。', table },
  roomy: { description: '内有会向下展开的字段。', control: false as const, table },
  children: { description: '字段。', control: false as const, table },
}
const meta: Meta<typeof LaneForm> = {
  title: 'feature-kit/表单窗口',
  component: LaneForm,
  parameters: {
    docs: {
      description: { component: '窗口或抽屉里的几个字段：光标在第一个字段，回车提交，出错在窗口内说明，未保存时关闭会先询问。' },
      story: { inline: false, height: '420px' },
    },
  },
  args: { onSubmit: fn(), onClose: fn(), name: '美西' },
  argTypes: {
    name: { description: '打开时的名称。' },
    error: { description: '名称字段下的错误。' },
    ...props,
  },
}
export default meta
type Story = StoryObj<typeof LaneForm>

export const Blank: Story = {
  name: '新建',
  args: { name: '', note: '名称在本公司内不能重复。' },
  tags: ['空'],
  play: async ({ canvasElement }) => {
    const form = within(canvasElement.ownerDocument.body)
    await expect(form.getByRole('textbox', { name: '航线名称' })).toHaveFocus()
  },
}

export const Saving: Story = { name: '正在保存', args: { busy: true }, tags: ['加载'] }

export const Wrong: Story = {
  name: '有错误',
  args: { failure: '没有保存，请检查标出的字段。', error: '名称已被“美西线”使用' },
  tags: ['出错'],
}

export const LongText: Story = {
  name: '很长的内容',
  args: { name: '美西航线（洛杉矶、长滩、奥克兰、西雅图、塔科马）'.repeat(2), failure: longFailure },
  tags: ['长文本'],
}

export const ReadOnly: Story = { name: '只能查看', args: { onSubmit: undefined, note: '这是平台数据，由平台维护。' }, tags: ['无权限'] }

export const Leaving: Story = {
  name: '未保存就关闭',
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement.ownerDocument.body)
    await userEvent.type(form.getByRole('textbox', { name: '航线名称' }), '线')
    await userEvent.click(form.getByRole('button', { name: '取消' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(form.getByRole('button', { name: '放弃修改' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Dark: Story = { name: '深色', globals: { theme: 'dark' }, args: { failure: '没有保存，请稍后重试。' }, tags: ['深色'] }

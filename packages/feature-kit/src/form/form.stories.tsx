import { ApiError } from '@jst/api-client'
import { TextField } from '@jst/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { FormDialog } from './FormDialog.tsx'
import { LoadedDialog } from './LoadedDialog.tsx'
import { TextDialog } from './TextDialog.tsx'
import { useForm } from './useForm.ts'

const longFailure =
  '没有保存：该航线的上级航线已被同事移到回收站，请先在回收站恢复“北美航线（含加拿大与墨西哥西岸）”，或为本航线另选一条上级航线后再保存。'

interface Lane {
  readonly Name: string
  readonly Remark: string
  readonly UpdateTime: string
}
interface LaneFormProps {
  name?: string
  /** Answer of the server. */
  answer?: 'saved' | 'never' | 'refused' | 'failed' | 'stale'
  failure?: string
  readOnly?: boolean
  danger?: boolean
  note?: string
  onClose: () => void
}

function answerOf({ answer, failure }: Pick<LaneFormProps, 'answer' | 'failure'>, values: object): Promise<Lane> {
  const data = { Name: '美西南', Remark: '自 12 月起加挂奥克兰', UpdateTime: '2' }
  const issue = { Path: 'Name', Label: '', Code: 'x', Severity: 'ERROR' as const, Message: '名称已被“美西线”使用' }
  switch (answer) {
    case 'never':
      return new Promise(() => undefined)
    case 'refused':
      return Promise.reject(new ApiError({ kind: 'http', status: 422, code: 'INVALID_INPUT', issues: [issue] }))
    case 'failed':
      return Promise.reject(new ApiError({ kind: 'http', status: 500, code: 'INTERNAL', message: failure }))
    case 'stale':
      return Promise.reject(new ApiError({ kind: 'http', status: 412, code: 'STALE_WRITE', data }))
    default:
      return Promise.resolve({ ...data, ...values })
  }
}

const Form = observer(function Form({ name = '', readOnly, danger, note, onClose, ...answers }: LaneFormProps) {
  const form = useForm({
    stored: { Name: name, Remark: '', UpdateTime: '1' },
    start: (stored) => ({ Name: stored?.Name ?? '', Remark: stored?.Remark ?? '' }),
    fields: { Name: { label: '航线名称', required: true }, Remark: { label: '备注' } },
    save: (values) => answerOf(answers, values),
    saved: onClose,
  })
  return (
    <FormDialog form={form} title="编辑航线：美西" width={480} readOnly={readOnly} danger={danger} note={note} onClose={onClose}>
      <TextField {...form.field('Name')} disabled={readOnly} maxLength={80} />
      <TextField {...form.field('Remark')} disabled={readOnly} maxLength={200} />
    </FormDialog>
  )
})
function LaneForm(props: LaneFormProps) {
  const fake = useMemo(() => new FakeApp({ path: '/lanes' }), [])
  const Screen = useMemo(() => () => <Form {...props} />, [props])
  return <FakeScreen fake={fake} Screen={Screen} />
}

const type = async (canvasElement: HTMLElement, text: string) => {
  const form = within(canvasElement.ownerDocument.body)
  await userEvent.type(form.getByRole('textbox', { name: '航线名称' }), `${text}{Enter}`)
  return form
}

const table = { category: 'FormDialog' }
/** Props of the component. */
const props = {
  form: { description: '表单模型：内容、错误、保存与冲突。', control: false as const, table },
  onSubmit: { description: '提交；默认保存。', control: false as const, table },
  onClose: { description: '关闭。', control: false as const, table },
  readOnly: { description: '只能查看。', table },
  submit: { description: '主按钮文字，默认“保存”。', control: false as const, table },
  danger: { description: '会移除或作废内容的操作。', table },
  disabled: { description: '还不能提交。', control: false as const, table },
  note: { description: '一行说明。', table },
  roomy: { description: '内有会向下展开的字段。', control: false as const, table },
  parts: { description: '别人先保存时逐项选择的内容。', control: false as const, table },
  lead: { description: '别人先保存时的说明。', control: false as const, table },
  children: { description: '字段。', control: false as const, table },
  label: { description: '要填写的一段文字的名称。', control: false as const, table: { category: 'TextDialog' } },
  required: { description: '必填；可写成提示。', control: false as const, table: { category: 'TextDialog' } },
  maxLength: { description: '最多字数。', control: false as const, table: { category: 'TextDialog' } },
  send: { description: '提交这段文字的请求。', control: false as const, table: { category: 'TextDialog' } },
  done: { description: '提交后的提示。', control: false as const, table: { category: 'TextDialog' } },
  onDone: { description: '提交后的处理，例如刷新。', control: false as const, table: { category: 'TextDialog' } },
  read: { description: '窗口打开前要读取的内容。', control: false as const, table: { category: 'LoadedDialog' } },
}
const meta: Meta<typeof LaneForm> = {
  title: '表单/表单窗口',
  component: LaneForm,
  subcomponents: { FormDialog, LoadedDialog, TextDialog },
  parameters: {
    guide: {
      when: '窗口或抽屉里的几个字段：新建、编辑、改状态。',
      good: ['光标在第一个字段，回车提交。', '出错后回到出错的字段，填写的内容不丢。'],
      bad: ['超过十几个字段另开页面。', '保存成功不弹提示，窗口关闭就是成功。'],
      sample: `<FormDialog form={form} title="编辑航线" onClose={close}>\n  <TextField {...form.field('Name')} maxLength={80} />\n</FormDialog>`,
    },
    docs: {
      description: {
        component:
          '窗口或抽屉里的几个字段：光标在第一个字段，回车提交，出错在窗口内说明并回到出错的字段，别人先保存时对照后选择，未保存时关闭会先询问。',
      },
      story: { inline: false, height: '420px' },
    },
  },
  args: { onClose: fn(), name: '美西', answer: 'saved' },
  argTypes: {
    name: { description: '打开时的名称。' },
    answer: { description: '服务器的回答。' },
    failure: { description: '整体失败的原因，显示在字段上方。' },
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

export const Saving: Story = {
  name: '正在保存',
  args: { answer: 'never' },
  tags: ['加载'],
  play: async ({ canvasElement }) => void (await type(canvasElement, '线')),
}

export const Wrong: Story = {
  name: '有错误',
  args: { answer: 'refused' },
  tags: ['出错'],
  play: async ({ canvasElement }) => {
    const form = await type(canvasElement, '线')
    await form.findByText('名称已被“美西线”使用')
    await expect(form.getByRole('textbox', { name: '航线名称' })).toHaveFocus()
  },
}

export const LongText: Story = {
  name: '很长的内容',
  args: { name: '美西航线（洛杉矶、长滩、奥克兰、西雅图、塔科马）'.repeat(2), answer: 'failed', failure: longFailure },
  tags: ['长文本'],
  play: async ({ canvasElement }) => void (await (await type(canvasElement, '线')).findByText(longFailure)),
}

export const ReadOnly: Story = { name: '只能查看', args: { readOnly: true, note: '这是平台数据，由平台维护。' }, tags: ['无权限'] }

export const Stale: Story = {
  name: '别人先保存了',
  args: { answer: 'stale' },
  play: async ({ canvasElement }) => {
    const form = await type(canvasElement, '线')
    await expect(await form.findByRole('row', { name: '航线名称 美西南 美西线' })).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: '采用现在的内容' }))
    await expect(form.getByRole('textbox', { name: '备注' })).toHaveValue('自 12 月起加挂奥克兰')
  },
}

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

export const Dark: Story = {
  name: '深色',
  globals: { theme: 'dark' },
  args: { answer: 'failed', failure: '没有保存，请稍后重试。' },
  tags: ['深色'],
  play: async ({ canvasElement }) => void (await (await type(canvasElement, '线')).findByText('没有保存，请稍后重试。')),
}
const send = fn(() => Promise.resolve(null))
function AskLater({ onClose }: LaneFormProps) {
  const fake = useMemo(() => new FakeApp({ path: '/lanes' }), [])
  const Screen = useMemo(
    () => () => <TextDialog title="申请延期" label="原因" maxLength={200} send={send} done="已申请" onClose={onClose} />,
    [onClose],
  )
  return <FakeScreen fake={fake} Screen={Screen} />
}
/** One text is asked for, and sent without the blanks around it. */
export const OneText: Story = {
  name: '只填一段文字',
  render: (args) => <AskLater {...args} />,
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement.ownerDocument.body)
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect(send).not.toHaveBeenCalled()
    await userEvent.type(form.getByRole('textbox', { name: '原因' }), ' 工厂晚装箱 ')
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await expect(send).toHaveBeenCalledWith('工厂晚装箱')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

const opening = (error?: { message: string }): Partial<Story> => ({
  render: ({ onClose }) => (
    <LoadedDialog title="编辑航线" read={{ data: undefined, error, reload: fn() }} onClose={onClose}>
      {() => null}
    </LoadedDialog>
  ),
})
/** The window is there at once; its fields come with the data. */
export const Opening: Story = { ...opening(), name: '读取中', tags: ['加载'] }
export const NotRead: Story = { ...opening({ message: '网络连接失败，请检查网络后重试。' }), name: '读取失败', tags: ['出错'] }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

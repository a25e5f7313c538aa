import { TextField } from '@jst/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { FormBox } from './FormBox.tsx'
import { FormModel } from './FormModel.ts'
import { FormNotices } from './FormNotices.tsx'
import type { Part } from './merge.ts'

const long = '台风“摩羯”影响，外高桥与洋山同时封港，船公司通知本航次截港时间顺延，以码头最新公告为准；'
const opened = { VoyageNo: '045E', Remark: '', Departure: '2026-12-02 20:00' }
const typed = { ...opened, Remark: '客户要求走洋山', Departure: '2026-12-02 23:00' }
const stored = { ...opened, VoyageNo: '046E', Departure: '2026-12-03 08:00', UpdateTime: '2' }
type Values = typeof opened

const labels = { VoyageNo: '航次', Remark: '内部备注', Departure: '计划离港（当地）' }
const parts = Object.entries(labels).map(([key, label]): Part<Values> => ({
  key,
  label,
  read: (form) => form[key as keyof Values],
  take: (form, from) => ({ ...form, [key]: from[key as keyof Values] }),
}))

interface PageFormProps {
  /** 版本、打开时与填写的内容。 */
  kept?: { version: string; first: Values; values: Values } | undefined
  failure?: string
  byField?: boolean
  summary?: boolean
  boxed?: boolean
}

/** Input over an older version asks for a choice at once. */
const conflict = { version: '1', first: opened, values: typed }

const Form = observer(function Form({ kept, failure = '', byField = false, summary = false, boxed = false }: PageFormProps) {
  const form = useMemo(() => {
    const model = new FormModel<Values, Values & { UpdateTime: string }>({
      stored,
      start: (row = stored) => ({ VoyageNo: row.VoyageNo, Remark: row.Remark, Departure: row.Departure }),
      fields: {
        VoyageNo: { label: labels.VoyageNo, required: true },
        Remark: { label: labels.Remark },
        Departure: { label: labels.Departure },
      },
    })
    if (kept) model.restore(kept)
    if (summary) {
      model.write({ VoyageNo: '' })
      model.check()
    }
    if (failure) model.fail(failure)
    return model
  }, [kept, failure, summary])
  const fields = (['VoyageNo', 'Remark', 'Departure'] as const).map((name) => <TextField key={name} {...form.field(name)} />)
  const notices = { form, parts: byField ? () => parts : undefined, summary }
  if (boxed) return <FormBox {...notices}>{fields}</FormBox>
  return (
    <div className="jst-stack-form">
      <FormNotices {...notices} />
      {fields}
    </div>
  )
})

function PageForm(props: PageFormProps) {
  const fake = useMemo(() => new FakeApp({ path: '/voyage' }), [])
  const Screen = useMemo(() => () => <Form {...props} />, [props])
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof PageForm> = {
  title: '表单/表单提示',
  component: PageForm,
  subcomponents: { FormNotices, FormBox },
  parameters: {
    guide: {
      when: '自己排版的表单页，字段上方放一个；表单窗口自带。',
      good: ['逐项选择只列两边都改了的内容。'],
      bad: ['单个字段的错误写在字段下面。'],
      sample: `<FormBox form={form} summary>\n  <TextField {...form.field('Name')} />\n</FormBox>`,
    },
    docs: {
      description: {
        component: '字段上方的提示：恢复了上次未保存的内容、整体失败的原因、还有几处需要修改，以及别人先保存时的选择。',
      },
    },
  },
  args: { byField: false },
  argTypes: {
    kept: { description: '上次没有保存的内容。', control: false },
    failure: { description: '整体失败的原因。' },
    byField: { description: '别人先保存时逐项选择。' },
    summary: { description: '列出每一处需要修改的内容。' },
    boxed: { description: '放在表单里：回车保存。' },
    className: { description: '另一个样式名。', control: false, table: { category: 'FormBox' } },
    children: { description: '字段与按钮。', control: false, table: { category: 'FormBox' } },
    form: { description: '表单模型。', control: false, table: { category: 'FormNotices' } },
    parts: { description: '逐项选择的内容；没有则整份选择。', control: false, table: { category: 'FormNotices' } },
    lead: { description: '别人先保存时的说明。', control: false, table: { category: 'FormNotices' } },
  } as Meta<typeof PageForm>['argTypes'],
}
export default meta
type Story = StoryObj<typeof PageForm>

export const Restored: Story = {
  name: '恢复上次的内容',
  args: { kept: { version: '2', first: opened, values: { ...opened, VoyageNo: '046E', Remark: '客户要求走洋山' } } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByText('已恢复您上次没有保存的内容。')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: '放弃，改回已保存的内容' }))
    await expect(form.getByRole('textbox', { name: '内部备注' })).toHaveValue('')
  },
}

export const Findings: Story = { name: '还有几处需要修改', args: { summary: true } }

export const Whole: Story = {
  name: '别人先保存了，整份选择',
  args: { kept: conflict, boxed: true },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: '采用现在的内容' }))
    await expect(form.getByRole('textbox', { name: '航次' })).toHaveValue('046E')
  },
}

export const ByField: Story = {
  name: '别人先保存了，逐项选择',
  args: { kept: conflict, byField: true },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    const table = within(form.getByRole('table', { name: '他人的修改与您的修改' }))
    await expect(table.getByRole('radio', { name: '航次 现在的内容 046E' })).toBeChecked()
    await expect(form.getByRole('button', { name: '还有 1 项未选择' })).toBeDisabled()
    const mine = table.getByRole('radio', { name: /计划离港（当地） 您的内容/ })
    await userEvent.click(mine)
    await expect(mine).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(table.getByRole('radio', { name: /计划离港（当地） 现在的内容/ })).toBeChecked()
    await userEvent.click(form.getByRole('button', { name: '按所选合并' }))
    await expect(form.getByRole('textbox', { name: '计划离港（当地）' })).toHaveValue('2026-12-03 08:00')
  },
}

export const Long: Story = {
  name: '长文本',
  args: { kept: { ...conflict, values: { ...typed, Remark: long.repeat(3) } }, byField: true, failure: long.repeat(2) },
  tags: ['长文本'],
}

export const Dark: Story = {
  name: '深色',
  args: { kept: conflict, failure: '没有保存，请稍后重试。' },
  globals: { theme: 'dark' },
  tags: ['深色'],
}
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

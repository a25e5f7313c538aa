import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { TextField } from '../controls/TextField.tsx'
import { propsOf, StoryFrame } from '../stories.tsx'
import { Combobox } from './combobox/Combobox.tsx'
import type { ComboOption } from './combobox/ComboEntry.tsx'
import { ComboInput } from './combobox/ComboInput.tsx'
import { Field } from './Field.tsx'
import { ChoiceField, DayField, FlagField, LinesField } from './fields.tsx'

const ports: ComboOption[] = [
  { value: 'CNSHA', label: '上海', note: 'CNSHA · 中国' },
  { value: 'CNNGB', label: '宁波', note: 'CNNGB · 中国' },
  { value: 'USLAX', label: '洛杉矶', note: 'USLAX · 美国' },
  { value: 'NLRTM', label: '鹿特丹', note: 'NLRTM · 荷兰' },
]
const search = (text: string) => ports.filter(({ value, label }) => value.startsWith(text.toUpperCase()) || label.includes(text))
const labelOf = (value: string) => ports.find((port) => port.value === value)?.label ?? value

const bases = [
  { value: '', label: '请选择' },
  { value: 'C', label: '箱' },
  { value: 'B', label: '提单' },
  { value: 'R', label: '按货物毛重与体积折算后取大者计收（不足一吨按一吨计）' },
]
const empty = { pol: [], called: [], basis: '', place: '', day: '', name: '', remark: '', inAllIn: false }
const filled = { ...empty, called: ['CNSHA'], basis: 'C', place: '上海洋山港区四期', day: '2026-11-20', name: '欧线通用', inAllIn: true }

interface FormProps {
  values?: Omit<typeof empty, 'pol' | 'called'> & { pol: readonly string[]; called: readonly string[] }
  /** 控件名称后附加的文字，看很长的名称怎么换行。 */
  suffix?: string
  /** 每个控件下方的错误。 */
  error?: string
}

function Form({ values = filled, suffix = '', error }: FormProps) {
  const [pol, setPol] = useState(values.pol)
  const [called, setCalled] = useState(values.called)
  const [basis, setBasis] = useState(values.basis)
  const [day, setDay] = useState(values.day)
  const [name, setName] = useState(values.name)
  const [inAllIn, setInAllIn] = useState(values.inAllIn)
  const [remark, setRemark] = useState(values.remark)
  const [pod, setPod] = useState(values.pol)
  const [place, setPlace] = useState(values.place)
  const [starred, setStarred] = useState('NLRTM')
  const isStarred = (value: string) => value === starred
  const choices = { search, labelOf }
  const found = { ...choices, error }
  return (
    <form className="jst-form-grid jst-form-grid-top" style={{ width: 720, minHeight: 300 }}>
      <Combobox label={`装货港${suffix}`} required value={pol} onChange={setPol} placeholder="代码、中文、英文或拼音" {...found} />
      <Combobox label={`挂靠港${suffix}`} multiple repeats value={called} onChange={setCalled} {...found} />
      <Field label={`目的港${suffix}`} error={error}>
        {(ids) => (
          <ComboInput {...ids} label="目的港" value={pod} onChange={setPod} isStarred={isStarred} onStar={setStarred} {...choices} />
        )}
      </Field>
      <Field label={`收货地${suffix}`} error={error}>
        {(ids) => (
          <ComboInput
            {...ids}
            label="收货地"
            value={[]}
            onChange={([code]) => setPlace(labelOf(code ?? ''))}
            typed={{ text: place, onText: setPlace, maxLength: 70 }}
            {...choices}
          />
        )}
      </Field>
      <ChoiceField label={`计费单位${suffix}`} value={basis} onChange={setBasis} options={bases} error={error} />
      <DayField label={`有效期起${suffix}`} value={day} onChange={setDay} error={error} />
      <TextField
        label={`名称${suffix}`}
        value={name}
        onChange={setName}
        hint="同一公司内不能重名"
        maxLength={100}
        {...(error ? { error } : {})}
      />
      <Field label={`税率（%）${suffix}`} hint="两位小数" error={error}>
        {({ id, describedBy, invalid }) => (
          <div className="jst-field-box">
            <input id={id} className="jst-field-input" aria-describedby={describedBy} aria-invalid={invalid} defaultValue="6" />
          </div>
        )}
      </Field>
      <FlagField label={`含在包干价内${suffix}`} value={inAllIn} onChange={setInAllIn} />
      <LinesField label={`备注${suffix}`} value={remark} onChange={setRemark} maxLength={500} error={error} />
    </form>
  )
}

const field = {
  label: '控件名称，在上方。',
  required: '必填，名称后加星号。',
  error: '错误，在控件下方，读屏软件一并读出；有错误时不显示说明。',
  hint: '说明，一句话。',
  value: '当前值。',
  onChange: '值改变；参数是新值。',
  disabled: '不可编辑。',
}
const { value: _value, onChange: _onChange, disabled: _disabled, ...labelled } = field
const meta: Meta<typeof Form> = {
  title: 'ui/表单控件',
  parameters: { docs: { description: { component: '表单控件：名称在上，说明或错误在下，读屏软件一并读出。' } } },
  component: Form,
  argTypes: {
    values: { description: '各控件的值。', control: false },
    suffix: { description: '控件名称后附加的文字，看很长的名称怎么换行。' },
    error: { description: '每个控件下方的错误。' },
    ...propsOf({
      Field: { ...labelled, children: '控件；得到 id、说明的 id 与是否有误，由控件自己带上。' },
      ComboInput: {
        id: '输入框的 id，由标签指向。',
        label: '候选列表的名称。',
        describedBy: '说明文字的 id。',
        invalid: '内容有误。',
        isStarred: '某个值是否排在最前。',
        onStar: '按 Alt+回车或点星号：排到最前，或不再排在最前。',
        typed: '可填写候选以外的文字：当前文字、每次按键、离开时、最多字符数；此时 value 为空。',
        start: '接替一个普通输入框：尚未选定的文字与光标位置。',
        inputClass: '输入框的样式类；有它时不再画自己的边框。',
        namesItself: '没有标签指向输入框，由它自己带上名称。',
      },
      Combobox: {
        ...field,
        search: '按输入的文字给出候选，最像的在前；每次按键都会调用。',
        labelOf: '已选值的文字。',
        multiple: '可选多个。',
        repeats: '同一值可选多次，如挂靠港。',
        placeholder: '没有值时的提示。',
      },
      ChoiceField: { ...field, options: '可选的值与文字。' },
      DayField: { ...field, value: '日期，YYYY-MM-DD，没有则为空字符串。' },
      FlagField: {
        label: '文字，在方框右侧。',
        value: '是否勾选。',
        onChange: '勾选改变。',
        disabled: '不可编辑。',
        hint: '悬停时的说明。',
      },
      LinesField: { ...field, maxLength: '最多字符数。', rows: '显示的行数，默认 3。' },
      TextField: {
        ...field,
        type: 'text、password（可显示明文）、email、tel。',
        autoComplete: '浏览器自动填写的用途。',
        maxLength: '最多字符数。',
        ref: '输入框元素。',
      },
    }),
  },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
}
export default meta
type Story = StoryObj<typeof Form>

export const ByKeyboard: Story = {
  name: '只用键盘选择',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pol = canvas.getByRole('combobox', { name: '装货港' })
    await userEvent.type(pol, 'cn{ArrowDown}{Enter}')
    await expect(pol).toHaveValue('宁波')
    await userEvent.type(canvas.getByRole('combobox', { name: '挂靠港' }), '鹿{Enter}{Backspace}洛{Enter}')
    await expect(canvas.getByRole('button', { name: '移除 洛杉矶' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '移除 鹿特丹' })).toBeNull()
    const place = canvas.getByRole('combobox', { name: '收货地' })
    await userEvent.clear(place)
    await userEvent.type(place, '宁波')
    await expect(canvas.getByRole('option', { name: /宁波/ })).toBeVisible()
    await userEvent.type(place, '梅山港区{Tab}')
    await expect(place).toHaveValue('宁波梅山港区')
  },
}
export const Empty: Story = {
  tags: ['空'],
  name: '都没填，没有匹配的港口',
  args: { values: empty },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: '装货港' }), 'zzz')
    await expect(canvas.getByText('没有匹配的内容')).toBeVisible()
  },
}
export const Wrong: Story = { tags: ['出错'], name: '内容有误', args: { error: '没有找到，请填写代码或名称' } }
export const Long: Story = {
  tags: ['长文本'],
  name: '很长的名称与内容',
  args: {
    values: {
      ...filled,
      pol: ['USLAX'],
      called: ['CNSHA', 'CNNGB', 'USLAX', 'NLRTM', 'CNSHA', 'CNNGB'],
      basis: 'R',
      place: '浙江省宁波市北仑区梅山保税港区国际集装箱码头三期 12 号堆场（冷藏箱与危险品箱另行指定）',
      name: '华东区市场与大客户服务一部 2026 年第四季度欧洲基本港整箱运价（含旺季附加费，不含目的港费用）',
      remark: '订舱时须注明合约号与品名；危险品、冷藏箱与超重箱另议。\n'.repeat(6),
    },
    suffix: '（以船公司最终确认的订舱回执为准，改配后须重新填写）',
    error: '与合约 SC2611-0042 的装货港不一致，合约只适用于上海、宁波两港的直达航次，请核对后修改',
  },
}
export const Dark: Story = { tags: ['深色'], name: '深色', globals: { theme: 'dark' } }

function Fields() {
  const [name, setName] = useState('')
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <TextField label="模板名称" required hint="同一公司内不能重名" value={name} onChange={setName} maxLength={50} />
      <TextField label="箱号" value="TCLU1234567" error="校验码不符，应为 TCLU1234560" onChange={() => undefined} />
      <TextField label="委托公司" value="宁波远帆进出口有限公司" disabled onChange={() => undefined} />
      <TextField label="密码" type="password" value="secret" onChange={() => undefined} autoComplete="current-password" />
    </div>
  )
}
export const TextFields: StoryObj = {
  name: '输入框',
  tags: ['出错'],
  render: () => <Fields />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /模板名称/ }), '欧线通用')
    await expect(canvas.getByRole('textbox', { name: /模板名称/ })).toHaveValue('欧线通用')
    await expect(canvas.getByRole('textbox', { name: '箱号' })).toHaveAccessibleDescription(/TCLU1234560/)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { StoryFrame } from '../stories.tsx'
import { Combobox, type ComboOption } from './Combobox.tsx'
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

function Form({ error }: { error?: string }) {
  const [pol, setPol] = useState<readonly string[]>([])
  const [called, setCalled] = useState<readonly string[]>(['CNSHA'])
  const [basis, setBasis] = useState('C')
  const [day, setDay] = useState('2026-11-20')
  const [inAllIn, setInAllIn] = useState(true)
  const [remark, setRemark] = useState('')
  return (
    <form className="jst-form-grid jst-form-grid-top" style={{ width: 720, minHeight: 300 }}>
      <Combobox
        label="起运港"
        required
        value={pol}
        onChange={setPol}
        search={search}
        labelOf={labelOf}
        error={error}
        placeholder="代码、中文、英文或拼音"
      />
      <Combobox label="挂靠港" multiple repeats value={called} onChange={setCalled} search={search} labelOf={labelOf} />
      <ChoiceField
        label="计费单位"
        value={basis}
        onChange={setBasis}
        options={[
          { value: 'C', label: '箱' },
          { value: 'B', label: '提单' },
        ]}
      />
      <DayField label="有效期起" value={day} onChange={setDay} />
      <Field label="税率（%）" hint="两位小数">
        {({ id, describedBy }) => (
          <div className="jst-field-box">
            <input id={id} className="jst-field-input" aria-describedby={describedBy} defaultValue="6" />
          </div>
        )}
      </Field>
      <FlagField label="含在包干价内" value={inAllIn} onChange={setInAllIn} />
      <LinesField label="备注" value={remark} onChange={setRemark} maxLength={500} />
    </form>
  )
}

const meta: Meta<typeof Form> = { title: 'ui/表单控件', component: Form, decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>] }
export default meta
type Story = StoryObj<typeof Form>

export const ByKeyboard: Story = {
  name: '只用键盘选择',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pol = canvas.getByRole('combobox', { name: '起运港' })
    await userEvent.type(pol, 'cn{ArrowDown}{Enter}')
    await expect(pol).toHaveValue('宁波')
    await userEvent.type(canvas.getByRole('combobox', { name: '挂靠港' }), '鹿{Enter}{Backspace}洛{Enter}')
    await expect(canvas.getByRole('button', { name: '移除 洛杉矶' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '移除 鹿特丹' })).toBeNull()
  },
}
export const Wrong: Story = { name: '内容有误', args: { error: '没有找到该港口，请填写代码或名称' } }
export const Dark: Story = { name: '深色', globals: { theme: 'dark' } }

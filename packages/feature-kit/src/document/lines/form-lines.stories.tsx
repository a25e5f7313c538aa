import { blankCargo, bookingCargo, bookingPartyReader } from '@jst/contracts/booking'
import type { Line } from '@jst/contracts/document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createContext, useContext, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeApp, FakeScreen } from '../../testing/index.tsx'
import { FormLines, PartyFields } from '../index.ts'

interface GoodsProps {
  lines?: readonly Line[]
  errors?: Readonly<Record<string, string>>
  parties?: Readonly<Record<string, string>>
}
const shown = new Set(['NameEn', 'Packages', 'Weight', 'Volume'])
const fields = bookingCargo.fields.filter(({ key }) => shown.has(key))
const cargo = (NameEn: string): Line => ({ ...blankCargo(), NameEn, Packages: 620, Weight: 9800, Volume: 41.2 })

const Given = createContext<Required<GoodsProps>>({ lines: [], errors: {}, parties: {} })
function Form() {
  const given = useContext(Given)
  const [lines, setLines] = useState(given.lines)
  const [parties, setParties] = useState(given.parties)
  return (
    <div className="jst-stack-form">
      <FormLines
        facts={bookingCargo}
        fields={fields}
        lines={lines}
        blank={blankCargo}
        errors={given.errors}
        path="Cargo"
        foot={`${lines.length} 行`}
        onChange={setLines}
      />
      <PartyFields
        of={bookingPartyReader}
        values={parties}
        errors={given.errors}
        hint="按提单格式填写"
        onChange={(role, text) => setParties({ ...parties, [role]: text })}
      />
    </div>
  )
}
const party = 'NINGBO YUANFAN IMPORT AND EXPORT CO., LTD.\n88 ZHONGSHAN ROAD, NINGBO, CHINA'

function Goods({ lines = [cargo('COTTON KNITTED T-SHIRTS')], errors = {}, parties = { shipper: party } }: GoodsProps) {
  const [fake] = useState(() => new FakeApp())
  return (
    <Given value={{ lines, errors, parties }}>
      <FakeScreen fake={fake} Screen={Form} />
    </Given>
  )
}

const of = (category: string) => ({ control: false as const, table: { category } })
const meta: Meta<typeof Goods> = {
  title: '表单/明细与收发通',
  component: Goods,
  subcomponents: { FormLines, PartyFields },
  parameters: {
    guide: {
      when: '表单里的箱、货物等多行内容，以及发货人、收货人、通知人。',
      good: ['表头是字段名，每格仍有自己的名称供读屏。', '合计写在添加按钮旁。'],
      bad: ['每个业务自己写一张可编辑的表。'],
      sample: `<FormLines facts={bookingCargo} fields={fields} lines={lines} blank={blankCargo} path="Cargo" foot={total} … />`,
    },
    docs: { description: { component: '表单里的明细行与收发通各框。' } },
  },
  argTypes: {
    lines: { description: '各行。', ...of('FormLines') },
    errors: { description: '出错的格，按路径；收发通按角色。', ...of('FormLines') },
    parties: { description: '收发通各框的内容。', ...of('PartyFields') },
    facts: { description: '明细的名称与最多行数。', ...of('FormLines') },
    fields: { description: '各列。', ...of('FormLines') },
    further: { description: '不常用的列，点“更多列”或有内容时显示。', ...of('FormLines') },
    blank: { description: '新的一行。', ...of('FormLines') },
    addLabel: { description: '添加按钮的文字。', ...of('FormLines') },
    path: { description: '明细在表单中的路径。', ...of('FormLines') },
    foot: { description: '合计。', ...of('FormLines') },
    onChange: { description: '内容已改变。', ...of('FormLines') },
    of: { description: '收发通的声明，各角色一框。', ...of('PartyFields') },
    values: { description: '各角色的内容。', ...of('PartyFields') },
    hint: { description: '第一框下的提示。', ...of('PartyFields') },
  } as Meta<typeof Goods>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Goods>

export const Filled: Story = {
  name: '货物与收发通',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '添加货物' }))
    await expect(canvas.getByText('2 行')).toBeVisible()
  },
}
export const Nothing: Story = { name: '还没有内容', tags: ['空'], args: { lines: [], parties: {} } }
export const Wrong: Story = {
  name: '有错误的格',
  tags: ['出错'],
  args: { errors: { 'Cargo[0].Weight': '请填写毛重', consignee: '请填写收货人' } },
}
export const Long: Story = {
  name: '很长的内容',
  tags: ['长文本'],
  args: {
    lines: [cargo('WOMEN COTTON KNITTED T-SHIRTS, SHORT SLEEVE, ASSORTED COLOURS AND SIZES, PACKED IN EXPORT CARTONS')],
    parties: { shipper: `${party}\nTEL: +86 574 8700 1234\nUSCI: 91330206MA2H1XQ90B\nATTN: SHEN JIAYI, EXPORT DOCUMENTATION DEPARTMENT` },
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

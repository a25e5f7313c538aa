import { referenceIndex } from '@jst/contracts/master'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '../testing/index.tsx'
import { ReferenceField } from './picker/ReferenceField.tsx'
import { RowField } from './picker/RowField.tsx'

const entry = (Code: string, Zh: string, En: string, Pinyin: string, Initials: string, Note: string) => ({
  Code,
  Zh,
  En,
  Pinyin,
  Initials,
  Words: [],
  Note,
})
const ports = [
  entry('CNSHA', '上海', 'Shanghai', 'SHANGHAI', 'SH', '中国'),
  entry('CNNGB', '宁波', 'Ningbo', 'NINGBO', 'NB', '中国'),
  entry('DEHAM', '汉堡', 'Hamburg', 'HANBAO', 'HB', '德国'),
  entry(
    'MAAGA',
    '阿加迪尔（摩洛哥大西洋沿岸集装箱与渔业港口）',
    'Agadir',
    'AJIADIER',
    'AJDE',
    '摩洛哥 · 每周一班支线，经丹吉尔地中海港中转',
  ),
]
type Answer = NonNullable<FakeAppOptions['routes']>[string]

interface PickerProps {
  read?: Answer
  chosen?: readonly string[]
  multiple?: boolean
  error?: string
}

const fieldOf = ({ chosen = [], multiple = false, error }: PickerProps) =>
  function Field() {
    const [value, setValue] = useState(chosen)
    return <ReferenceField kind="port" label="装货港" required value={value} onChange={setValue} multiple={multiple} error={error} />
  }

function Picker({ read = () => ({ Version: '1', Rows: ports }), ...field }: PickerProps) {
  const [fake] = useState(() => new FakeApp({ routes: { [`GET ${referenceIndex.path}`]: read } }))
  const [Screen] = useState(() => fieldOf(field))
  return (
    <div style={{ width: 320, minHeight: 320 }}>
      <FakeScreen fake={fake} Screen={Screen} />
    </div>
  )
}

const table = { category: 'ReferenceField' }
/** Props of the component, set by each story. */
const props = {
  value: { description: '已选的代码，按次序。', control: false, table },
  kind: { description: '哪一类代码：port、carrier 等。', control: false, table },
  onChange: { description: '选择改变；参数是全部代码。', control: false, table },
}
const meta: Meta<typeof Picker> = {
  title: '表单/代码选择',
  parameters: {
    docs: { description: { component: '港口、船公司等代码：按代码、中文、英文、拼音或首字母查找，最近用过的在前。' } },
    guide: {
      when: '港口、船公司、航线、币制等平台代码。',
      good: ['按代码、中文、英文、拼音或首字母都找得到。', '最近用过的在前。'],
      bad: ['几个固定值用下拉选择。'],
      sample: `<ReferenceField kind="port" label="装货港" value={codes} onChange={setCodes} />`,
    },
  },
  component: Picker,
  subcomponents: { ReferenceField, RowField },
  argTypes: {
    ...props,
    read: { description: '服务器的回答：一类代码的全部条目，取一次，在本地查找。', control: false },
    chosen: { description: '已选的代码。', control: false },
    multiple: { description: '可选多个。' },
    error: { description: '下方的错误。' },
  },
  beforeEach: () => localStorage.removeItem('jst:recent:port'),
}
export default meta
type Story = StoryObj<typeof Picker>

export const ByInitials: Story = {
  name: '按拼音首字母查找',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '装货港' })
    await userEvent.type(field, 'nb')
    await expect(await within(canvasElement).findByRole('option', { name: /宁波/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('宁波 CNNGB')
  },
}
export const NothingFound: Story = {
  name: '没有匹配的代码',
  tags: ['空'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: '装货港' }), 'zzzz')
    await expect(canvas.getByText('没有匹配的内容')).toBeVisible()
  },
}
export const Unreachable: Story = {
  name: '代码没有取到',
  tags: ['出错'],
  args: { read: () => refusal('INTERNAL') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
  },
}
export const Long: Story = { name: '很长的名称，多选', tags: ['长文本'], args: { chosen: ['MAAGA', 'CNSHA', 'MAAGA'], multiple: true } }
export const Dark: Story = { ...ByInitials, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }

const customers = ['宁波远帆进出口有限公司', '苏州恒泽机电有限公司', '义乌市同乐日用品有限公司'].map((NameZh, at) => ({
  Id: at + 1,
  Code: `KH2601000${at + 1}`,
  NameZh,
}))
function CustomerField() {
  const [value, setValue] = useState<readonly string[]>([])
  return <RowField kind="customer" label="客户" value={value} onChange={setValue} />
}
export const Rows: Story = {
  name: '客户：按编号或名称查找',
  render: function Render() {
    const routes = { 'GET /api/Customer/List': () => ({ Rows: customers, Total: customers.length }) }
    const [fake] = useState(() => new FakeApp({ routes }))
    return (
      <div style={{ width: 320, minHeight: 320 }}>
        <FakeScreen fake={fake} Screen={CustomerField} />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('combobox', { name: '客户' }), '恒泽')
    await expect(await canvas.findByRole('option', { name: /苏州恒泽/ })).toBeVisible()
  },
}
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import { siParties } from '@jst/contracts/si'
import type { PartyChoice } from '@jst/contracts/document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createContext, useContext, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { PartyPicker, SearchPanel } from '../index.ts'
import { choiceOf, choices } from '../testing/parties.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]

const Typed = createContext('')
function Field() {
  const [typed, setTyped] = useState(useContext(Typed))
  return (
    <div style={{ width: 'min(360px, 100%)', minHeight: 420 }}>
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        <label htmlFor="party">收货人</label>
        <PartyPicker of={siParties} part="consignee" text={typed} onText={setTyped} boxId="party" />
      </div>
      <textarea
        id="party"
        rows={5}
        style={{ width: '100%', boxSizing: 'border-box' }}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}

interface BoxProps {
  answer?: Answer
  text?: string
}
function Box({ answer = () => choices, text = '' }: BoxProps) {
  const [fake] = useState(() => {
    const made = new FakeApp({ routes: { 'GET /api/Document/PartyChoices': answer, 'POST /api/Document/PickParty': () => true } })
    made.app.permissions.load([{ Path: siParties.writes.path, Buttons: [{ Code: siParties.writes.code }], Children: [] }])
    return made
  })
  return (
    <Typed value={text}>
      <FakeScreen fake={fake} Screen={Field} />
    </Typed>
  )
}
const open: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: '从收发通选择' }))
  await expect(await canvas.findByRole('combobox', { name: '查找收货人' })).toBeVisible()
}

const meta: Meta<typeof Box> = {
  title: '表单/收发通选择',
  component: Box,
  subcomponents: { PartyPicker, SearchPanel },
  parameters: {
    guide: {
      when: '提单、订舱等单据的发货人、收货人、通知人。',
      good: ['可以只填一次，也可以从收发通选择。', '框内有内容时先询问再替换，5 秒内可撤销。'],
      bad: ['选择后悄悄覆盖已填写的内容。'],
      sample: `<PartyPicker of={siParties} part="consignee" text={text} onText={setText} boxId={id} />`,
    },
    docs: { description: { component: '收发通选择：最近使用在前，按中文、拼音、英文名或税号查找；框内已填写的内容可保存到收发通。' } },
  },
  argTypes: {
    of: { description: '单据的声明：有哪些收发通、谁可以选择和保存。', control: false, table: { category: 'PartyPicker' } },
    part: { description: '框的角色，例如 consignee。', control: false, table: { category: 'PartyPicker' } },
    text: { description: '框内的文字。' },
    onText: { description: '填入文字。', control: false, table: { category: 'PartyPicker' } },
    format: { description: '文字在框内的写法，例如 35 列折行。', control: false, table: { category: 'PartyPicker' } },
    boxId: { description: '框的 id，选择后焦点回到框内。', control: false, table: { category: 'PartyPicker' } },
    label: { description: '查找框与列表的名称。', control: false, table: { category: 'SearchPanel' } },
    placeholder: { description: '查找框内的提示。', control: false, table: { category: 'SearchPanel' } },
    found: { description: '查找的结果，由 useSearch 得到。', control: false, table: { category: 'SearchPanel' } },
    onAgain: { description: '失败后重新查找。', control: false, table: { category: 'SearchPanel' } },
    rowKey: { description: '一行的标识。', control: false, table: { category: 'SearchPanel' } },
    renderRow: { description: '一行的内容。', control: false, table: { category: 'SearchPanel' } },
    onTake: { description: '选用一行。', control: false, table: { category: 'SearchPanel' } },
    none: { description: '没有结果时的说明。', control: false, table: { category: 'SearchPanel' } },
    question: { description: '选用前的询问，焦点落在第一个按钮。', control: false, table: { category: 'SearchPanel' } },
    renderFooter: { description: '列表下方的操作，参数是按键选中的行。', control: false, table: { category: 'SearchPanel' } },
    answer: { description: '查找的结果，服务器的回答。', control: false },
  } as Meta<typeof Box>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Box>

export const Recent: Story = { name: '最近使用在前', play: open }
export const Replacing: Story = {
  name: '框内已有内容，先询问',
  args: { text: 'ACME TRADING LTD\nLONDON, UK' },
  play: async (context) => {
    await open?.(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('option', { name: /HAMBURG/ }))
    await expect(canvas.getByRole('button', { name: '替换' })).toHaveFocus()
  },
}
export const Keeping: Story = {
  name: '保存到收发通',
  args: { text: 'PORTO ALEGRE LTDA\nRUA UM 1, PORTO ALEGRE, BRAZIL\nTEL: 55-51-30001234' },
  play: async (context) => {
    await open?.(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '保存到收发通' }))
    await expect(await canvas.findByText('该国海关要求提单显示 CNPJ，建议补充')).toBeVisible()
  },
}
const long = [
  choiceOf(
    1,
    '巴伐利亚州慕尼黑市精密机械与工业设备进出口联合股份有限公司',
    'BAYERISCHE PRAEZISIONSMASCHINEN UND INDUSTRIEANLAGEN EXPORT GMBH & CO. KG',
    {
      Country: 'DE',
      TaxNo: 'DE1234567890123',
      Recent: true,
    },
  ),
]
export const Long: Story = { name: '很长的内容', tags: ['长文本'], args: { answer: () => long }, play: open }
export const Empty: Story = { name: '还没有收发通', tags: ['空'], args: { answer: () => [] }, play: open }
export const Loading: Story = {
  name: '查找中',
  tags: ['加载'],
  args: { answer: () => new Promise<PartyChoice[]>(() => undefined) },
  play: open,
}
export const Failed: Story = { name: '查找失败', tags: ['出错'], args: { answer: () => refusal('INTERNAL') }, play: open }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' }, play: open }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } }, play: open }

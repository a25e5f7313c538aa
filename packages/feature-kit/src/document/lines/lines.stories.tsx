import { documentLines, type DocumentLines } from '@jst/contracts/document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useDetail } from '../../detail/useDetail.ts'
import { FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { contact, documentApp, linesOf, partOf } from '../testing/sample.ts'
import type { OpenDocument } from '../useDocument.ts'
import { LinesPart } from '../index.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]

const contacts = [
  contact(1, '沈佳怡', { Main: true, Roles: ['booking', 'document'], Title: '单证主管', Email: 'docs@example.com' }),
  contact(2, '方建国', { Roles: ['decision'], Title: '总经理', Mobile: '', Tel: '0574-87001234' }),
]
const longContacts = [
  contact(1, 'ALEXANDRA KONSTANTINOPOULOU-MARKOVIC', {
    Roles: ['booking', 'document', 'finance', 'warehouse'],
    Title: '华东区海运出口与供应链协同高级经理',
    Email: 'alexandra.konstantinopoulou-markovic@shipping-and-logistics.example.com',
    Wechat: 'wxid_ningbo_yuanfan_export_documents_2026',
  }),
]

interface ContactsProps {
  answer?: Answer
  mayWrite?: boolean
}

function Contacts({ answer = () => linesOf(contacts), mayWrite = true }: ContactsProps) {
  const [fake] = useState(() =>
    documentApp({ MayWrite: mayWrite }, { 'GET /api/Document/Lines': answer, 'POST /api/Document/SaveLines': () => refusal('INTERNAL') }),
  )
  const [Screen] = useState(() => partOf((of) => <ContactsOf of={of} />))
  return <FakeScreen fake={fake} Screen={Screen} />
}
function ContactsOf({ of }: { of: OpenDocument }) {
  const lines = useDetail<typeof documentLines>(documentLines, { Kind: of.document.kind, Id: 7 })
  return <LinesPart of={of} part="contacts" lines={lines} />
}
const edit: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body)
  await userEvent.click(await page.findByRole('button', { name: '编辑联系人' }))
  await expect(page.getByRole('button', { name: '删除第 1 行' })).toBeVisible()
}

const meta: Meta<typeof Contacts> = {
  title: '详情/单据明细',
  component: Contacts,
  subcomponents: { LinesPart },
  parameters: {
    guide: {
      when: '单据下面的多行内容：联系人、地址、银行账户、货物。',
      good: ['没有填写的列不显示。', '一次编辑全部行，一起保存。'],
      bad: ['每行单独保存，留下半份数据。'],
      sample: `<LinesPart of={of} part="contacts" lines={lines} />`,
    },
    docs: {
      description: { component: '单据的明细以表格显示；可以编辑的人在抽屉中添加、上移、删除，一起保存。' },
      story: { inline: false, height: '560px' },
    },
  },
  argTypes: {
    of: { description: '打开的单据，由 useDocument 得到。', control: false, table: { category: 'LinesPart' } },
    part: { description: '单据声明中的明细名称。', control: false, table: { category: 'LinesPart' } },
    lines: { description: '单据全部明细，页面上的各部分共用。', control: false, table: { category: 'LinesPart' } },
    answer: { description: '明细，服务器的回答。', control: false },
    mayWrite: { description: '可以编辑。' },
  } as Meta<typeof Contacts>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Contacts>

export const Filled: Story = {
  name: '联系人',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('cell', { name: '沈佳怡' })).toBeVisible()
  },
}
export const Editing: Story = { name: '编辑', play: edit }
export const WrongRow: Story = {
  name: '编辑，有错误的行',
  tags: ['出错'],
  play: async (context) => {
    await edit(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await userEvent.clear(page.getAllByRole('textbox', { name: '姓名' })[1]!)
    await userEvent.click(page.getByRole('button', { name: '保存' }))
    await expect(await page.findByText(/第 2 行：/)).toBeVisible()
  },
}
export const Nothing: Story = { name: '还没有联系人', tags: ['空'], args: { answer: () => linesOf() } }
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { answer: () => new Promise<DocumentLines>(() => undefined) } }
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { answer: () => refusal('INTERNAL') } }
export const Long: Story = { name: '很长的内容', tags: ['长文本'], args: { answer: () => linesOf(longContacts) } }
export const ReadOnly: Story = { name: '不能编辑', tags: ['无权限'], args: { mayWrite: false } }
export const Dark: Story = { name: '编辑，深色', tags: ['深色'], globals: { theme: 'dark' }, play: edit }
export const Phone: Story = {
  name: '手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  args: { answer: () => linesOf(longContacts) },
}

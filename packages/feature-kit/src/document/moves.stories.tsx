import type { DocumentState, MoveOutcome } from '@jst/contracts/document'
import { customerDocument } from '@jst/contracts/partner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeScreen, refusal, type FakeAppOptions } from '../testing/index.tsx'
import { ClaimMany, ClaimTool, FollowTool, MoveDialog, MoveMany, Moves, StateTag } from './index.ts'
import { at, documentApp, orderDocument, partOf, stateOf } from './testing/sample.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]

const long = '该客户有 3 票委托尚未截单、2 票提单待放货，合计应收 486,250.00 元未核销，请先在应收对账中确认，或由财务主管批准后再停止合作。'
const outcome: MoveOutcome = {
  Moved: [7],
  NotMoved: [
    { Id: 8, No: 'KH26110008', Code: 'STALE_WRITE', Message: '该数据已被他人修改，请对比后再保存' },
    { Id: 9, No: 'KH26110009', Code: 'ILLEGAL_TRANSITION', Message: long },
  ],
}
const rows = [7, 8, 9].map((Id) => ({ Id, UpdateTime: at }))

interface CustomerMovesProps {
  state?: Partial<DocumentState>
  answer?: Answer
}

function CustomerMoves({ state = {}, answer = () => outcome }: CustomerMovesProps) {
  const [fake] = useState(() => {
    const made = documentApp(state, { 'POST /api/Document/Move': answer })
    made.permit(['state'], customerDocument.page)
    return made
  })
  const [Screen] = useState(() =>
    partOf((of) => (
      <div className="jst-detail-status">
        {of.state.data ? <StateTag document={of.document} state={of.state.data} /> : null}
        <ClaimTool of={of} />
        <FollowTool of={of} />
        <Moves of={of} />
      </div>
    )),
  )
  return <FakeScreen fake={fake} Screen={Screen} />
}
/** Acts on several chosen customers. */
function ManyCustomers({ answer = () => outcome }: CustomerMovesProps) {
  const [fake] = useState(() => {
    const made = documentApp({}, { 'POST /api/Document/Move': answer })
    made.permit(['state'], customerDocument.page)
    return made
  })
  const [Screen] = useState(() => () => <MoveMany document={customerDocument} rows={rows} onDone={() => undefined} />)
  return <FakeScreen fake={fake} Screen={Screen} />
}
/** Several chosen customers are taken onto one's desk. */
function TakenCustomers({ answer = () => outcome }: CustomerMovesProps) {
  const [fake] = useState(() => {
    const made = documentApp({}, { 'POST /api/Document/ClaimMany': answer })
    const { writes } = customerDocument
    made.permit([writes.code], writes.path)
    return made
  })
  const [Screen] = useState(() => () => <ClaimMany document={customerDocument} rows={rows} onDone={() => undefined} />)
  return <FakeScreen fake={fake} Screen={Screen} />
}
/** An order is sent back with the fields that are missing. */
function SentBack() {
  const [fake] = useState(() => documentApp())
  const [Screen] = useState(() => () => (
    <MoveDialog
      document={orderDocument}
      event="sendBack"
      rows={[stateOf()]}
      phrases={['收货人地址不详', '毛重与装箱单不一致']}
      onDone={() => undefined}
      onClose={() => undefined}
    />
  ))
  return <FakeScreen fake={fake} Screen={Screen} />
}
/** A final move is in the menu of one record, and a button over many. */
const stop = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body)
  await userEvent.click(await page.findByRole('button', { name: /^(?:更多操作|停止合作)$/ }))
  const item = page.queryByRole('menuitem', { name: '停止合作' })
  if (item) await userEvent.click(item)
  return within(await page.findByRole('dialog'))
}
const send = async (canvasElement: HTMLElement) => {
  const window = await stop(canvasElement)
  await userEvent.click(window.getByRole('combobox', { name: /原因/ }))
  await userEvent.click(await window.findByRole('option', { name: '信用问题' }))
  await userEvent.click(window.getByRole('button', { name: '停止合作' }))
  return within(canvasElement.ownerDocument.body)
}

const table = (category: string) => ({ control: false as const, table: { category } })
const meta: Meta<typeof CustomerMoves> = {
  title: '详情/单据操作',
  component: CustomerMoves,
  subcomponents: { Moves, MoveDialog, MoveMany, StateTag, ClaimTool, ClaimMany, FollowTool },
  parameters: {
    guide: {
      when: '改变单据的状态：一张在详情页头，多张在列表的批量操作。',
      good: ['先说明后果，再问原因与说明。', '多张中未完成的逐张说明原因，可以只重试这些。'],
      bad: ['页面自己判断哪些操作可用：以服务器的回答为准。'],
      sample: `<Moves of={of} onMoved={row.reload} />`,
    },
    docs: {
      description: { component: '单据的状态、处理人、关注与可执行的操作。操作前说明后果，出错留在窗口内，填写的内容不丢。' },
      story: { inline: false, height: '480px' },
    },
  },
  argTypes: {
    of: { description: '打开的单据，由 useDocument 得到。', ...table('Moves') },
    onMoved: { description: '状态已改变。', ...table('Moves') },
    phrases: { description: '公司保存的常用说明，Moves 按操作名称给出。', ...table('MoveDialog') },
    id: { description: '单据的 Id。', ...table('ClaimTool') },
    state: { description: '单据所处的状态、期限与可执行的操作。', control: false },
    document: { description: '单据的声明。', ...table('MoveDialog') },
    event: { description: '声明中的操作名称。', ...table('MoveDialog') },
    rows: { description: '一张或多张单据，带所看到的版本。', ...table('MoveDialog') },
    side: { description: '读者所在的一方：我方 staff 或对方 party。', ...table('MoveMany') },
    events: { description: '提供哪些操作、按什么顺序；不给则全部。', ...table('MoveMany') },
    onDone: { description: '至少一张的状态已改变。', ...table('MoveDialog') },
    onClose: { description: '关闭窗口。', ...table('MoveDialog') },
    answer: { description: '操作的结果，服务器的回答。', control: false },
  } as Meta<typeof CustomerMoves>['argTypes'],
}
export default meta
type Story = StoryObj<typeof CustomerMoves>

export const Offered: Story = {
  name: '可执行的操作',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '更多操作' })).toBeVisible()
  },
}
export const Nothing: Story = { name: '没有可执行的操作', tags: ['空', '无权限'], args: { state: { Moves: [], MayWrite: false } } }
export const Overdue: Story = {
  name: '已超期，他人处理中',
  tags: ['长文本'],
  args: { state: { State: 0, Due: '2026-11-19T02:00:00.000Z', ClaimedBy: 5, ClaimedName: '欧阳明珠（华东区大客户服务一部）' } },
}
export const Asking: Story = { name: '停止合作', play: async ({ canvasElement }) => void (await stop(canvasElement)) }
export const Sending: Story = {
  name: '正在提交',
  tags: ['加载'],
  args: { answer: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => void (await send(canvasElement)),
}
export const Refused: Story = {
  name: '被拒绝，很长的原因',
  tags: ['出错', '长文本'],
  args: { answer: () => ({ Moved: [], NotMoved: [outcome.NotMoved[1]] }) },
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement)
    await expect(await page.findByText(long)).toBeVisible()
  },
}
export const Failed: Story = {
  name: '提交失败',
  tags: ['出错'],
  args: { answer: () => refusal('INTERNAL') },
  play: async ({ canvasElement }) => void (await send(canvasElement)),
}
export const Many: Story = {
  name: '多张，部分未完成',
  tags: ['出错', '长文本'],
  render: (args) => <ManyCustomers {...args} />,
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement)
    await expect(await page.findByRole('button', { name: '重试这 2 条' })).toBeVisible()
  },
}
export const Taking: Story = {
  name: '批量领取，部分已被他人领取',
  tags: ['出错'],
  render: (args) => <TakenCustomers {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '领取' }))
    await expect(await within(canvasElement.ownerDocument.body).findByRole('button', { name: '重试这 2 条' })).toBeVisible()
  },
}
export const ManyDark: Story = { ...Many, name: '多张，部分未完成，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Returning: Story = {
  name: '退回补充',
  render: () => <SentBack />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('combobox', { name: '添加一项' }))
    await userEvent.click(await page.findByRole('option', { name: /毛重/ }))
    await expect(page.getByRole('textbox', { name: /毛重/ })).toBeVisible()
    await userEvent.click(page.getByRole('combobox', { name: '常用说明' }))
    await userEvent.click(await page.findByRole('option', { name: '收货人地址不详' }))
    await expect(page.getByRole('textbox', { name: /^说明/ })).toHaveValue('收货人地址不详')
  },
}
export const Dark: Story = {
  name: '停止合作，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await stop(canvasElement)),
}
export const Phone: Story = {
  name: '手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await stop(canvasElement)),
}

import type { DocumentState } from '@jst/contracts/document'
import { customerDocument } from '@jst/contracts/partner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { documentApp, entryOf, orderDocument, pageOf, partOf } from '../testing/sample.ts'
import { Thread } from '../index.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]

const remark =
  '客户要求 11 月 24 日前放舱，宁波至鹿特丹 3 × 40HQ，卸货港免费堆存 14 天；如截单前仍无舱位，改配 AE7 下一水并同步调整拖车与报关时间，费用差额由销售与客户确认后再录入。'
const entries = [
  entryOf(5, { Text: '@王建国 请确认宁波至鹿特丹的舱位，客户今天要回复。', Correctable: true }),
  entryOf(4, {
    Event: 'changed',
    Changes: [
      { Field: 'Level', Before: 'B', After: 'A' },
      { Field: 'Region', Before: '', After: '宁波' },
    ],
  }),
  entryOf(3, { Event: 'stop', Reason: 'CREDIT', Text: '两期账款逾期 45 天', AuthorName: '陈雨欣' }),
  entryOf(2, { Removed: true, AuthorName: '林志远' }),
  entryOf(1, { Event: 'created', AuthorId: 0, AuthorName: '' }),
]
const orderEntries = [
  entryOf(5, { Audience: 'customer', AuthorName: '沈佳怡', CompanyName: '宁波远帆进出口有限公司', Text: '装箱单明天上午补上。' }),
  entryOf(4, { Text: '等客户补装箱单后再订舱。', Edited: true }),
]
const longEntries = [
  entryOf(9, { Text: remark.repeat(3), AuthorName: '欧阳明珠', CompanyName: '浙江宁波远帆国际供应链管理集团股份有限公司北仑保税区分公司' }),
  entryOf(8, { Text: 'MAERSK'.repeat(24) }),
  entryOf(7, { Event: 'changed', Changes: [{ Field: 'Address', Before: remark, After: remark.slice(0, 90) }] }),
]

interface CustomerThreadProps {
  answer?: Answer
  state?: Partial<DocumentState>
  twoSided?: boolean
}

function CustomerThread({ answer = () => pageOf(...entries), state = {}, twoSided = false }: CustomerThreadProps) {
  const [fake] = useState(() => documentApp(state, { 'GET /api/Document/Timeline': answer }))
  const [Screen] = useState(() => partOf((of) => <Thread of={of} />, twoSided ? orderDocument : customerDocument))
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof CustomerThread> = {
  title: '详情/动态与评论',
  component: CustomerThread,
  subcomponents: { Thread },
  parameters: {
    guide: {
      when: '单据详情右栏：做过什么、谁说过什么，在同一处续写。',
      good: ['对外的评论每次单独选择，发送后回到仅本公司可见。', '输入 @ 提到能看到该单据的同事。'],
      bad: ['另设一处备注，使沟通分散。'],
      sample: `<Thread of={useDocument(customerDocument, id)} />`,
    },
    docs: { description: { component: '单据的动态与评论，新的在上；自己的评论十分钟内可以修改或撤回。' } },
  },
  argTypes: {
    of: { description: '打开的单据，由 useDocument 得到。', control: false, table: { category: 'Thread' } },
    answer: { description: '动态，服务器的回答。', control: false },
    state: { description: '单据所处的状态与可执行的操作。', control: false },
    twoSided: { description: '对方也能看到单据，每条都注明谁能看到。' },
  } as Meta<typeof CustomerThread>['argTypes'],
}
export default meta
type Story = StoryObj<typeof CustomerThread>

export const Filled: Story = {
  name: '客户的动态',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/请确认宁波至鹿特丹的舱位/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '撤回' })).toBeVisible()
  },
}
export const Mentioning: Story = {
  name: '提到同事',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: '写评论' }), '请 @王')
    await expect(await canvas.findByRole('option', { name: /王建国/ })).toBeVisible()
  },
}
export const TwoSided: Story = { name: '委托，内部与对外', args: { twoSided: true, answer: () => pageOf(...orderEntries) } }
export const Nothing: Story = { name: '还没有动态', tags: ['空'], args: { answer: () => pageOf() } }
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { answer: () => new Promise(() => undefined) } }
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { answer: () => refusal('INTERNAL') } }
export const Long: Story = { name: '很长的内容', tags: ['长文本'], args: { answer: () => pageOf(...longEntries) } }
export const ReadOnly: Story = { name: '不能评论', tags: ['无权限'], args: { state: { MayWrite: false } } }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = {
  name: '手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  args: { twoSided: true, answer: () => pageOf(...orderEntries, ...longEntries) },
}

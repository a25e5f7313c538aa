import type { DocumentState, ShipmentEntry } from '@jst/contracts/document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { partOf } from '../testing/sample.ts'
import { shipmentApp, shipmentDocument, shipmentDocuments, shipmentEntryOf, shipmentOf } from '../testing/shipment.ts'
import { ShipmentTimeline, Thread } from '../index.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]

const company = '浙江宁波远帆国际供应链管理集团股份有限公司北仑保税区分公司'
const longEntries: readonly ShipmentEntry[] = [
  shipmentEntryOf(9, 'si', {
    Event: 'reject',
    Title: '退回修改',
    Tone: 'red',
    Text: '【箱封号错误】第 2、5、9 柜封号与场站进港记录不一致，请核对后重新提交；货描请写到品名，不要只写 GENERAL CARGO。'.repeat(2),
    AuthorName: '欧阳明珠',
    CompanyName: company,
    Version: 12,
    Differences: 46,
    FieldRemarks: 9,
  }),
  shipmentEntryOf(8, 'booking', {
    Event: 'comment',
    Tone: 'blue',
    Text: 'COSU6600127380'.repeat(16),
    AuthorName: '沈佳怡',
    CompanyName: company,
  }),
]
const manyBills = Array.from({ length: 14 }, (_, place) => ({
  ...shipmentDocuments[3]!,
  Id: 100 + place,
  No: `COSU6600127380${String.fromCharCode(66 + place)}`,
}))

interface OrderShipmentProps {
  answer?: Answer | undefined
  state?: Partial<DocumentState>
  /** Address of the page. */
  own?: boolean
  /** Without a composer, as beside an editor. */
  plain?: boolean
}

function OrderShipment({ answer, state = {}, own = false, plain = false }: OrderShipmentProps) {
  const [fake] = useState(() => {
    const made = shipmentApp(state, answer && { 'GET /api/Document/ShipmentTimeline': answer })
    if (own) made.goTo(`${made.path}&Timeline=own`)
    return made
  })
  const [Screen] = useState(() =>
    partOf((of) => (plain ? <ShipmentTimeline document={shipmentDocument} id={7} /> : <Thread of={of} />), shipmentDocument),
  )
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof OrderShipment> = {
  title: '详情/全程时间线',
  component: OrderShipment,
  subcomponents: { ShipmentTimeline },
  parameters: {
    guide: {
      when: '属于同一票货的单据（报价、订舱、委托、补料）的详情右栏：一条时间线看完整票。',
      good: ['每条注明属于哪张单据，可点到能打开的单据。', '看不到的单据，其动态也不出现。', '评论只写在本单上。'],
      bad: ['每张单据各放一条时间线，让人来回翻。'],
      sample: `<Thread of={useDocument(bookingDocument, id)} />`,
    },
    docs: { description: { component: '整票货的动态，新的在上；可只看本单，选择记在地址里。' } },
  },
  argTypes: {
    document: { description: '本页单据的类型。', control: false, table: { category: 'ShipmentTimeline' } },
    id: { description: '本页单据的编号。', control: false, table: { category: 'ShipmentTimeline' } },
    answer: { description: '动态，服务器的回答。', control: false },
    state: { description: '单据所处的状态与可执行的操作。', control: false },
    own: { description: '只看本单。' },
    plain: { description: '没有评论框，用在编辑页旁。' },
  } as Meta<typeof OrderShipment>['argTypes'],
}
export default meta
type Story = StoryObj<typeof OrderShipment>

export const Whole: Story = {
  name: '全程：报价到提单',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('SO 号 COSU6600127380')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: '订舱单 BK261100073' })[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: '全程' })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const Own: Story = {
  name: '只看本单',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('SO 号 COSU6600127380')
    canvas.getByRole('button', { name: '本单' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('list', { name: '本单' })).toBeVisible()
    await expect(await canvas.findByText('调整截单时间')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '本单' })).toHaveFocus()
  },
}
export const Beside: Story = { name: '编辑页旁，没有评论框', args: { plain: true } }
export const ManyBills: Story = {
  name: '一张委托分十几票',
  args: { answer: () => shipmentOf(undefined, { Documents: [...shipmentDocuments, ...manyBills] }) },
}
export const Nothing: Story = { name: '还没有动态', tags: ['空'], args: { answer: () => shipmentOf([], { Documents: [] }) } }
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { answer: () => new Promise(() => undefined) } }
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { answer: () => refusal('INTERNAL') } }
export const Long: Story = { name: '很长的内容', tags: ['长文本'], args: { answer: () => shipmentOf(longEntries) } }
export const ReadOnly: Story = { name: '不能评论', tags: ['无权限'], args: { state: { MayWrite: false } } }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = {
  name: '手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  args: { answer: () => shipmentOf(longEntries) },
}

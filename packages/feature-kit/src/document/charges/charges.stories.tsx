import type { DocumentCharges } from '@jst/contracts/document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { chargeCodes, chargesOf, fullLoad, partLoad, quoteDocument } from '../testing/charges.ts'
import { documentApp, partOf } from '../testing/sample.ts'
import { ChargesPart } from '../index.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]

interface ChargesProps {
  answer?: Answer
  save?: Answer
  mayWrite?: boolean
}

function Charges({ answer = () => chargesOf(fullLoad), save = () => refusal('INTERNAL'), mayWrite = true }: ChargesProps) {
  const [fake] = useState(() =>
    documentApp(
      { MayWrite: mayWrite },
      { 'GET /api/Document/Charges': answer, 'GET /api/Document/ChargeCodes': () => chargeCodes, 'POST /api/Document/SaveCharges': save },
    ),
  )
  const [Screen] = useState(() => partOf((of) => <ChargesPart of={of} sheet="sell" />, quoteDocument))
  return <FakeScreen fake={fake} Screen={Screen} />
}

/** The row of a currency in the sums. */
const sums = (canvasElement: HTMLElement, currency: string) =>
  within(canvasElement).getByRole('rowheader', { name: currency }).closest('tr')!.textContent.replace(currency, '')

const meta: Meta<typeof Charges> = {
  title: '详情/单据费用',
  component: Charges,
  subcomponents: { ChargesPart },
  parameters: {
    guide: {
      when: '报价、订舱、账单的费用：按箱、票、计费吨或比例。',
      good: ['数量按单据带出，可以改写。', '分币种合计随录入变化，折合时写明汇率与日期。'],
      bad: ['把不同币种直接相加。', '用小数类型保存金额。'],
      sample: `<ChargesPart of={of} sheet="sell" />`,
    },
    docs: {
      description: {
        component: '像 Excel 一样录入费用：输入费用代码、名称或拼音首字母，其余按费用代码带出，合计与服务器、打印件分文不差。',
      },
      story: { inline: false, height: '620px' },
    },
  },
  argTypes: {
    of: { description: '打开的单据，由 useDocument 得到。', control: false, table: { category: 'ChargesPart' } },
    sheet: { description: '单据声明中的费用表名称。', control: false, table: { category: 'ChargesPart' } },
    answer: { description: '费用，服务器的回答。', control: false },
    save: { description: '保存时服务器的回答。', control: false },
    mayWrite: { description: '可以编辑。' },
  } as Meta<typeof Charges>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Charges>

export const FullLoad: Story = {
  name: '整箱 2×40HQ + 1×20GP',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('CNY 44,521.45')).toBeVisible()
    await expect(page.getByText(/1 USD = 7.1342 CNY，2026-11-01 起/)).toBeVisible()
  },
}
export const PartLoad: Story = { name: '拼箱，按计费吨', args: { answer: () => chargesOf(partLoad) } }
export const Typing: Story = {
  name: '录入一行',
  args: { answer: () => chargesOf(fullLoad.slice(0, 1)) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '应收费用' })
    await userEvent.click(within(canvasElement).getByRole('gridcell', { name: '1,850' }))
    await userEvent.keyboard('1900.50{Enter}')
    await waitFor(() => expect(sums(canvasElement, 'USD')).toContain('3,801.00'))
    await expect(within(canvasElement).getByRole('button', { name: '保存费用' })).toBeVisible()
  },
}
export const Refused: Story = {
  name: '保存失败',
  tags: ['出错'],
  play: async (context) => {
    await Typing.play?.(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: '保存费用' }))
    await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible()
  },
  args: { answer: () => chargesOf(fullLoad.slice(0, 1)) },
}
export const NoRate: Story = {
  name: '没有汇率',
  args: { answer: () => chargesOf(fullLoad, { Rates: [] }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/USD 没有 2026-11-20 可用的汇率/)).toBeVisible()
  },
}
export const Nothing: Story = { name: '还没有费用', tags: ['空'], args: { answer: () => chargesOf([]) } }
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { answer: () => new Promise<DocumentCharges>(() => undefined) } }
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { answer: () => refusal('INTERNAL') } }
export const Long: Story = {
  name: '很长的内容',
  tags: ['长文本'],
  args: {
    answer: () =>
      chargesOf(
        fullLoad.map((line) => ({
          ...line,
          Price: '98765432.1234',
          Payer: 'KONSTANTINOPOULOS INTERNATIONAL SHIPPING AND LOGISTICS (HONG KONG) LIMITED',
          Remark: '目的港费用由收货人直接与船公司代理结算，金额以船公司公告为准',
        })),
      ),
  },
}
export const ReadOnly: Story = { name: '不能编辑', tags: ['无权限'], args: { mayWrite: false } }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

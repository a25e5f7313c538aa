import type { PrintCopy } from '@jst/contracts/document'
import { customerDocument } from '@jst/contracts/partner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeReply, FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { PrintDialog, PrintTool } from '../index.ts'
import { samplePdf } from '../../pdf/sample.ts'
import { at, documentApp, partOf } from '../testing/sample.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]

const copy = (Copy: number, more: Partial<PrintCopy> = {}): PrintCopy => ({
  Id: Copy,
  Print: 'master',
  Language: 'zh',
  Copy,
  IssuedBy: '周海岚',
  IssuedAt: at,
  ...more,
})
const paper = samplePdf(['CUSTOMER DATA SHEET  KH26110007'])
const copies = [copy(2, { Language: 'en', IssuedBy: '郑国栋' }), copy(1)]

const Screen = partOf((of) => <PrintDialog of={of} print="master" onClose={() => undefined} />, customerDocument)
interface PrintsProps {
  answer?: Answer
}
function Prints({ answer = () => copies }: PrintsProps) {
  const [fake] = useState(() =>
    documentApp(
      {},
      {
        'GET /api/Document/PrintPreview': () => new FakeReply(200, paper),
        'GET /api/Document/PrintCopy': () => new FakeReply(200, paper),
        'GET /api/Document/Prints': answer,
        'POST /api/Document/IssuePrint': () => refusal('FORBIDDEN'),
      },
    ),
  )
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof Prints> = {
  title: '详情/打印',
  component: Prints,
  subcomponents: { PrintDialog, PrintTool },
  parameters: {
    guide: {
      when: '资料表、报价单、账单等需要交给对方的文件。',
      good: ['先预览，再正式打印。', '正式打印的每一份都有编号，内容保留不变。'],
      bad: ['重新打印时内容已经变了。'],
      sample: `<PrintTool of={of} print="master" />`,
    },
    docs: {
      description: { component: '单据的打印件：中英文、PDF 与 Excel，正式打印编号存档，可随时重新打印。' },
      story: { inline: false, height: '440px' },
    },
  },
  argTypes: {
    of: { description: '打开的单据，由 useDocument 得到。', control: false, table: { category: 'PrintDialog' } },
    print: { description: '单据声明中的打印件名称。', control: false, table: { category: 'PrintDialog' } },
    label: { description: '按钮文字，默认“打印”。', control: false, table: { category: 'PrintTool' } },
    onClose: { description: '关闭弹窗。', control: false, table: { category: 'PrintDialog' } },
    answer: { description: '打印记录，服务器的回答。', control: false },
  } as Meta<typeof Prints>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Prints>

export const Copies: Story = { name: '打印过两份' }
export const Previewed: Story = {
  name: '正式打印前预览',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: '预览' }))
    const window = within(await page.findByRole('dialog', { name: '客户资料表，预览' }))
    await expect(await window.findByText(/^CUSTOMER DATA SHEET/, {}, { timeout: 20_000 })).toBeInTheDocument()
    await expect(window.getByRole('button', { name: '正式打印' })).toBeVisible()
  },
}
export const Nothing: Story = { name: '还没有打印过', tags: ['空'], args: { answer: () => [] } }
export const Refused: Story = {
  name: '打印被拒绝',
  tags: ['出错'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: '正式打印' }))
    await expect(page.getByRole('rowheader', { name: '第 2 份' })).toBeVisible()
  },
}
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { answer: () => new Promise<PrintCopy[]>(() => undefined) } }
export const Long: Story = {
  name: '很长的内容',
  tags: ['长文本'],
  args: { answer: () => Array.from({ length: 30 }, (_, no) => copy(30 - no, { IssuedBy: 'ALEXANDRA KONSTANTINOPOULOU-MARKOVIC' })) },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import { customerDocument } from '@jst/contracts/partner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { PrintMany } from '../index.ts'
import { documentApp } from '../testing/sample.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]
const rows = [{ Id: 1 }, { Id: 2 }, { Id: 3 }]
const refused = (Id: number, Message: string) => ({ Id, No: `KH2611000${Id}`, Code: 'ILLEGAL_TRANSITION' as const, Message })
const Screen = () => <PrintMany document={customerDocument} print="master" rows={rows} />

interface ManyProps {
  answer?: Answer
}
function Many({
  answer = () => ({
    Copies: [
      { Id: 1, CopyId: 11 },
      { Id: 2, CopyId: 12 },
    ],
    NotPrinted: [refused(3, '资料已作废，不再打印')],
  }),
}: ManyProps) {
  const [fake] = useState(() => {
    const app = documentApp(
      {},
      {
        'POST /api/Document/IssuePrints': answer,
        'GET /api/Document/PrintsTogether': () => new Promise<never>(() => undefined),
      },
    )
    app.permit(['export'], customerDocument.prints.master.button.path)
    return app
  })
  return <FakeScreen fake={fake} Screen={Screen} />
}
const print: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body)
  await userEvent.click(await page.findByRole('button', { name: '打印客户资料表' }))
  await userEvent.click(await page.findByRole('button', { name: '正式打印' }))
}

const meta: Meta<typeof Many> = {
  title: '详情/批量打印',
  component: Many,
  subcomponents: { PrintMany },
  parameters: {
    guide: {
      when: '列表里勾选多张单据，一次打印。',
      good: ['每份各自编号、存档，合成一个文件。', '没有打印的逐张说明原因。'],
      bad: ['一张不能打印，整批都不打印。'],
      sample: `<PrintMany document={slipDocument} print="a4" rows={rows} />`,
    },
    docs: { description: { component: '勾选的单据各打印一份，合在一个 PDF 里。' }, story: { inline: false, height: '560px' } },
  },
  argTypes: {
    document: { description: '单据种类的声明。', control: false, table: { category: 'PrintMany' } },
    print: { description: '单据声明中的打印件名称。', control: false, table: { category: 'PrintMany' } },
    side: { description: '读者在哪一方，默认本公司。', control: false, table: { category: 'PrintMany' } },
    rows: { description: '勾选的单据。', control: false, table: { category: 'PrintMany' } },
    answer: { description: '一批打印的结果，服务器的回答。', control: false },
  } as Meta<typeof Many>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Many>

export const Printed: Story = {
  name: '三张里打印了两张',
  play: async (context) => {
    await print(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await expect(await page.findByText('资料已作废，不再打印', undefined, { timeout: 10_000 })).toBeVisible()
  },
}
export const Waiting: Story = {
  name: '正在生成',
  tags: ['加载'],
  args: { answer: () => new Promise<never>(() => undefined) },
  play: print,
}
export const Failed: Story = { name: '打印被拒绝', tags: ['出错'], args: { answer: () => refusal('FORBIDDEN') }, play: print }
export const Long: Story = {
  name: '很长的原因',
  tags: ['长文本'],
  args: {
    answer: () => ({
      Copies: [],
      NotPrinted: rows.map(({ Id }) => refused(Id, '单据已作废，不再打印；需要存档请在单据页面单独打印。'.repeat(4))),
    }),
  },
  play: print,
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' }, play: print }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

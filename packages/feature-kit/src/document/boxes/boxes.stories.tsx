import { documentBoxes } from '@jst/contracts/document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useDetail } from '../../detail/useDetail.ts'
import { FakeScreen, refusal } from '../../testing/index.tsx'
import { BoxesPart } from '../index.ts'
import { allocationOf, boxesOf, boxOf, manifestDocument } from '../testing/boxes.ts'
import { documentApp, partOf } from '../testing/sample.ts'
import type { OpenDocument } from '../useDocument.ts'

interface BoxesProps {
  answer?: () => unknown
  mayWrite?: boolean
  locked?: boolean
}

function Boxes({ answer = () => boxesOf(), mayWrite = true, locked = false }: BoxesProps) {
  const [fake] = useState(() =>
    documentApp(
      { MayWrite: mayWrite },
      {
        'GET /api/Document/Boxes': answer,
        'POST /api/Document/SaveBoxes': ({ body }) => body,
        'GET /api/Document/Allocation': () => allocationOf(locked),
        'POST /api/Document/SaveAllocation': () => allocationOf(locked),
      },
    ),
  )
  const [Screen] = useState(() => partOf((of) => <BoxesOf of={of} />, manifestDocument))
  return <FakeScreen fake={fake} Screen={Screen} />
}
function BoxesOf({ of }: { of: OpenDocument }) {
  const boxes = useDetail(documentBoxes, { Kind: of.document.kind, Id: 7 })
  return <BoxesPart of={of} boxes={boxes} />
}
const act =
  (button: string, shown: string): Story['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: button }))
    await expect(await page.findByRole('grid', { name: shown }, { timeout: 10_000 })).toBeVisible()
  }

const meta: Meta<typeof Boxes> = {
  title: '详情/箱货',
  component: Boxes,
  subcomponents: { BoxesPart },
  parameters: {
    guide: {
      when: '单据下面的集装箱，每箱可有货物明细；多份单据可以共享同一票订舱的箱货。',
      good: ['可从 Excel 粘贴，也可导入文件。', '明细合计自动带到箱。', '分配到剩余为 0 时显示绿色。'],
      bad: ['箱与明细分开保存。', '分配数量超过已订数量。'],
      sample: `<BoxesPart of={of} boxes={of.boxes} />`,
    },
    docs: {
      description: { component: '单据的箱与货物明细以表格显示；可以编辑的人在电子表格中编辑，或把已订的箱货分配到多份单据。' },
      story: { inline: false, height: '640px' },
    },
  },
  argTypes: {
    answer: { description: '服务器的回答。', control: false },
    mayWrite: { description: '是否可以编辑。' },
    locked: { description: '另一份单据已不能修改。' },
    of: { description: '打开的单据。', control: false, table: { category: 'BoxesPart' } },
    boxes: { description: '箱货，页面各部分共用。', control: false, table: { category: 'BoxesPart' } },
  } as Meta<typeof Boxes>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Boxes>

export const Filled: Story = { name: '箱与明细' }
export const Editing: Story = { name: '编辑', play: act('编辑箱货', '箱货表') }
export const Sharing: Story = { name: '分配', play: act('分配箱货', '分配表') }
export const Locked: Story = { name: '另一份已不能修改', args: { locked: true }, play: act('分配箱货', '分配表') }
export const ReadOnly: Story = { name: '只读', tags: ['无权限'], args: { mayWrite: false } }
export const Empty: Story = { name: '没有箱', tags: ['空'], args: { answer: () => boxesOf([]) } }
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { answer: () => new Promise(() => undefined) } }
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { answer: () => refusal('INTERNAL') } }
export const Long: Story = {
  name: '很长的内容',
  tags: ['长文本'],
  args: {
    answer: () =>
      boxesOf([
        boxOf(1, 'MSKU6011672', 999_999, 28_999.999, [
          ['STAINLESS STEEL KITCHENWARE AND TABLEWARE SETS IN GIFT BOXES, ASSORTED, WITH ACCESSORIES', 999_999, 28_999.999],
        ]),
      ]),
  },
}
export const Dark: Story = { ...Editing, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Filled, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { formatDecimal, formatNumber } from '../format/numbers.ts'
import { ErrorView } from '../feedback/ErrorView.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { longTexts } from '../stories.tsx'
import type { Column, RowKey } from './columns.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'

interface Box {
  no: string
  type: string
  goods: string
  packages: number
  weight: number
}
const boxes: Box[] = [
  { no: 'CSNU4100000', type: '40HQ', goods: '不锈钢厨具', packages: 620, weight: 10_728.25 },
  {
    no: 'OOLU4100037',
    type: '40HQ',
    goods: '户外家具（折叠桌、折叠椅、遮阳伞及配件，共 14 个型号，详见装箱单）',
    packages: 412,
    weight: 8_940,
  },
  { no: 'TCLU4100042', type: '20GP', goods: '', packages: 208, weight: 21_456.5 },
]
const columns: Column<Box>[] = [
  { key: 'no', title: '箱号', width: 140, sort: 'No', copy: (row) => row.no, render: (row) => row.no },
  { key: 'type', title: '箱型', width: 80, render: (row) => row.type },
  { key: 'goods', title: '中文品名', width: 220, grow: true, text: (row) => row.goods, render: (row) => row.goods || '–' },
  {
    key: 'packages',
    title: '件数',
    width: 90,
    align: 'right',
    render: (row) => formatNumber(row.packages),
    sum: (rows) => formatNumber(rows.reduce((sum, row) => sum + row.packages, 0)),
  },
  {
    key: 'weight',
    title: '毛重(KGS)',
    width: 120,
    align: 'right',
    sort: 'Weight',
    render: (row) => formatDecimal(row.weight),
    sum: (rows) => formatDecimal(rows.reduce((sum, row) => sum + row.weight, 0)),
  },
]

interface TableProps extends DataTableProps<Box> {
  /** Of the box around the table; undefined: as high as its rows. */
  height?: number | undefined
}
function Table({ height, ...props }: Partial<TableProps>) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set())
  const toggle = (key: RowKey) =>
    setSelected((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]))
  return (
    <div style={{ height }}>
      <DataTable
        label="集装箱"
        columns={columns}
        rows={boxes}
        rowKey={(row) => row.no}
        selection={{ selected, onToggle: toggle, onTogglePage: (on) => setSelected(new Set(on ? boxes.map(({ no }) => no) : [])) }}
        sums
        {...props}
      />
    </div>
  )
}

const onOpen = fn()
const onSort = fn()
const meta: Meta<TableProps> = {
  title: '列表与表格/表格',
  parameters: {
    docs: { description: { component: '表格：首列固定，行高固定，方向键移动、回车打开、空格选择、E 修改。' } },
    guide: {
      when: '一类数据的许多行。多数列表直接用列表页，抽屉与详情里的明细用表格。',
      good: ['首列是人们叫它的名称，固定并可打开。', '文字靠左，数字靠右，单位写在列头。', '没有值写“–”。'],
      bad: ['一格不放两件事。', '不为窄屏另写一张表，手机宽度时一行自动成为一张卡片。'],
      sample: `<DataTable label="集装箱" columns={columns} rows={boxes} rowKey={(row) => row.no} sums />`,
    },
  },
  component: DataTable,
  render: (args) => <Table {...args} />,
  args: { label: '集装箱', columns, rows: boxes, rowKey: (row) => row.no, sums: true, height: 260 },
  argTypes: {
    height: { table: { disable: true } },
    label: { description: '表格的名称，读屏软件会读出。' },
    columns: { description: '列：标题、宽度、排序字段、对齐、复制、合计。', control: false },
    rows: { description: '当前页的行。', control: false },
    status: { description: 'first 首次加载、loading 重新加载（旧行变淡）、ready 就绪。' },
    density: { description: '行高：compact 32、standard 36、roomy 44 像素。' },
    sort: { description: '排序字段，倒序前加减号。' },
    sums: { description: '是否显示合计行。' },
    pinned: { description: '左侧固定的列数，默认 1。' },
    numberedFrom: { description: '显示行号：第一行之前的行数；不给则不显示。' },
    message: { description: '没有行时表格里的内容：为什么没有、下一步做什么，或错误与重试。', control: false },
    selection: { description: '可选择时，选中的行与切换方法。', control: false },
    rowKey: { description: '一行的键。', control: false },
    onSort: { description: '点列头；参数是排序字段，倒序前加减号。' },
    onOpen: { description: '回车或双击一行。' },
    onEdit: { description: '按 E 修改一行。' },
    onLeftOut: { description: '放不下的列变化时，得到这些列的键。' },
    expectedRows: { description: '首次加载时占位的行数。' },
  },
}
export default meta
type Story = StoryObj<TableProps>

export const Rows: Story = {
  tags: ['长文本'],
  name: '可选择、有合计',
  args: { onOpen, onSort, sort: '-No' },
  play: async ({ canvasElement }) => {
    onOpen.mockClear()
    onSort.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getByText('41,124.750')).toBeVisible()
    const edgesOf = (text: string) => {
      const { left, right } = canvas.getByText(text).closest('th, td')!.getBoundingClientRect()
      return { left, right }
    }
    await expect(edgesOf('合计')).toEqual(edgesOf('箱号'))
    const placeOf = (text: string) => {
      const range = document.createRange()
      range.selectNode([...canvas.getByText(text).childNodes].find((node) => node.nodeType === Node.TEXT_NODE)!)
      return range.getBoundingClientRect()
    }
    await expect(placeOf('毛重(KGS)').right).toBeCloseTo(placeOf('41,124.750').right, 0)
    await expect(placeOf('毛重(KGS)').top).toBeCloseTo(placeOf('件数').top, 0)
    const [first] = canvas.getAllByRole('row').filter((row) => row.hasAttribute('data-row'))
    first?.focus()
    await userEvent.keyboard('{ArrowDown} {Enter}')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    await expect(onOpen).toHaveBeenCalledWith(boxes[1])
    await userEvent.click(canvas.getByRole('button', { name: /箱号/ }))
    await expect(onSort).toHaveBeenCalled()
  },
}
const thirty = Array.from({ length: 30 }, (_, index): Box => ({
  no: `CSNU41000${String(index).padStart(2, '0')}`,
  type: index % 3 === 0 ? '20GP' : '40HQ',
  goods: index % 7 === 0 ? longTexts.remark : '不锈钢厨具',
  packages: 208 + index * 13,
  weight: 8_940 + index * 250.5,
}))
export const Compact: Story = { name: '紧凑，30 行', tags: ['长文本'], args: { density: 'compact', rows: thirty, height: 600 } }
export const Roomy: Story = { name: '宽松', args: { density: 'roomy' } }
export const First: Story = { tags: ['加载'], name: '首次加载', args: { status: 'first', rows: [], expectedRows: 4, sums: false } }
export const Again: Story = { tags: ['加载'], name: '重新加载', args: { status: 'loading' } }
export const Nothing: Story = {
  tags: ['空'],
  name: '没有数据',
  args: { rows: [], sums: false, message: <EmptyState title="还没有集装箱" hint="可从 Excel 粘贴。" /> },
}
export const Failed: Story = {
  tags: ['出错'],
  name: '加载失败',
  args: {
    rows: [],
    sums: false,
    message: <ErrorView error={{ message: '服务暂时不可用，正在恢复，请稍后重试', requestId: 'req-8f2c' }} onRetry={fn()} />,
  },
}
export const Dark: Story = { tags: ['深色'], name: '深色', globals: { theme: 'dark' } }

const cards: Story = { tags: ['手机'], globals: { viewport: { value: 'phone' } } }
/** Every card is as wide as its table, and the last one can be pulled into the box around it. */
const showsCards: Story['play'] = async ({ canvasElement }) => {
  const table = canvasElement.querySelector('.jst-table')!
  const rows = [...table.querySelectorAll('tr[data-row]')]
  const { right } = table.getBoundingClientRect()
  for (const row of rows) await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  table.scrollTo({ top: table.scrollHeight })
  await expect(rows.at(-1)!.getBoundingClientRect().bottom).toBeLessThanOrEqual(table.parentElement!.getBoundingClientRect().bottom)
}
export const Phone: Story = {
  ...cards,
  name: '手机宽度',
  args: { height: undefined },
  play: async (context) => {
    await showsCards(context)
    const card = within(context.canvasElement.querySelector<HTMLElement>('tr[data-row="2"]')!)
    await expect(card.getByText('20GP')).toBeVisible()
    await expect(card.getByText('–'), 'a card names the fields that have a value').not.toBeVisible()
  },
}
export const PhoneLow: Story = { ...cards, name: '手机宽度，高度有限', play: showsCards }
export const PhoneLong: Story = {
  ...cards,
  name: '手机宽度，很长的编号',
  tags: ['手机', '长文本'],
  args: { height: undefined, rows: [{ ...boxes[0]!, no: 'CSNU4100000/OOLU4100037/TCLU4100042/CSNU4100058/OOLU4100063' }] },
  play: showsCards,
}
export const PhoneFirst: Story = {
  ...cards,
  name: '手机宽度，首次加载',
  tags: ['手机', '加载'],
  args: { status: 'first', rows: [], expectedRows: 20, sums: false },
  play: async ({ canvasElement }) => {
    // what scrolls has to be reached by the keyboard, and grey rows are not
    await expect(canvasElement.querySelector('.jst-table')).toHaveStyle({ overflow: 'hidden' })
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { applyBatch } from '../core/batch.ts'
import type { CellMark, SheetBatch, SheetMarks, SheetRow } from '../core/types.ts'
import { Sheet } from '../react/sheet.tsx'
import { useSheetModel } from '../react/use-model.ts'
import type { SheetTexts } from '../texts.ts'
import { sheetTextsEn } from '../texts-en.ts'
import { freightColumns, freightRows, rowMaker } from './freight.ts'
import '../styles/index.css'

interface FreightSheetProps {
  rows: readonly SheetRow[]
  marks?: SheetMarks
  readOnly?: boolean
  loading?: boolean
  english?: boolean
  texts?: Partial<SheetTexts>
  onChange?: (batch: SheetBatch) => void
}

const headings: Record<string, string> = {
  containerNo: 'Container',
  sealNo: 'Seal',
  type: 'Type',
  goods: 'Goods',
  packageKind: 'Package',
  packages: 'Packages',
  weight: 'Gross weight',
  volume: 'Volume',
}
const englishColumns = freightColumns.map((column) => ({ ...column, header: headings[column.key] ?? column.header }))

/** A host that keeps the rows. */
function FreightSheet({ rows: first, marks, readOnly = false, loading = false, english = false, onChange }: FreightSheetProps) {
  const [rows, setRows] = useState(first)
  const [createRow] = useState(rowMaker)
  const model = useSheetModel({
    rows,
    columns: english ? englishColumns : freightColumns,
    createRow,
    maxLevel: 1,
    readOnly,
    ...(marks ? { marks } : {}),
    ...(english ? { texts: sheetTextsEn } : {}),
    onChange: (batch) => {
      onChange?.(batch)
      setRows((now) => applyBatch(now, batch))
    },
  })
  return <Sheet model={model} label={english ? 'Containers and goods' : '箱货明细'} height={520} loading={loading} />
}

const table = { category: 'Sheet' }
/** Props of the component, set by each story. */
const props = {
  model: { description: '表格的数据、选区与撤销，由 useSheetModel 建立。', control: false, table },
  label: { description: '表格的名称，读屏软件会读出。', control: false, table },
  rowHeight: { description: '行高，像素，默认 32。', control: false, table },
  frozen: { description: '固定的列数，默认 1。', control: false, table },
  height: { description: '整个表格的高度；不填则充满容器。', control: false, table },
  empty: { description: '空表时的文字。', control: false, table },
  className: { description: '附加的样式名。', control: false, table },
}
const meta: Meta<typeof FreightSheet> = {
  title: '表格编辑/表格',
  parameters: {
    docs: { description: { component: '像 Excel 一样录入箱货明细：粘贴、填充、撤销、查找，中文输入法首键不丢。' } },
    guide: {
      when: '像 Excel 一样录入几十到几千行：箱货明细。',
      good: ['粘贴、填充、撤销、查找都只用键盘。', '错误标在格上，不挡住录入。'],
      bad: ['只看不改的数据用表格。', '十行以内的明细用表单。'],
      sample: `const model = useSheetModel({ rows, columns, createRow, onChange })\n<Sheet model={model} label="箱货明细" height={520} />`,
    },
  },
  component: FreightSheet,
  subcomponents: { Sheet },
  argTypes: {
    ...props,
    rows: { description: '箱与货物明细，明细缩进在箱下。', control: false },
    marks: { description: '单元格上的错误与提示，按行和列。', control: false },
    readOnly: { description: '只读：可选择、复制、查找，不能改。' },
    loading: { description: '数据还没到。' },
    english: { description: '英文界面与列标题。' },
    texts: { description: '逐条改写界面文字。', control: false },
    onChange: { description: '一次编辑、粘贴或删除的全部改动。' },
  },
}
export default meta
type Story = StoryObj<typeof FreightSheet>

const small = freightRows({ containers: 3, lines: 0 })
const input = (canvasElement: HTMLElement) => canvasElement.querySelector('textarea') as HTMLTextAreaElement
const textOf = (canvasElement: HTMLElement, row: number, column: number) =>
  canvasElement.querySelector(`[data-row="${row}"] [aria-colindex="${column + 2}"]`)?.textContent
const pasteText = async (element: HTMLElement, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

export const Empty: Story = {
  tags: ['空'],
  name: '空表',
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/可直接粘贴 Excel/)).toBeVisible()
    // a click anywhere in the empty sheet is enough to paste
    await userEvent.click(canvasElement.querySelector('.jst-sheet__content') as HTMLElement)
    await expect(input(canvasElement)).toHaveFocus()
    await pasteText(input(canvasElement), '箱号\t毛重\r\nCSNU4100000\t21,456.5\r\nOOLU4100037\t19870KGS\r\n')
    await waitFor(() => expect(textOf(canvasElement, 1, 6)).toBe('19,870.000'))
    await expect(textOf(canvasElement, 0, 0)).toBe('CSNU4100000')
  },
}

export const Containers400: Story = {
  name: '400 柜',
  args: { rows: freightRows({ containers: 400, lines: 0 }) },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: '箱货明细' })
    await expect(grid).toHaveAttribute('aria-rowcount', '402')
    input(canvasElement).focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(canvasElement.querySelector('[data-row="399"]')).toBeVisible())
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(canvasElement.querySelector('[data-row="0"]')).toBeVisible())
  },
}

export const TwoLevels: Story = {
  name: '3,000 行两级',
  args: { rows: freightRows({ containers: 750, lines: 3 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '收起 第 1 行' }))
    await waitFor(() => expect(textOf(canvasElement, 1, 0)).toBe('OOLU4100037'))
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await waitFor(() => expect(textOf(canvasElement, 1, 3)).toBe('不锈钢厨具'))
  },
}

const markOf = (key: string, severity: CellMark['severity'], message: string) => new Map([[key, { severity, message }]])
const marks: SheetMarks = new Map([
  ['a-0', markOf('weight', 'warning', '超过 40HQ 常见载重 28,600 公斤，请核对')],
  ['a-1', markOf('containerNo', 'error', '校验码不符，请核对箱号')],
  ['a-2', markOf('sealNo', 'info', '与订舱时不同')],
])
const wrong = small.map((row, at) => (at === 2 ? { ...row, values: { ...row.values, weight: '约 20 吨' } } : row))

export const Marks: Story = {
  tags: ['出错'],
  name: '错误标记',
  args: { rows: wrong, marks },
  play: async ({ canvasElement }) => {
    input(canvasElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByText('校验码不符，请核对箱号')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{End}{ArrowLeft}')
    await expect(within(canvasElement).getByText('不是数字，请改为数字')).toBeVisible()
    await expect(textOf(canvasElement, 2, 6)).toBe('约 20 吨')
  },
}

export const ReadOnly: Story = {
  tags: ['无权限'],
  name: '只读',
  args: { rows: freightRows({ containers: 30, lines: 2 }), readOnly: true, onChange: fn() },
  play: async ({ args, canvasElement }) => {
    input(canvasElement).focus()
    await userEvent.keyboard('abc{Delete}')
    await pasteText(input(canvasElement), 'x')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(textOf(canvasElement, 0, 0)).toBe('CSNU4100000')
  },
}

export const Dark: Story = { tags: ['深色'], name: '深色', args: { rows: wrong, marks }, globals: { theme: 'dark' } }

export const Loading: Story = { tags: ['加载'], name: '加载中', args: { rows: [], loading: true } }

export const English: Story = {
  tags: ['英文'],
  name: 'English',
  args: { rows: freightRows({ containers: 20, lines: 1 }), english: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Row 1 Container' })).toBeInTheDocument()
  },
}

const crowded = small.map((row) => ({
  ...row,
  values: { ...row.values, goods: '户外家具（折叠桌、折叠椅、遮阳伞及配件，共 14 个型号，详见装箱单）'.repeat(3), weight: '12345678.125' },
}))
export const LongTexts: Story = { tags: ['长文本'], name: '很长的内容', args: { rows: crowded } }

export const Typing: Story = {
  name: '键盘录入',
  args: { rows: small },
  play: async ({ canvasElement }) => {
    const cell = canvasElement.querySelector('[data-row="0"] [aria-colindex="8"]') as HTMLElement
    await userEvent.click(cell)
    await userEvent.keyboard('1,234.5{Enter}')
    await waitFor(() => expect(textOf(canvasElement, 0, 6)).toBe('1,234.500'))
    await userEvent.keyboard('{F2}9{Escape}')
    await expect(textOf(canvasElement, 1, 6)).not.toContain('9,9')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(textOf(canvasElement, 0, 6)).toBe('725.480'))
    // a choice: the letters find it, Enter takes it
    await userEvent.click(canvasElement.querySelector('[data-row="1"] [aria-colindex="4"]') as HTMLElement)
    await userEvent.keyboard('20r')
    await expect(within(canvasElement).getByRole('option', { name: '20RF', selected: true })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(textOf(canvasElement, 1, 2)).toBe('20RF'))
  },
}

export const Blocks: Story = {
  name: '选区与批量',
  args: { rows: freightRows({ containers: 12, lines: 0 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvasElement.querySelector('[data-row="0"] [aria-colindex="7"]') as HTMLElement)
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(canvas.getByText(/计数 3/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '批量填写' }))
    await userEvent.keyboard('50{Enter}')
    await waitFor(() => expect(textOf(canvasElement, 2, 5)).toBe('50'))
    await expect(canvas.getByText('求和 150')).toBeVisible()
    await userEvent.keyboard('{Control>}f{/Control}')
    await userEvent.type(canvas.getByRole('searchbox'), 'CN880007{Enter}')
    await expect(canvas.getByText('1 / 1')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText(/8 行 · 封号/)).toBeVisible()
  },
}

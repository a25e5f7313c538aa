import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ImportPreview } from '../react/import-preview.tsx'
import { sheetTextsEn } from '../texts-en.ts'
import { customerFile, freightColumns } from './freight.ts'
import '../styles/index.css'

const meta: Meta<typeof ImportPreview> = {
  title: 'sheet/ImportPreview',
  component: ImportPreview,
  argTypes: {
    table: { description: '文件内容，逐行逐格的文字。', control: false },
    columns: { description: '表格的列：标题、别名、类型、是否必填。', control: false },
    kind: { description: '导入后成为哪一类行；不属于该类的列不能选。' },
    limit: { description: '最多导入的行数，默认 5,000。' },
    texts: { description: '界面文字，默认中文。', control: false },
    onAccept: { description: '用户确认导入；参数里是能导入的行和有问题的行。' },
    onCancel: { description: '用户取消。' },
  },
  args: { table: customerFile, columns: freightColumns, kind: 'container', onAccept: fn(), onCancel: fn() },
}
export default meta
type Story = StoryObj<typeof ImportPreview>

export const Preview: Story = {
  name: '导入预览',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/可导入 2 行，有问题 2 行/)).toBeVisible()
    await expect(canvas.getByText(/缺少箱号/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'PKGS 对应列' }), '')
    await userEvent.click(canvas.getByRole('button', { name: '导入 2 行' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { name: '深色', globals: { theme: 'dark' } }
export const English: Story = { name: 'English', args: { texts: sheetTextsEn } }
export const NoHeadings: Story = {
  name: '没有认出表头',
  args: {
    table: [
      ['甲', '乙'],
      ['CSNU4100000', '12'],
    ],
  },
}
export const NothingInside: Story = { name: '空文件', args: { table: [] } }
export const TooLong: Story = {
  name: '行数超出上限',
  args: { table: [['箱号', '件数'], ...Array.from({ length: 6_000 }, (_, row) => [`CSNU${row}`, '1'])] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/6,000|6000/)).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ImportPreview } from '../react/import-preview.tsx'
import { sheetTextsEn } from '../texts-en.ts'
import { customerFile, freightColumns } from './freight.ts'
import '../styles/index.css'

const meta: Meta<typeof ImportPreview> = {
  title: 'sheet/ImportPreview',
  component: ImportPreview,
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

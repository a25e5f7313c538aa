import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { SheetsNote } from './SheetsNote.tsx'

const meta: Meta<typeof SheetsNote> = {
  title: '反馈/已读取的工作表',
  component: SheetsNote,
  parameters: {
    guide: {
      when: '上传的表格有多个工作表时，说明读取了哪一个、哪些没有读取。',
      good: ['可见的工作表可以改读。'],
      bad: ['只读第一个工作表而不说明。'],
      sample: '<SheetsNote sheets={plan} onTake={(Sheet) => void again({ Sheet })} />',
    },
    docs: { description: { component: '多个工作表的文件读取了哪一个；只有一个工作表时不显示。' } },
  },
  args: { onTake: fn() },
  argTypes: {
    sheets: { description: '读取的和未读取的工作表。' },
    busy: { description: '正在重新读取。' },
    onTake: { description: '改读另一个工作表；不传则只说明。', control: false },
  },
}
export default meta
type Story = StoryObj<typeof SheetsNote>

export const Several: Story = {
  name: '多个工作表',
  args: {
    sheets: {
      Sheet: '美西',
      OtherSheets: [
        { Name: '欧洲', Hidden: false },
        { Name: '10月旧价', Hidden: true },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/10月旧价（隐藏）/)).toBeVisible()
    // a hidden sheet is never read
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['改读“欧洲”'])
  },
}
export const Beside: Story = {
  name: '隐藏、删除线、批注与合并',
  args: {
    sheets: {
      SheetNotes: {
        HiddenRows: [3, 7],
        HiddenColumns: ['E 成本'],
        Struck: [{ Place: 'D5', Text: '1850' }],
        Comments: [{ Place: 'C2', Text: '以 12 月新价为准' }],
        Merged: ['A2:A5'],
        More: false,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/D5“1850”/)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}
export const Long: Story = {
  name: '很长',
  tags: ['长文本'],
  args: {
    sheets: {
      Sheet: '2027 年第一季度欧洲、地中海与西非航线运价（海运部汇总）',
      OtherSheets: Array.from({ length: 12 }, (_, at) => ({ Name: `2026 年第 ${at + 1} 周美西南与美东基本港运价`, Hidden: at % 3 === 0 })),
    },
  },
}
export const Dark: Story = { ...Several, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

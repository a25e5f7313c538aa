import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { ImportChoiceProps } from '../react/column-choice.tsx'
import { ImportPreview } from '../react/import-preview.tsx'
import { sheetTextsEn } from '../texts-en.ts'
import { customerFile, freightColumns } from './freight.ts'
import '../styles/index.css'

const meta: Meta<typeof ImportPreview> = {
  title: '表格编辑/导入预览',
  parameters: {
    docs: { description: { component: '导入前的预览：认出列，逐行指出问题，只导入没有问题的行。' } },
    guide: {
      when: '把客户的文件放进表格编辑之前。',
      good: ['认出列，认错了可以改。', '只导入没有问题的行，其余逐行说明。'],
      bad: ['写入数据库的批量导入用“列表与表格/导入”。'],
      sample: `<ImportPreview table={cells} columns={columns} kind="container" onAccept={take} onCancel={close} />`,
    },
  },
  component: ImportPreview,
  argTypes: {
    table: { description: '文件内容，逐行逐格的文字。', control: false },
    columns: { description: '表格的列：标题、别名、类型、是否必填。', control: false },
    kind: { description: '导入后成为哪一类行；不属于该类的列不能选。' },
    heading: { description: '比较列名的规则，与宿主的其他导入一致；默认忽略大小写、全半角、括号、空格和标点。' },
    limit: { description: '最多导入的行数，默认 5,000。' },
    texts: { description: '界面文字，默认中文。', control: false },
    Choice: { description: '选择对应列的控件，可换成应用自己的下拉选择；默认是本包自带的列表。', control: false },
    onAccept: { description: '用户确认导入；参数里是能导入的行和有问题的行。' },
    onCancel: { description: '用户取消。' },
  },
  args: { table: customerFile, columns: freightColumns, kind: 'container', onAccept: fn(), onCancel: fn() },
}
export default meta
type Story = StoryObj<typeof ImportPreview>

export const Preview: Story = {
  tags: ['出错'],
  name: '导入预览',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/可导入 2 行，有问题 2 行/)).toBeVisible()
    await expect(canvas.getByText(/缺少箱号/)).toBeVisible()
    const choice = canvas.getByRole('combobox', { name: 'PKGS 对应列' })
    await userEvent.click(choice)
    await userEvent.click(canvas.getByRole('option', { name: '不导入' }))
    await expect(choice).toHaveTextContent('不导入')
    await userEvent.click(canvas.getByRole('button', { name: '导入 2 行' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}
/** Stands for the control of the application's own kit. */
function Buttons({ label, value, options, onChange }: ImportChoiceProps) {
  return (
    <span role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={label} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </span>
  )
}
export const Opened: Story = {
  name: '用键盘选择对应列',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const choice = canvas.getByRole('combobox', { name: 'PKGS 对应列' })
    choice.focus()
    await userEvent.keyboard('{Enter}{Home}')
    await expect(canvas.getByRole('option', { name: '不导入' })).toHaveClass('jst-sheet__choice--at')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}{End}')
    await expect(canvas.getByRole('listbox', { name: 'PKGS 对应列' })).toBeVisible()
  },
}
export const OwnControl: Story = {
  name: '用应用自己的控件选择',
  args: { Choice: Buttons },
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'PKGS 对应列' }))
    await userEvent.click(group.getByRole('radio', { name: '不导入' }))
    await expect(group.getByRole('radio', { name: '不导入' })).toBeChecked()
  },
}
export const Dark: Story = { tags: ['深色'], name: '深色', globals: { theme: 'dark' } }
export const English: Story = { tags: ['英文'], name: 'English', args: { texts: sheetTextsEn } }
export const LongTexts: Story = {
  tags: ['长文本'],
  name: '很长的列名与内容',
  args: {
    table: [
      ['集装箱箱号（含校验码，四位字母加七位数字）', '件数（外包装件数，不是内装数）', '货物中文品名、材质与用途'],
      ['CSNU4100000', '12', '户外家具（折叠桌、折叠椅、遮阳伞及配件，共 14 个型号，详见装箱单）'.repeat(3)],
    ],
  },
}
export const NoHeadings: Story = {
  tags: ['出错'],
  name: '没有认出表头',
  args: {
    table: [
      ['甲', '乙'],
      ['CSNU4100000', '12'],
    ],
  },
}
export const NothingInside: Story = { tags: ['空'], name: '空文件', args: { table: [] } }
export const TooLong: Story = {
  tags: ['出错'],
  name: '行数超出上限',
  args: { table: [['箱号', '件数'], ...Array.from({ length: 6_000 }, (_, row) => [`CSNU${row}`, '1'])] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/6,000|6000/)).toBeVisible()
  },
}

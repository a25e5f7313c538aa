import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SidesTable, type SideRow } from '../index.ts'

const row = (Key: string, Mine: string, Others: SideRow['Others'], Takes: SideRow['Takes']): SideRow => ({
  Key,
  Label: Key,
  Mine,
  Others,
  Takes,
})
const rows: readonly SideRow[] = [
  row('船名', 'EVER ONE', ['EVER ONE', 'EVER TWO'], [false, true]),
  row('箱 MSKU6011672 封号', '', ['CN123456', undefined], [true, false]),
  row('卸货港', 'DEHAM', [undefined, 'HAMBURG, GERMANY'], [false, false]),
]

const meta: Meta<typeof SidesTable> = {
  title: '详情/多方对照',
  component: SidesTable,
  parameters: {
    guide: {
      when: '一份单据与另外一两份单据逐项对照，只列出不同之处。',
      good: ['每一项单独取用。'],
      bad: ['同一单据的两个版本用 VersionsPart。'],
      sample: `<SidesTable label="对照" mine="本舱单" others={['补料', '分单']} rows={rows} onTake={take} />`,
    },
    docs: { description: { component: '一份单据与另外一两份单据的差异，可以逐项取用对方的值。' } },
  },
  argTypes: {
    label: { description: '表格的名称。' },
    mine: { description: '本单据的名称。' },
    others: { description: '另外单据的名称，最多两个。', control: false },
    rows: { description: '不同之处。', control: false },
    onTake: { description: '取用对方的值；不传则只读。', control: false },
  },
  args: { label: '对照', mine: '本舱单', others: ['补料 SI2611000001', '分单 HB2611000001'], rows, onTake: fn() },
}
export default meta
type Story = StoryObj<typeof SidesTable>

export const Some: Story = {
  name: '三方',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '船名：取用分单 HB2611000001' }))
    await expect(args.onTake).toHaveBeenCalledWith(rows[0], 1)
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}
export const None: Story = { name: '没有差异', tags: ['空'], args: { rows: [] } }
export const Long: Story = {
  name: '很长的内容',
  tags: ['长文本'],
  args: { rows: [row('收货人 地址（街道）', 'JUNG-GU 1 '.repeat(12), ['JUNG-GU 2 '.repeat(12), undefined], [true, false])] },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

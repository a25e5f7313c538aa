import type { Meta, StoryObj } from '@storybook/react-vite'
import { described, longTexts } from '../stories.tsx'
import { FactGrid } from './DetailPage.tsx'

const meta: Meta<typeof FactGrid> = {
  title: '详情/要素表',
  component: FactGrid,
  parameters: {
    docs: { description: { component: '名称与值成对排列，没有值时为“–”。' } },
    guide: {
      when: '详情页里只看不改的内容。',
      good: ['单位写在值后：21,456.500 公斤。', '很长的值用一列。'],
      bad: ['多条同类数据用表格。'],
      sample: `<FactGrid columns={3} facts={[{ label: '装货港', value: <Port name="上海" code="CNSHA" /> }]} />`,
    },
  },
  argTypes: described({ facts: '名称与值。', columns: '列数，1 至 4。' }),
  args: {
    facts: [
      { label: '装货港', value: '上海 CNSHA' },
      { label: '卸货港', value: '汉堡 DEHAM' },
      { label: '运输条款', value: 'CY-CY' },
      { label: '件数', value: '1,240' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof FactGrid>

export const Three: Story = { name: '三列' }
export const Nothing: Story = {
  name: '没有值',
  tags: ['空'],
  args: {
    facts: [
      { label: '箱量', value: '–' },
      { label: '备注', value: '' },
    ],
  },
}
export const Long: Story = {
  name: '很长的值',
  tags: ['长文本'],
  args: {
    facts: [
      { label: '委托公司', value: longTexts.company },
      { label: '船名', value: longTexts.vessel },
      { label: '备注', value: longTexts.remark },
    ],
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { described, longTexts } from '../stories.tsx'
import { TablePanel } from './TablePanel.tsx'

const line = (key: string, name: string, rates: number, former: number) => ({
  key,
  cells: [{ value: name }, { value: rates, former, to: `/rates?Lane=${key}` }, { value: '1,850' }],
})
const meta: Meta<typeof TablePanel> = {
  title: '图表与指标/数字表',
  component: TablePanel,
  parameters: {
    docs: { description: { component: '一张数字表：数字打开它背后的列表，可导出。' } },
    guide: {
      when: '矩阵、排行、多列对比：图表看不清的数字。',
      good: ['数字不足以下结论时，用 note 说明有几条。', '有上期的列给出较上期的变化。'],
      bad: ['要分页、筛选、排序的用列表页。', '趋势用图表。'],
      sample: `<TablePanel title="各航线" columns={[{ key: 'lane', title: '航线' }, { key: 'rates', title: '运价', compared: true }]} lines={lines} />`,
    },
  },
  argTypes: described({
    title: '表的名称，也是导出文件名。',
    columns: '列；compared 的列旁边另有一列较上期的变化，导出里另有一列上期。',
    lines: '行；每行第一格是它的名称。',
    note: '数据缺什么、怎么算的。',
    none: '没有数据时的说明。',
    ready: 'false：还在加载，占住位置。',
  }),
  args: {
    title: '各航线运价',
    columns: [
      { key: 'lane', title: '航线' },
      { key: 'rates', title: '生效运价', compared: true },
      { key: 'index', title: '指数（USD/40HQ）' },
    ],
    lines: [
      line('USW', '美西', 312, 280),
      line('EUN', '欧洲基本港', 204, 220),
      { key: 'RFE', cells: [{ value: '俄罗斯远东' }, { value: 2, former: 0 }, { value: null, note: '仅 2 条，不足 3 条不计算指数' }] },
      { key: 'MEX', cells: [{ value: '墨西哥' }, { value: '缺', tone: 'red', to: '/queries?Lane=MEX' }, { value: null }] },
    ],
    note: '较上期：前 30 天。',
  },
}
export default meta
type Story = StoryObj<typeof TablePanel>

export const Table: Story = { name: '数字表' }
export const Long: Story = { name: '很长的名称', tags: ['长文本'], args: { lines: [line('long', longTexts.company, 1_234_567, 1)] } }
export const None: Story = { name: '没有数据', tags: ['空'], args: { lines: [], none: '近 30 天没有无结果的查询' } }
export const Waiting: Story = { name: '加载中', tags: ['加载'], args: { ready: false } }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { name: '手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

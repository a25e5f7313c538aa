import type { Meta, StoryObj } from '@storybook/react-vite'
import { described, longTexts } from '../stories.tsx'
import { ChartPanel } from './ChartPanel.tsx'

const weeks = ['09-07', '09-14', '09-21', '09-28', '10-05', '10-12', '10-19', '10-26', '11-02', '11-09', '11-16', '11-23']
const to = (week: number) => `/tdManage/siDataList?Week=${weeks[week]}`
const meta: Meta<typeof ChartPanel> = {
  title: '图表与指标/图表',
  component: ChartPanel,
  parameters: {
    docs: { description: { component: '一组数字：看图表、看表格、导出。图上的柱和表里的数字打开它背后的列表，打印时图和表都有。' } },
    guide: {
      when: '趋势、对比、构成：人看了会去做点什么的数字。',
      good: ['同一张图最多四个系列。', '数据不全时用 note 说明缺什么。'],
      bad: ['只有一两个数字时用数字卡片。', '不用饼图，不用双纵轴。'],
      sample: `<ChartPanel title="每周补料" of="周" kind="bar" categories={weeks} series={[{ key: 'submitted', label: '提交', values }]} />`,
    },
  },
  argTypes: described({
    title: '图表的名称，也是导出文件名。',
    of: '分类在表格里的列名：周、月、航线。',
    kind: 'bar 对比，stacked 构成，line 只用于时间。',
    categories: '横轴的分类。',
    series: '系列：名称、每个分类的值（null 为未知）、表示状态时的颜色。',
    to: '某个数字背后的列表，没有则不能点。',
    note: '数据缺什么，例如“本周未结束”。',
    ready: 'false：还在加载，占住位置。',
  }),
  args: {
    title: '每周补料',
    of: '周',
    kind: 'bar',
    categories: weeks,
    to,
    series: [
      { key: 'submitted', label: '提交', values: [12, 18, 9, 3, 0, 22, 25, 19, 24, 28, 26, 11] },
      { key: 'rejected', label: '退回', tone: 'red', values: [2, 4, 1, 0, 0, 3, 6, 2, 3, 5, 4, 1] },
    ],
    note: '本周未结束，截至 11-20 10:00。',
  },
}
export default meta
type Story = StoryObj<typeof ChartPanel>

export const Bars: Story = { name: '对比' }
export const Stacked: Story = {
  name: '构成，名称很长',
  tags: ['长文本'],
  args: {
    kind: 'stacked',
    title: '各航线箱量（TEU）',
    series: [
      { key: 'usw', label: '美西', values: [120, 132, 101, 134, 90, 230, 210, 180, 191, 234, 290, 110] },
      { key: 'eur', label: longTexts.company, values: [220, 182, 191, 234, 290, 330, 310, 201, 154, 190, 330, 150] },
    ],
  },
}
export const Line: Story = {
  name: '走势，中间有缺',
  args: {
    kind: 'line',
    title: '每周审核用时（小时）',
    series: [{ key: 'hours', label: '中位数', values: [5, 4, 6, null, null, 3, 4, 2, 3, 2, 2, 1] }],
  },
}
export const None: Story = {
  name: '本期没有数据',
  tags: ['空'],
  args: { series: [{ key: 'a', label: '提交', values: weeks.map(() => 0) }] },
}
export const Waiting: Story = { name: '加载中', tags: ['加载'], args: { ready: false } }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { name: '手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeAutoObservable, observableRef } from 'mobx'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { vesselVoyage } from '../format/places.ts'
import { formatDecimal } from '../format/numbers.ts'
import { AppLink } from '../controls/AppLink.tsx'
import { Countdown } from '../display/Countdown.tsx'
import { Port } from '../display/Port.tsx'
import { StatusTag } from '../display/StatusTag.tsx'
import { described, hoursLater, longTexts } from '../stories.tsx'
import type { Column, RowKey } from '../table/columns.ts'
import { ListPage } from './ListPage.tsx'
import type { Filter, ListModel, ListView } from './model.ts'

interface Bill {
  id: number
  no: string
  deadline: string
  company: string
  vessel: string
  voyage: string
  weight: number
}

const companies = ['宁波远帆进出口有限公司', '苏州恒泽机电有限公司', '上海百联国际贸易有限公司']
const ships = [
  ['COSCO DEVELOPMENT', '033E'],
  ['OOCL TIANJIN', '034E'],
  ['MSC IRINA', '076E'],
] as const
const bills: Bill[] = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  no: `COSU64123${48958 + index * 137}`,
  deadline: hoursLater([-4.6, 1.2, 3.4, 19, 43, 67][index % 6] ?? 90),
  company: companies[index % 3] ?? '',
  vessel: ships[index % 3]?.[0] ?? '',
  voyage: ships[index % 3]?.[1] ?? '',
  weight: 26_999 + index * 12.5,
}))

/** A list in memory: paging and filters only change what it says about itself. */
class StoryList implements ListModel<Bill> {
  rows: readonly Bill[]
  total = 137
  pageIndex = 1
  pageSize = 20
  sort = 'Deadline'
  status: ListModel<Bill>['status']
  error: ListModel<Bill>['error']
  filters: Record<string, string> = {}
  searchPart = '?Status=1'
  selected: ReadonlySet<RowKey> = new Set()

  constructor(
    status: ListModel<Bill>['status'],
    rows: readonly Bill[] = [],
    error?: ListModel<Bill>['error'],
    filters: Record<string, string> = {},
  ) {
    this.rows = rows
    this.status = status
    this.error = error
    this.filters = filters
    if (rows.length === 0) this.total = 0
    makeAutoObservable(this, { rows: observableRef, selected: observableRef, rowKey: false })
  }
  rowKey(row: Bill): RowKey {
    return row.id
  }
  reload(): void {
    this.status = this.rows.length ? 'loading' : 'first'
  }
  setPage(pageIndex: number): void {
    this.pageIndex = pageIndex
  }
  setPageSize(pageSize: number): void {
    this.pageSize = pageSize
  }
  setSort(sort: string): void {
    this.sort = sort
  }
  setFilters(filters: Record<string, string>): void {
    this.filters = Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
  }
  resetFilters(): void {
    this.filters = {}
  }
  follow(searchPart: string): void {
    this.searchPart = searchPart
  }
  toggle(key: RowKey): void {
    const selected = new Set(this.selected)
    if (!selected.delete(key)) selected.add(key)
    this.selected = selected
  }
  selectPage(on: boolean): void {
    this.selected = new Set(on ? this.rows.map((row) => row.id) : [])
  }
  clearSelection(): void {
    this.selected = new Set()
  }
}

const columns: Column<Bill>[] = [
  {
    key: 'no',
    title: '提单号',
    width: 170,
    sort: 'BillNo',
    copy: (row) => row.no,
    render: (row) => <AppLink to={`/tdManage/siAudit?Id=${row.id}`}>{row.no}</AppLink>,
  },
  { key: 'deadline', title: '截单', width: 140, sort: 'Deadline', render: (row) => <Countdown deadline={row.deadline} /> },
  { key: 'state', title: '状态', width: 90, render: () => <StatusTag tone="blue">待审核</StatusTag> },
  { key: 'company', title: '委托公司', width: 200, grow: true, text: (row) => row.company, render: (row) => row.company },
  { key: 'vessel', title: '船名 / 航次', width: 210, render: (row) => vesselVoyage(row.vessel, row.voyage) },
  { key: 'port', title: '装货港', width: 130, render: () => <Port name="上海" code="CNSHA" /> },
  {
    key: 'weight',
    title: '毛重',
    width: 120,
    align: 'right',
    hint: '单位：公斤',
    render: (row) => formatDecimal(row.weight),
    sum: (rows) => formatDecimal(rows.reduce((sum, row) => sum + row.weight, 0)),
  },
]
const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: '关键字', placeholder: '提单号、委托编号、船名' },
  {
    kind: 'choice',
    key: 'Carrier',
    label: '船公司',
    options: [
      { value: 'COSU', label: '中远海运集运' },
      { value: 'OOLU', label: '东方海外' },
    ],
  },
  { kind: 'dates', fromKey: 'From', toKey: 'To', label: '提交日期' },
]
const views: ListView[] = [
  { key: 'all', label: '全部', filters: {} },
  { key: 'waiting', label: '待审核', filters: { Status: '1' }, count: 12 },
]

const meta: Meta = {
  title: '列表与表格/列表页',
  component: ListPage,
  parameters: {
    guide: {
      when: '人们每天查、筛、批量处理的一类数据。',
      good: ['常用的条件做成视图，条件都在地址里。', '主要操作在右上，勾选后才出现批量操作。'],
      bad: ['十几行以内的明细用表格。', '列的声明不写在组件里，否则每次整表重画。'],
      sample: `<ListPage label="待审核补料" name="si-check" list={store} columns={columns} filters={filters} views={views} onOpen={open} />`,
    },
    docs: { description: { component: '列表页：条件、视图、工具栏、表格、分页；全部状态在地址栏里，刷新不丢。' } },
    layout: 'fullscreen',
  },
  argTypes: described({
    label: '列表的名称，读屏软件会读出。',
    name: '列设置的键，全产品唯一，如 si-check。',
    list: '列表：行、条件、排序、分页、选择，都在地址栏里。',
    columns: '列；声明在组件之外，改变时整表重画。',
    filters: '查询条件。',
    views: '常用视图，可带数字。',
    head: '工具行之上：数字、提示；多数列表没有。',
    siblings: '工具行最前：并列的几个列表或视图。',
    totals: '总条数旁边：全部结果的合计。',
    actions: '工具行右侧，主要操作在最前。',
    batch: '有它才能勾选；显示在“已选 n 条”旁。',
    tools: '刷新之前：导出等。',
    onOpen: '回车或双击打开一行。',
    onEdit: '按 E 修改一行。',
    most: '服务器最多数到多少行；超过时页脚写成 10,000+。',
    empty: '没有数据时：为什么没有、下一步做什么。',
    body: '换一种方式显示同样的行，如地图；得到表格与分页。',
    sums: '显示合计行。',
  }),
}
export default meta

const list = (model: StoryList): StoryObj => ({
  render: () => (
    <div style={{ height: 640 }}>
      <ListPage
        label="待审核补料"
        name="story"
        list={model}
        columns={columns}
        filters={filters}
        views={views}
        actions={<Button type="primary">代客提交</Button>}
        batch={<Button>批量通过</Button>}
        onOpen={() => undefined}
        empty={{ title: '没有待审核的补料', hint: '新提交的补料会出现在这里。' }}
        sums
      />
    </div>
  ),
})

export const 有数据 = list(new StoryList('ready', bills))
export const 首次加载 = { ...list(new StoryList('first')), tags: ['加载'] }
export const 重新加载 = { ...list(new StoryList('loading', bills)), tags: ['加载'] }
export const 没有数据 = { ...list(new StoryList('ready')), tags: ['空'] }
export const 没有符合条件的数据 = { ...list(new StoryList('ready', [], undefined, { Keyword: 'COSU000' })), tags: ['空'] }
export const 加载失败 = {
  ...list(new StoryList('failed', [], { message: '服务暂时不可用，正在恢复，请稍后重试', requestId: 'req-8f2c' })),
  tags: ['出错'],
}
export const 很长的内容 = {
  ...list(
    new StoryList(
      'ready',
      bills.slice(0, 4).map((bill) => ({
        ...bill,
        company: longTexts.company,
        vessel: longTexts.vessel,
        weight: 123_456_789.125,
      })),
    ),
  ),
  tags: ['长文本'],
}
export const 深色 = { ...list(new StoryList('ready', bills)), tags: ['深色'], globals: { theme: 'dark' } }
export const 手机宽度 = { ...list(new StoryList('ready', bills)), tags: ['手机'], globals: { viewport: { value: 'phone' } } }
/** Columns that a narrow list leaves out come in where there is room for them, and everywhere once the reader picks them. */
export const 放得下才显示的列: StoryObj = {
  render: () => (
    <div style={{ height: 400, width: 720 }}>
      <ListPage
        label="补料"
        name="story-narrow"
        list={new StoryList('ready', bills.slice(0, 4))}
        columns={columns.map((column) => (['company', 'vessel'].includes(column.key) ? { ...column, hidden: 'narrow' } : column))}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heads = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    const box = canvasElement.querySelector<HTMLElement>('.jst-list')!.parentElement!
    await waitFor(() => expect(heads()).toEqual(['提单号', '截单', '状态', '装货港', '毛重']))
    box.style.width = '1400px'
    await waitFor(() => expect(heads()).toEqual(['提单号', '截单', '状态', '委托公司', '船名 / 航次', '装货港', '毛重']))
    box.style.width = '720px'
    await waitFor(() => expect(heads()).toHaveLength(5))
    await userEvent.click(canvas.getByRole('button', { name: '列表设置' }))
    const panel = within(canvasElement.ownerDocument.body)
    await expect(await panel.findByRole('checkbox', { name: '委托公司' })).not.toBeChecked()
    await userEvent.click(panel.getByRole('checkbox', { name: '船名 / 航次' }))
    await userEvent.keyboard('{Escape}')
    await expect(heads()).toEqual(['提单号', '截单', '状态', '船名 / 航次', '装货港', '毛重'])
    const settings = Object.keys(localStorage).filter((key) => key.endsWith('story-narrow'))
    for (const key of settings) localStorage.removeItem(key)
  },
}
export const English = { ...list(new StoryList('ready', bills)), tags: ['英文'], globals: { language: 'EN' } }

// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useState } from 'react'
import { createUiServices, UiProvider } from '../context.tsx'
import { Dialog } from '../feedback/Dialog.tsx'
import type { Column, RowKey } from '../table/columns.ts'
import { ListPage, type ListPageProps } from './ListPage.tsx'
import type { ListModel, SavedViews } from './model.ts'

interface Row {
  id: number
  bill: string
  vessel: string
}

/** A list that stands still: tests set what it shows and read what it was asked. */
class StillList implements ListModel<Row> {
  rows: readonly Row[] = [
    { id: 1, bill: 'COSU6412345600', vessel: 'COSCO STAR' },
    { id: 2, bill: 'OOLU6412349095', vessel: 'OOCL TIANJIN' },
  ]
  total = 2
  pageIndex = 1
  pageSize = 20
  sort = ''
  status: ListModel<Row>['status'] = 'ready'
  error: ListModel<Row>['error'] = undefined
  filters: Record<string, string> = {}
  searchPart = '?Status=1'
  selected: ReadonlySet<RowKey> = new Set()
  readonly asked: string[] = []
  constructor() {
    makeAutoObservable(this, { rows: observableRef, selected: observableRef, asked: false })
  }
  rowKey = (row: Row) => row.id
  reload = () => void this.asked.push('reload')
  setPage = (page: number) => void this.asked.push(`page ${page}`)
  setPageSize = (size: number) => void this.asked.push(`size ${size}`)
  setSort = (sort: string) => void this.asked.push(`sort ${sort}`)
  setFilters = (filters: Record<string, string>) => void this.asked.push(`filters ${JSON.stringify(filters)}`)
  resetFilters = () => void this.asked.push('reset')
  follow = (searchPart: string) => void this.asked.push(`follow ${searchPart}`)
  toggle(key: RowKey): void {
    const selected = new Set(this.selected)
    if (!selected.delete(key)) selected.add(key)
    this.selected = selected
  }
  selectPage(on: boolean): void {
    this.selected = new Set(on ? this.rows.map(this.rowKey) : [])
  }
  clearSelection(): void {
    this.selected = new Set()
  }
}

const columns: Column<Row>[] = [
  { key: 'bill', title: '提单号', width: 150, sort: 'BillNo', render: (row) => <a href={`#${row.id}`}>{row.bill}</a> },
  { key: 'vessel', title: '船名', width: 200, render: (row) => row.vessel },
]

function show(list: StillList, props: Partial<ListPageProps<Row>> = {}, savedViews?: SavedViews) {
  const ui = createUiServices({ navigate: () => undefined, savedViews })
  render(
    <UiProvider services={ui}>
      <ListPage label="待审核补料" name="test" list={list} columns={columns} {...props} />
    </UiProvider>,
  )
  return ui
}
const row = (index: number) => screen.getAllByRole('row').filter((element) => element.hasAttribute('data-row'))[index] as HTMLElement

afterEach(cleanup)

describe('ListPage', () => {
  it('opens a saved view with its filters and order, and marks the one that is shown', async () => {
    const list = new StillList()
    const views = [
      { id: 1, name: '今天截单', search: '?Due=day' },
      { id: 2, name: '待审核', search: '?Status=1' },
    ]
    const save = vi.fn<SavedViews['save']>(async () => undefined)
    show(list, {}, { of: (name) => (name === 'test' ? views : []), save, remove: async () => undefined })
    expect(screen.getByRole('button', { name: '待审核' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: '今天截单' }))
    expect(list.asked).toEqual(['follow ?Due=day'])
    await userEvent.click(screen.getByRole('button', { name: '我的视图' }))
    await userEvent.type(screen.getByRole('textbox', { name: '视图名称' }), '本周{Enter}')
    expect(save).toHaveBeenCalledWith('test', { name: '本周', search: '?Status=1' })
  })

  it('shows skeleton rows at first and no message', () => {
    const list = new StillList()
    list.rows = []
    list.status = 'first'
    show(list)
    expect(screen.getByRole('grid', { name: '待审核补料' }).getAttribute('aria-busy')).toBe('true')
    expect(document.querySelectorAll('.jst-skeleton-row')).toHaveLength(20)
    expect(screen.queryByText('没有数据')).toBeNull()
  })

  it('keeps the old rows while it loads again', () => {
    const list = new StillList()
    list.status = 'loading'
    show(list)
    expect(screen.getByText('COSU6412345600')).toBeTruthy()
    expect(document.querySelector('.jst-table.is-loading')).toBeTruthy()
  })

  it('says why there is nothing and offers the next step', async () => {
    const list = new StillList()
    list.rows = []
    list.total = 0
    show(list, { empty: { title: '没有待审核的补料', hint: '新提交的补料会出现在这里。' } })
    expect(screen.getByText('没有待审核的补料')).toBeTruthy()
    cleanup()
    list.filters = { Keyword: 'X' }
    show(list, { empty: { title: '没有待审核的补料' } })
    expect(screen.getByText('没有符合条件的数据')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '清空条件' }))
    expect(list.asked).toEqual(['reset'])
  })

  it('shows a failure inside the table with its number and a retry', async () => {
    const list = new StillList()
    list.rows = []
    list.status = 'failed'
    list.error = { message: '服务暂时不可用，正在恢复，请稍后重试', requestId: 'req-8f2c' }
    show(list)
    const alert = screen.getByRole('alert')
    expect(within(alert).getByText('服务暂时不可用，正在恢复，请稍后重试')).toBeTruthy()
    expect(within(alert).getByText('编号：req-8f2c')).toBeTruthy()
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
    expect(list.asked).toEqual(['reload'])
  })

  it('moves by cursor keys, opens by Enter and selects by Space', async () => {
    const list = new StillList()
    const onOpen = vi.fn()
    show(list, { onOpen, batch: <button type="button">批量退回</button> })
    const user = userEvent.setup()
    row(0).focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(row(1))
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(list.rows[1])
    await user.keyboard(' ')
    expect(row(1).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByText('已选 1 条')).toBeTruthy()
    expect(screen.getByRole('button', { name: '批量退回' })).toBeTruthy()
  })

  it('keeps what was asked about chosen rows while somebody else moves them out of the list', async () => {
    function Acts() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            批量退回
          </button>
          {open ? (
            <Dialog title="处理结果" onClose={() => setOpen(false)}>
              1 条没有处理
            </Dialog>
          ) : null}
        </>
      )
    }
    const list = new StillList()
    show(list, { batch: <Acts /> })
    const user = userEvent.setup()
    row(0).focus()
    await user.keyboard(' ')
    await user.click(screen.getByRole('button', { name: '批量退回' }))
    act(() =>
      runInAction(() => {
        list.rows = list.rows.slice(1)
        list.selected = new Set()
      }),
    )
    expect(screen.getByText('1 条没有处理')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('button', { name: '批量退回' })).toBeNull()
  })

  it('leaves Enter to a link inside the row', async () => {
    const onOpen = vi.fn()
    show(new StillList(), { onOpen })
    screen.getByText('COSU6412345600').focus()
    await userEvent.keyboard('{Enter}')
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('keeps one row in the tab order', async () => {
    show(new StillList())
    expect([row(0).tabIndex, row(1).tabIndex]).toEqual([0, -1])
    row(1).focus()
    await vi.waitFor(() => expect([row(0).tabIndex, row(1).tabIndex]).toEqual([-1, 0]))
  })

  it('asks the server to sort and names the order', async () => {
    const list = new StillList()
    list.sort = 'BillNo'
    show(list)
    expect(screen.getByRole('columnheader', { name: /提单号/ }).getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: '提单号' }))
    expect(list.asked).toEqual(['sort -BillNo'])
  })

  it('applies typed text by Enter and a choice at once', async () => {
    const list = new StillList()
    const user = userEvent.setup()
    show(list, {
      filters: [
        { kind: 'text', key: 'Keyword', label: '关键字' },
        { kind: 'choice', key: 'Status', label: '状态', options: [{ value: '1', label: '待审核' }] },
      ],
    })
    await user.type(screen.getByLabelText('关键字'), ' COSU ')
    expect(list.asked).toEqual([])
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: '筛选' }))
    await user.click(screen.getByRole('combobox', { name: '状态' }))
    await user.click(screen.getByRole('option', { name: '待审核' }))
    expect(list.asked).toEqual(['filters {"Keyword":"COSU","Status":""}', 'filters {"Keyword":"COSU","Status":"1"}'])
  })

  it('hides a column at once when its box is cleared and brings all back by 恢复默认', async () => {
    const user = userEvent.setup()
    show(new StillList())
    await user.click(screen.getByRole('button', { name: '列表设置' }))
    await user.click(screen.getByRole('checkbox', { name: '船名' }))
    expect(screen.queryByRole('columnheader', { name: '船名' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '恢复默认' }))
    expect(screen.getByRole('columnheader', { name: '船名' })).toBeTruthy()
  })

  it('keeps one row height for the whole product', async () => {
    const ui = show(new StillList())
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: '列表设置' }))
    await user.click(screen.getByRole('button', { name: '紧凑' }))
    expect(ui.display.density).toBe('compact')
    expect(document.querySelector<HTMLElement>('.jst-table')?.style.getPropertyValue('--jst-row')).toBe('32px')
  })

  it('says which conditions are in force and drops one of them', async () => {
    const list = new StillList()
    list.filters = { Keyword: 'COSU', Status: '1', From: '2026-11-20' }
    show(list, {
      filters: [
        { kind: 'text', key: 'Keyword', label: '关键字' },
        { kind: 'choice', key: 'Status', label: '状态', options: [{ value: '1', label: '待审核' }] },
        { kind: 'dates', fromKey: 'From', toKey: 'To', label: '提交日期' },
      ],
    })
    const said = within(screen.getByRole('list', { name: '当前条件' })).getAllByRole('listitem')
    expect(said.map(({ textContent }) => textContent)).toEqual(['关键字 COSU', '状态 待审核', '提交日期 2026-11-20 – ', '清空条件'])
    expect(screen.getByRole('button', { name: '筛选 2' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '去掉条件「提交日期」' }))
    expect(list.asked).toEqual(['filters {"Keyword":"COSU","Status":"1","From":"","To":""}'])
  })

  it('does not repeat the conditions of the view that is open', () => {
    const list = new StillList()
    list.filters = { Status: '1' }
    show(list, {
      views: [{ key: 'waiting', label: '待审核', filters: { Status: '1' } }],
      filters: [{ kind: 'choice', key: 'Status', label: '状态', options: [{ value: '1', label: '待审核' }] }],
    })
    expect(screen.queryByRole('list', { name: '当前条件' })).toBeNull()
  })

  it('hides a column that says the same in every row under the filter', () => {
    const list = new StillList()
    const carriers: Column<Row>[] = [
      ...columns,
      { key: 'carrier', title: '船公司', width: 90, sameUnder: 'Carrier', render: () => '中远海运集运' },
    ]
    list.filters = { Carrier: 'COSU,OOLU' }
    show(list, { columns: carriers })
    expect(screen.getByRole('columnheader', { name: '船公司' })).toBeTruthy()
    cleanup()
    list.filters = { Carrier: 'COSU' }
    show(list, { columns: carriers })
    expect(screen.queryByRole('columnheader', { name: '船公司' })).toBeNull()
  })

  it('numbers the rows among all pages and pins a column beside the first one', async () => {
    const list = new StillList()
    list.pageIndex = 3
    show(list, { columns: [...columns, { key: 'port', title: '装货港', width: 100, render: () => '上海' }] })
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: '列表设置' }))
    await user.click(screen.getByRole('checkbox', { name: '显示行号' }))
    await user.click(screen.getByRole('button', { name: '固定「装货港」' }))
    expect([...row(0).children].map(({ textContent }) => textContent)).toEqual(['41', 'COSU6412345600', '上海', 'COSCO STAR'])
    expect([...row(0).children].map(({ className }) => className.includes('jst-cell-pinned'))).toEqual([false, true, true, false])
  })
})

import { ApiError } from '@jst/api-client'
import type { Page } from '@jst/contracts'
import { ListSettings } from '@jst/ui'
import { describe, expect, it } from 'vitest'
import { ListStore, type ListQuery } from './ListStore.ts'

interface Row {
  Id: number
}
interface Asked {
  query: ListQuery
  signal: AbortSignal
  ahead: boolean
  answer(total: number, ...ids: number[]): Promise<void>
  refuse(error: unknown): Promise<void>
}

function setUp(search = '', first?: Page<Row>, opensWith?: string) {
  const asked: Asked[] = []
  const mirrored: string[] = []
  const clock = { now: 0, changed: Number.NEGATIVE_INFINITY }
  const settings = new ListSettings({ key: 'k' })
  const fetch = (query: ListQuery, signal: AbortSignal, ahead: boolean) =>
    new Promise<Page<Row>>((resolve, reject) => {
      const settled = (act: () => void) => {
        act()
        return new Promise<void>((done) => setImmediate(done))
      }
      asked.push({
        query,
        signal,
        ahead,
        answer: (Total, ...ids) => settled(() => resolve({ Total, Rows: ids.map((Id) => ({ Id })) })),
        refuse: (error) => settled(() => reject(error)),
      })
    })
  const list = new ListStore<Row>({
    fetch,
    rowKey: (row) => row.Id,
    filters: { Status: 'text', Keyword: 'text' },
    defaultSort: '-CreateTime',
    search,
    mirror: (text) => mirrored.push(text),
    settings,
    first,
    ...(opensWith === undefined ? {} : { opensWith }),
    now: () => clock.now,
    changedAt: () => clock.changed,
  })
  const at = (index: number) => asked.at(index) as Asked
  return { list, asked, mirrored, settings, clock, at, ids: () => list.rows.map((row) => row.Id) }
}

describe('ListStore', () => {
  it('shows a page that was read ahead at once and renews it when it is old', () => {
    const { list, asked, clock, ids } = setUp('', { Total: 41, Rows: [{ Id: 1 }, { Id: 2 }] })
    expect([list.status, list.total, ids()]).toEqual(['ready', 41, [1, 2]])
    list.show('')
    expect(asked).toHaveLength(0)
    clock.now = 60_001
    list.show('')
    expect(asked).toHaveLength(1)
  })

  it('is renewed after an event, unless it was asked for since the event came', async () => {
    const { list, asked, at, clock } = setUp()
    list.show('')
    await at(0).answer(1, 1)
    clock.now = 10
    list.renew(5)
    expect([asked.length, list.status]).toEqual([2, 'ready'])
    list.renew(9)
    expect(asked).toHaveLength(2)
    list.renew(10)
    expect(asked).toHaveLength(3)
  })

  it('asks for what the address says', async () => {
    const { list, at, ids } = setUp('?Status=1&PageIndex=2')
    list.show('?Status=1&PageIndex=2')
    expect(list.status).toBe('first')
    expect(at(0).query).toEqual({ PageIndex: 2, PageSize: 20, Sort: '-CreateTime', Status: '1' })
    await at(0).answer(21, 9)
    expect([list.status, list.total, ids()]).toEqual(['ready', 21, [9]])
  })

  it('mirrors filters, sort and page to the address and starts at page one', async () => {
    const { list, at, mirrored } = setUp('?PageIndex=2')
    list.show('?PageIndex=2')
    await at(0).answer(30, 1)
    list.setFilters({ Status: '3', Keyword: '', unknown: 'x' })
    list.setSort('Vessel')
    list.setPage(2)
    expect(mirrored).toEqual(['?Status=3', '?Status=3&Sort=Vessel', '?Status=3&Sort=Vessel&PageIndex=2'])
    expect(at(-1).query).toMatchObject({ PageIndex: 2, Sort: 'Vessel', Status: '3' })
    list.resetFilters()
    expect(mirrored.at(-1)).toBe('')
  })

  it('an address without parameters stands for the view that the list opens with', async () => {
    const { list, at, mirrored } = setUp('', undefined, '?Status=1')
    list.show('')
    expect([list.filters, at(0).query]).toEqual([{ Status: '1' }, { PageIndex: 1, PageSize: 20, Sort: '-CreateTime', Status: '1' }])
    list.setFilters({ Status: '3' })
    list.resetFilters()
    expect([list.filters, mirrored.at(-1)]).toEqual([{ Status: '1' }, '?Status=1'])
    list.show('?Keyword=x')
    expect(list.filters).toEqual({ Keyword: 'x' })
  })

  it('hands on what it asks for, without the page, and its address, without foreign parameters', () => {
    const { list } = setUp('?Id=9&Status=3&Sort=Vessel&PageIndex=4')
    expect(list.question).toEqual({ Status: '3', Sort: 'Vessel' })
    expect(list.searchPart).toBe('?Status=3&PageIndex=4&Sort=Vessel')
  })

  it('drops the answer of an older request and aborts it', async () => {
    const { list, at, ids } = setUp()
    list.show('')
    list.setPage(2)
    expect(at(0).signal.aborted).toBe(true)
    await at(1).answer(40, 21)
    await at(0).answer(40, 1)
    expect(ids()).toEqual([21])
  })

  it('keeps the old rows while it loads and after a failed quiet renewal', async () => {
    const { list, at, ids } = setUp()
    list.show('')
    await at(0).answer(1, 1)
    list.reload()
    expect([list.status, ids()]).toEqual(['loading', [1]])
    await at(1).answer(1, 1)
    list.refreshQuietly()
    expect(list.status).toBe('ready')
    await at(2).refuse(new ApiError({ kind: 'network' }))
    expect([list.status, ids()]).toEqual(['ready', [1]])
  })

  it('tells the sentence and the number of a refusal, and loads again on retry', async () => {
    const { list, at } = setUp()
    list.show('')
    await at(0).refuse(new ApiError({ kind: 'http', status: 503, code: 'UNAVAILABLE', requestId: 'r-1' }))
    expect(list.status).toBe('failed')
    expect(list.error).toEqual({ message: '服务暂时不可用，正在恢复，请稍后重试', code: 'UNAVAILABLE', requestId: 'r-1' })
    list.reload()
    expect([list.status, list.error]).toEqual(['first', undefined])
  })

  it('follows an address that a link has changed, and not the one it wrote itself', async () => {
    const { list, asked, at } = setUp()
    list.show('')
    await at(0).answer(1, 1)
    list.setFilters({ Status: '1' })
    await at(1).answer(1, 1)
    list.show('?Status=1')
    expect(asked).toHaveLength(2)
    list.show('?Status=3')
    expect(at(2).query).toMatchObject({ Status: '3' })
    expect(list.filters).toEqual({ Status: '3' })
  })

  it('is content with what was asked ahead when an address is opened, never when the reader renews it', async () => {
    const { list, asked, at } = setUp()
    list.show('')
    await at(0).answer(1, 1)
    list.reload()
    await at(1).answer(1, 1)
    list.setFilters({ Status: '1' })
    await at(2).answer(1, 1)
    list.show('?Status=3')
    expect(asked.map(({ ahead }) => ahead)).toEqual([true, false, false, true])
  })

  it('renews old rows quietly when its tab is shown again, and young ones not at all', async () => {
    const { list, asked, at, clock } = setUp()
    list.show('')
    await at(0).answer(1, 1)
    clock.now = 60_000
    list.show('')
    expect(asked).toHaveLength(1)
    clock.now = 60_001
    list.show('')
    expect([asked.length, list.status]).toEqual([2, 'ready'])
  })

  it('renews young rows too when something changed while its tab was hidden, once', async () => {
    const { list, asked, at, clock } = setUp()
    list.show('')
    await at(0).answer(1, 1)
    clock.changed = 10
    clock.now = 20
    list.show('')
    expect([asked.length, list.status]).toEqual([2, 'ready'])
    await at(1).answer(1, 1)
    list.show('')
    expect(asked).toHaveLength(2)
  })

  it('goes to the last page when the rows of its page are gone', async () => {
    const { list, at, mirrored } = setUp('?PageIndex=3')
    list.show('?PageIndex=3')
    await at(0).answer(25)
    expect(mirrored).toEqual(['?PageIndex=2'])
    expect(at(1).query).toMatchObject({ PageIndex: 2 })
  })

  it('selects rows, forgets them on another page and those that vanished', async () => {
    const { list, at } = setUp()
    list.show('')
    await at(0).answer(40, 1, 2, 3)
    list.toggle(1)
    list.toggle(2)
    list.toggle(1)
    expect(list.selectedRows).toEqual([{ Id: 2 }])
    list.selectPage(true)
    list.reload()
    await at(1).answer(39, 1, 3)
    expect([...list.selected]).toEqual([1, 3])
    list.setPage(2)
    expect(list.selected.size).toBe(0)
  })

  it('keeps the page size for the next time', async () => {
    const { list, at, settings } = setUp('?PageIndex=2')
    list.show('?PageIndex=2')
    await at(0).answer(200, 1)
    list.setPageSize(50)
    expect(settings.pageSize).toBe(50)
    expect(at(1).query).toMatchObject({ PageIndex: 1, PageSize: 50 })
  })
})

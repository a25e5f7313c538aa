import { describe, expect, it } from 'vitest'
import { arrangeColumns, inOrder, nextSort, type Column } from './columns.ts'
import { ListSettings, AllListSettings } from './ListSettings.ts'
import { fittingColumns } from './widths.ts'

const column = (key: string, hidden: boolean | 'narrow' = false): Column<object> => ({
  key,
  title: key,
  width: 100,
  hidden,
  render: () => key,
})
const columns = [column('bill'), column('vessel'), column('port'), column('remark', true)]
const keys = (list: readonly Column<object>[]) => list.map(({ key }) => key)

class Memory {
  readonly values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => void this.values.set(key, value)
  removeItem = (key: string) => void this.values.delete(key)
}

describe('column order', () => {
  it('shows the declared columns but the hidden ones until the user says otherwise', () => {
    expect(keys(arrangeColumns(columns, { order: [], hidden: [] }))).toEqual(['bill', 'vessel', 'port'])
  })

  it('keeps the column that names the row first and visible whatever is stored', () => {
    expect(keys(arrangeColumns(columns, { order: ['port', 'bill', 'vessel', 'remark'], hidden: ['bill', 'vessel'] }))).toEqual([
      'bill',
      'port',
      'remark',
    ])
  })

  it('keeps what can be done with a row last, wherever the reader put it', () => {
    const withActs = [column('bill'), column('acts'), column('vessel'), column('port')]
    expect(keys(arrangeColumns(withActs, { order: [], hidden: [] }))).toEqual(['bill', 'vessel', 'port', 'acts'])
    expect(keys(arrangeColumns(withActs, { order: ['acts', 'port', 'vessel'], hidden: [], pinned: ['acts', 'vessel'] }))).toEqual([
      'bill',
      'vessel',
      'port',
      'acts',
    ])
  })

  it('has what hides in narrow tables as far as its width is left, unless the reader has decided', () => {
    const wide = [column('bill'), column('vessel', 'narrow'), column('port'), column('boxes', 'narrow'), column('acts')]
    const shown = (room: number, order: string[] = [], hidden: string[] = [], pinned: string[] = []) =>
      keys(fittingColumns(arrangeColumns(wide, { order, hidden, pinned }), room))
    expect(shown(399)).toEqual(['bill', 'port', 'acts'])
    expect(shown(400)).toEqual(['bill', 'vessel', 'port', 'acts'])
    expect(shown(500)).toEqual(['bill', 'vessel', 'port', 'boxes', 'acts'])
    expect(shown(0, ['boxes', 'port', 'acts'])).toEqual(['bill', 'boxes', 'port', 'acts'])
    expect(shown(0, [], [], ['boxes'])).toEqual(['bill', 'boxes', 'port', 'acts'])
    expect(shown(900, ['boxes', 'port', 'acts'], ['boxes'])).toEqual(['bill', 'vessel', 'port', 'acts'])
  })

  it('gives names and routes their room before further columns come in', () => {
    const withText = (one: Column<object>, width: number): Column<object> => ({ ...one, width, text: () => one.key })
    const list = [column('bill'), withText(column('route'), 200), withText(column('vessel', 'narrow'), 100), column('boxes', 'narrow')]
    const shown = (room: number) => keys(fittingColumns(list, room))
    // the route is cut up to 320 pixels
    expect(shown(519)).toEqual(['bill', 'route'])
    expect(shown(520)).toEqual(['bill', 'route', 'vessel'])
    // the vessel as well, up to 160
    expect(shown(679)).toEqual(['bill', 'route', 'vessel'])
    expect(shown(680)).toEqual(['bill', 'route', 'vessel', 'boxes'])
  })

  it('keeps no more room than a column says that it takes', () => {
    const short = { ...column('route'), text: () => '', max: 120 }
    expect(keys(fittingColumns([column('bill'), short, column('boxes', 'narrow')], 320))).toEqual(['bill', 'route', 'boxes'])
    // a column that grows takes room before texts do
    const list = [column('bill'), { ...column('remark'), grow: true }, column('boxes', 'narrow')]
    expect(keys(fittingColumns(list, 399))).toEqual(['bill', 'remark'])
    expect(keys(fittingColumns(list, 400))).toEqual(['bill', 'remark', 'boxes'])
  })

  it('puts a column that is new since the settings were saved at its declared place', () => {
    expect(keys(inOrder(columns, ['port', 'bill']))).toEqual(['vessel', 'port', 'bill', 'remark'])
  })

  it('sorts ascending, descending, then not at all', () => {
    expect(nextSort('', 'Vessel')).toBe('Vessel')
    expect(nextSort('Vessel', 'Vessel')).toBe('-Vessel')
    expect(nextSort('-Vessel', 'Vessel')).toBe('')
    expect(nextSort('-Port', 'Vessel')).toBe('Vessel')
  })
})

describe('ListSettings', () => {
  it('are kept per list and per user', () => {
    const storage = new Memory()
    let user = '7'
    const book = new AllListSettings({ storage, user: () => user })
    book.of('si').setColumns(['port', 'vessel'], ['vessel'])
    book.of('si').setPageSize(50)
    expect(new ListSettings({ storage, key: 'jst:list:7:si' })).toMatchObject({
      order: ['port', 'vessel'],
      hidden: ['vessel'],
      pageSize: 50,
    })
    user = '8'
    expect(book.of('si')).toMatchObject({ order: [], hidden: [], pageSize: 20 })
  })

  it('return to the declared columns and leave nothing in storage after a reset', () => {
    const storage = new Memory()
    const settings = new ListSettings({ storage, key: 'k' })
    settings.setColumns(['port'], ['vessel'])
    settings.resetColumns()
    expect(settings).toMatchObject({ order: [], hidden: [] })
    expect(storage.values.size).toBe(0)
  })

  it('survive unreadable and refused storage', () => {
    const broken = {
      getItem: () => '{not json',
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => undefined,
    }
    const settings = new ListSettings({ storage: broken, key: 'k' })
    settings.setPageSize(100)
    expect(settings.pageSize).toBe(100)
  })
})

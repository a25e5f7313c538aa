import { describe, expect, it } from 'vitest'
import { queryOf, readAddress, withCurrentNames, writeAddress, type FilterKinds } from './address.ts'

const kinds: FilterKinds = { Keyword: 'text', Due: 'int', UnReadOnly: 'flag', CreatedFrom: 'dayStart', CreatedTo: 'dayEnd' }
const read = (search: string) => readAddress(search, kinds, '-CreateTime')

describe('list address', () => {
  it('reads page, size, sort and its own filters only', () => {
    expect(read('?PageIndex=3&PageSize=50&Sort=Vessel&Keyword=COSU%2064&other=1')).toEqual({
      pageIndex: 3,
      pageSize: 50,
      sort: 'Vessel',
      filters: { Keyword: 'COSU 64' },
    })
  })

  it('falls back where the address says nonsense', () => {
    expect(read('?PageIndex=-1&PageSize=abc&Keyword=')).toEqual({ pageIndex: 1, pageSize: undefined, sort: '-CreateTime', filters: {} })
  })

  it('writes only what differs from the defaults and keeps foreign parameters', () => {
    expect(writeAddress(read(''), kinds, '-CreateTime', '')).toBe('')
    expect(writeAddress({ ...read(''), pageIndex: 2, filters: { Keyword: '宁波 A&B' } }, kinds, '-CreateTime', '?Id=7')).toBe(
      '?Id=7&Keyword=%E5%AE%81%E6%B3%A2+A%26B&PageIndex=2',
    )
  })

  it('reads back what it wrote, also "no sort"', () => {
    const address = { pageIndex: 4, pageSize: 100, sort: '', filters: { Keyword: 'a=b&c', Due: '24' } }
    expect(read(writeAddress(address, kinds, '-CreateTime', ''))).toEqual(address)
  })

  it('gives the call typed values and leaves unreadable ones out', () => {
    const query = queryOf(
      {
        pageIndex: 2,
        pageSize: undefined,
        sort: '',
        filters: { Keyword: 'x', Due: '24', UnReadOnly: 'true', CreatedFrom: '2026-03-01', CreatedTo: '2026-03-01' },
      },
      kinds,
      20,
    )
    expect(query).toEqual({
      PageIndex: 2,
      PageSize: 20,
      Keyword: 'x',
      Due: 24,
      UnReadOnly: true,
      CreatedFrom: new Date('2026-03-01T00:00:00.000').toISOString(),
      CreatedTo: new Date('2026-03-01T23:59:59.999').toISOString(),
    })
    expect(
      queryOf({ pageIndex: 1, pageSize: 50, sort: 'A', filters: { Due: 'soon', UnReadOnly: 'no', CreatedFrom: '01.03.2026' } }, kinds, 20),
    ).toEqual({ PageIndex: 1, PageSize: 50, Sort: 'A' })
  })
})

it('finds filters of stored views under the names of today, and leaves other addresses as they are', () => {
  const former = { Carrier: 'Partner' }
  expect(withCurrentNames('?Carrier=COSCO&State=open', former)).toBe('?State=open&Partner=COSCO')
  expect(withCurrentNames('?State=open&Sort=-CreateTime', former)).toBe('?State=open&Sort=-CreateTime')
  expect(withCurrentNames('', former)).toBe('')
})

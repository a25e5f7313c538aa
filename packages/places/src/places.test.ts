import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { editDistance } from './distance.ts'
import { PlaceIndex, type Place } from './PlaceIndex.ts'
import { pinyinOf, readingsOf } from './pinyin.ts'

const rows = readFileSync(new URL('../../server/data/ports.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
const ports = rows.map((row): Place => {
  const [code = '', zh = '', en = '', , country = ''] = row.split(',')
  const { full, initials } = pinyinOf(zh)
  return { code, zh, en, pinyin: full, initials, words: (row.split(',')[10] ?? '').split(';').filter(Boolean), note: country }
})
const index = new PlaceIndex(ports)
const first = (text: string) => index.search(text)[0]

describe('search over the ports', () => {
  it.each([
    ['CNSHA', 'CNSHA', 'code'],
    ['cnsha', 'CNSHA', 'code'],
    ['ＣＮＳＨＡ', 'CNSHA', 'code'],
    ['CNSHG', 'CNSHA', 'alias'],
    ['上海', 'CNSHA', 'name'],
    ['shanghai', 'CNSHA', 'name'],
    ['shang hai', 'CNSHA', 'name'],
    ['ningbo', 'CNNGB', 'name'],
    ['洛杉', 'USLAX', 'nameStart'],
    ['los ang', 'USLAX', 'englishStart'],
    ['luoshanji', 'USLAX', 'name'],
    ['shangahi', 'CNSHA', 'near'],
    ['rotterdm', 'NLRTM', 'near'],
  ])('%s finds %s', (text, code, match) => {
    expect(first(text)).toMatchObject({ place: { code }, match })
  })
  it('takes initials, and puts those first that the person uses', () => {
    const codes = (more: object) => index.search('sh', more).map(({ place }) => place.code)
    expect(codes({})).toContain('CNSHA')
    const [, second] = codes({})
    expect(codes({ recent: [second!] })[0]).toBe(second)
    expect(codes({ favourites: ['CNSHA'], recent: [second!] })[0]).toBe('CNSHA')
  })
  it('offers favourites and recent ones when nothing is typed, and nothing for what is nowhere', () => {
    expect(index.search('', { favourites: ['USLAX'], recent: ['NLRTM'], limit: 3 }).map(({ place }) => place.code)).toEqual([
      'USLAX',
      'NLRTM',
      ports[0]!.code,
    ])
    expect(index.search('没有这个港口')).toEqual([])
    expect(index.search('(((')).toEqual([])
    expect(index.search('x'.repeat(10_000))).toEqual([])
  })
})

it.each([
  ['重庆长安', 'CHONGQINGCHANGAN'],
  ['乐清宏达', 'YUEQINGHONGDA'],
  ['厦门大厦', 'XIAMENDASHA'],
  ['六安', 'LUAN'],
  ['黄埔港', 'HUANGPUGANG'],
])('reads the place in %s as people there do', (name, full) => {
  expect(pinyinOf(name).full).toBe(full)
})
it.each([
  ['单国强', 'DANGUOQIANG', 'SHANGUOQIANG', 'SGQ'],
  ['曾氏木业', 'CENGSHIMUYE', 'ZENGSHIMUYE', 'ZSMY'],
  ['查理物流', 'CHALIWULIU', 'ZHALIWULIU', 'ZLWL'],
  ['尉迟商贸', 'WEICHISHANGMAO', 'YUCHISHANGMAO', 'YCSM'],
])('finds %s by both readings of its first character', (name, usual, named, initials) => {
  expect(readingsOf(name)).toEqual([expect.objectContaining({ full: usual }), { full: named, initials }])
  expect(readingsOf('宁波远帆')).toEqual([{ full: 'NINGBOYUANFAN', initials: 'NBYF' }])
})
it('reads Chinese as pinyin, with letters between', () => {
  expect(pinyinOf('厦门')).toEqual({ full: 'XIAMEN', initials: 'XM' })
  expect(pinyinOf('SM 航运')).toEqual({ full: 'SMHANGYUN', initials: 'SHY' })
  expect(pinyinOf('')).toEqual({ full: '', initials: '' })
})

it('counts edits up to a bound', () => {
  expect([editDistance('ROTTERDM', 'ROTTERDAM', 2), editDistance('HAMBRUG', 'HAMBURG', 2), editDistance('A', 'BCDEF', 2)]).toEqual([
    1, 1, 3,
  ])
})

import type { SiteHome } from '@jst/contracts/portal'
import { describe, expect, it } from 'vitest'
import { conflictParts } from './conflict.ts'

type Versions = { before: SiteHome; theirs: SiteHome; mine: SiteHome }
const hero = (Title: string, Text = '') => ({ Kind: 'hero' as const, Title, Text, Search: true, Picture: '' })
const news = (Title = '新闻动态') => ({ Kind: 'news' as const, Title })
const jobs = { Kind: 'jobs' as const, Title: '招聘职位' }
const why = (Icon: 'ship' | 'clock') => ({ Kind: 'advantages' as const, Title: '优势', Items: [{ Title: '舱位', Text: '', Icon }] })
const home = (...Blocks: SiteHome['Blocks']): SiteHome => ({ Blocks })
const differing = (versions: Versions) =>
  conflictParts({ Blocks: '首页区块' }, versions).filter(({ read }) => read(versions.theirs) !== read(versions.mine))
/** Takes the named parts from what was typed, the others from what is stored. */
const merged = (versions: Versions, ...labels: string[]) =>
  differing(versions).reduce((form, { label, take }) => (labels.includes(label) ? take(form, versions.mine) : form), versions.theirs)

describe('two people on one page of the site', () => {
  it('choose field by field of a block, in words', () => {
    const before = home(hero('准时', '每周'), news())
    const versions = { before, theirs: home(hero('准时上船', '每周'), news()), mine: home(hero('准时', '每天'), news('动态')) }
    expect(differing(versions).map(({ label }) => label)).toEqual([
      '首页区块 · 首屏 · 标题',
      '首页区块 · 首屏 · 说明文字',
      '首页区块 · 新闻动态 · 标题',
    ])
    expect(merged(versions, '首页区块 · 首屏 · 说明文字')).toEqual(home(hero('准时上船', '每天'), news()))
  })

  it('choose blocks that one of them added or removed, and keep the others', () => {
    const before = home(hero('准时'), news())
    const versions = { before, theirs: home(hero('准时')), mine: home(hero('准时'), jobs, news()) }
    expect(differing(versions).map(({ label, read }) => [label, read(versions.theirs), read(versions.mine)])).toEqual([
      ['首页区块 · 招聘职位', '', '标题 招聘职位'],
      ['首页区块 · 新闻动态', '', '标题 新闻动态'],
    ])
    expect(merged(versions, '首页区块 · 招聘职位')).toEqual(home(hero('准时'), jobs))
    expect(merged(versions)).toEqual(versions.theirs)
  })

  it('choose the order apart from the contents', () => {
    const before = home(hero('准时'), news(), jobs)
    const versions = { before, theirs: home(hero('准时上船'), news(), jobs), mine: home(hero('准时'), jobs, news()) }
    expect(merged(versions, '首页区块 · 次序')).toEqual(home(hero('准时上船'), jobs, news()))
  })

  it('read names of icons, never their keys', () => {
    const versions = { before: home(why('ship')), theirs: home(why('ship')), mine: home(why('clock')) }
    const [part] = differing(versions)
    expect([part?.label, part?.read(versions.mine)]).toEqual(['首页区块 · 优势 · 内容', '1 项；标题 舱位；图标 时间'])
  })
})

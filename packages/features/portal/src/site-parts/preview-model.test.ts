import { blankConfig, blankProfile, sitePartNames, type SiteFloating, type SiteHome } from '@jst/contracts/portal'
import { drawPage } from '@jst/site/render'
import { describe, expect, it } from 'vitest'
import type { PreviewLists } from '../preview/site.ts'
import { firstPage, previewModel, previewPages } from './preview-model.ts'

const config = { ...blankConfig, Name: '海捷' }
const block = (Title: string): SiteHome => ({ Blocks: [{ Kind: 'hero', Title, Text: '', Search: false, Picture: '' }] })
const floating: SiteFloating = {
  Enabled: true,
  Side: 'right',
  On: [],
  Items: [{ Kind: 'phone', Label: '草稿热线', Value: '021', Picture: '' }],
}
const profile = { ...blankProfile, Summary: '草稿简介' }
const lists: PreviewLists = {
  Slug: '',
  Front: 'company',
  Config: config,
  Floating: { ...floating, Enabled: false },
  Home: block('已发布的平台首页').Blocks,
  CustomerHome: block('已发布的客户首页').Blocks,
  PeerHome: block('已发布的同行首页').Blocks,
  CompanyHome: block('已发布的企业首页').Blocks,
  Announcements: [],
  Lists: { services: [], news: [], letters: [], offices: [], jobs: [], ports: [], freights: [], profile: blankProfile },
}
const drafts = {
  config: { ...config, Name: '草稿名称' },
  home: block('草稿首页'),
  customerHome: block('草稿客户首页'),
  peerHome: block('草稿同行首页'),
  companyHome: block('草稿企业首页'),
  homeEn: block('Draft 草稿'),
  profile,
  customerProfile: profile,
  profileEn: profile,
  floating,
}

describe('the preview', () => {
  it.each(sitePartNames)('of %s shows the draft on each page on which it is seen', (part) => {
    for (const path of previewPages[part]) {
      const html = drawPage(previewModel(part, drafts[part], lists, path, 2026)).html
      expect(html, path).toContain('草稿')
    }
  })

  it('begins with what visitors find first, where the part is seen there', () => {
    expect([firstPage('config', 'customer'), firstPage('floating', 'peers'), firstPage('home', 'company')]).toEqual([
      '/external/customer/home',
      '/external/thome',
      '/external/home',
    ])
  })

  it('shows beside the draft what visitors read today', () => {
    const html = drawPage(previewModel('config', drafts.config, lists, '/external/customer/home', 2026)).html
    expect(html).toContain('已发布的客户首页')
    expect(drawPage(previewModel('home', drafts.home, lists, '/external/home', 2026)).html).not.toContain('已发布的平台首页')
  })
})

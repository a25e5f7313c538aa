import { siteLanguages, sitePages } from '@jst/contracts/portal'
import type { Queryable } from '../../../kernel/database/database.ts'
import { escaped } from '../../../kernel/pages/plain-page.ts'
import { liveAddresses } from './site.repo.ts'

const pathOf = {
  news: '/external/newsDetaile?Id=',
  letter: '/external/newsDetaile?Kind=letter&Id=',
  job: '/external/MHpage/socialRecruitment?Id=',
} as const

interface Mapped {
  readonly companyId: number
  /** Scheme, host and whatever stands before the paths of the site. */
  readonly origin: string
  /** Each page is there in English as well. */
  readonly english: boolean
}

/** The pages of a site for search engines (sitemaps.org), with what is published alone. */
export async function siteMapOf(system: Queryable, { companyId, origin, english }: Mapped): Promise<string> {
  const pages = sitePages.filter(({ kind, same }) => kind !== 'article' && !same).map(({ path }) => ({ path, changed: '' }))
  const contents = (await liveAddresses(system, companyId)).map(({ kind, recordId, changed }) => ({
    path: `${pathOf[kind as keyof typeof pathOf]}${recordId}`,
    changed: changed.slice(0, 10),
  }))
  const urls = [...pages, ...contents].map(({ path, changed }) => {
    const link = (tag: string, to: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(origin + to)}"/>`
    const languages = english
      ? link(siteLanguages.zh.tag, path) + link(siteLanguages.en.tag, `${path}${path.includes('?') ? '&' : '?'}lang=en`)
      : ''
    return `<url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${languages}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>
`
}

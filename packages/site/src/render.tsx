import { plainOf, readRich, siteLanguages, type SiteLanguage } from '@jst/contracts/portal'
import { renderToStaticMarkup } from 'react-dom/server'
import { dayOf } from './blocks/facts.ts'
import { aboutIn, inLanguage, textsIn, titleOf } from './language.ts'
import type { PageModel } from './model.ts'
import { Page } from './pages/Pages.tsx'
import { pictureAddress } from './Picture.tsx'
import { colourStyle, siteStyle } from './style.ts'
import { classesOf, rulesOf, usedOf } from './style/used.ts'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!)

const rules = rulesOf(siteStyle)

/** A page as it is sent, and the style that stands in it: the server allows it by its hash. */
export interface RenderedPage {
  readonly html: string
  readonly style: string
}

/**
 * The whole page: readable without any script, with the rules of the style that it has a use for. The head is put together here, since React escapes
 * what stands in a style.
 */
export function drawPage(model: PageModel): RenderedPage {
  const { tag } = siteLanguages[model.site.lang]
  const body = renderToStaticMarkup(<Page model={model} />)
  const style = usedOf(rules, classesOf(body)) + colourStyle(model.site.config.Colour)
  return { html: `<!doctype html><html lang="${tag}"><head>${headOf(model, style)}</head><body>${body}</body></html>`, style }
}

function headOf(model: PageModel, style: string): string {
  const { site, content, page, at } = model
  const { config, lang } = site
  const contentTitle = content.kind === 'article' ? content.article.Title : content.kind === 'jobs' ? (content.open?.Title ?? '') : ''
  const { name, title: searched } = aboutIn(lang, model.look, config)
  const missing = content.kind === 'missing' || content.kind === 'busy'
  const title = missing
    ? titleOf(lang, name, page, textsIn[lang][content.kind === 'busy' ? 'busy' : 'missing'].title)
    : content.kind === 'home'
      ? searched
      : titleOf(lang, name, page, contentTitle)
  const description = descriptionOf(model)
  const data = structured(model)
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(title)}</title>`,
    description && `<meta name="description" content="${escaped(description)}">`,
    missing
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escaped(site.canonical + (page.same ? at.replace(page.path, page.same) : at))}">`,
    missing || !config.English ? '' : alternates(model),
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:type" content="${content.kind === 'article' ? 'article' : 'website'}">`,
    `<link rel="icon" href="${config.Logo ? pictureAddress(config.Logo, 480) : 'data:,'}">`,
    `<style>${style}</style>`,
    // JSON in a script element ends at the first "</": no "<" is left in it
    data && `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
  ]
    .filter(Boolean)
    .join('')
}

/** The same page in each language, for search engines; whoever reads neither is shown the Chinese one. */
function alternates({ site: { canonical }, at }: PageModel): string {
  const link = (tag: string, lang: SiteLanguage) =>
    `<link rel="alternate" hreflang="${tag}" href="${escaped(canonical + inLanguage(at, lang))}">`
  return [link(siteLanguages.zh.tag, 'zh'), link(siteLanguages.en.tag, 'en'), link('x-default', 'zh')].join('')
}

function descriptionOf({ site: { config, lang }, look, content }: PageModel): string {
  const contentSummary =
    content.kind === 'article'
      ? content.article.Summary || plain(content.article.Body)
      : content.kind === 'profile'
        ? content.profile.Summary
        : content.kind === 'service'
          ? (content.service?.Summary ?? '')
          : ''
  return (contentSummary || aboutIn(lang, look, config).description).slice(0, 160)
}

const plain = (body: string) => {
  const doc = readRich(body)
  return doc ? plainOf(doc) : ''
}

/** Structured data of articles and jobs (schema.org). */
function structured({ site, look, content }: PageModel): object | undefined {
  const publisher = { '@type': 'Organization', name: aboutIn(site.lang, look, site.config).name }
  if (content.kind === 'article')
    return {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: content.article.Title,
      datePublished: content.article.From,
      publisher,
      ...(content.article.Picture ? { image: site.origin + pictureAddress(content.article.Picture, 960) } : {}),
    }
  if (content.kind === 'jobs' && content.open)
    return {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: content.open.Title,
      description: plain(content.open.Body) || content.open.Summary,
      datePosted: dayOf(content.open.From),
      ...(content.open.Facts['Deadline'] ? { validThrough: content.open.Facts['Deadline'] } : {}),
      hiringOrganization: publisher,
      jobLocation: { '@type': 'Place', address: content.open.Facts['Place'] ?? '' },
    }
  return undefined
}

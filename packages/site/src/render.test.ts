import { describe, expect, it } from 'vitest'
import type { PageModel } from './model.ts'
import { drawPage } from './render.tsx'
import { home } from './testing/home.ts'
import { article, contact } from './testing/models.ts'

const searched = '海捷国际货运 美线、欧线整箱订舱'
const titleOf = (model: PageModel) => {
  const site = { ...model.site, config: { ...model.site.config, Name: '海捷国际货运', SeoTitle: searched } }
  return /<title>([^<]*)</.exec(drawPage({ ...model, site }).html)?.[1]
}

describe('the title of a page', () => {
  it('is that of its route, a dash, and the name of the site', () => {
    expect(titleOf(contact)).toBe(`${contact.page.title}-海捷国际货运`)
    expect(titleOf(article)).toMatch(/^.+-海捷国际货运$/)
  })
  it('is what search engines are told on a home alone', () => expect(titleOf(home('platform'))).toBe(searched))
})

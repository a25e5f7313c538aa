import { languageOf, searchOf } from '@jst/feature-kit'
import { autorun } from 'mobx'
import type { AppParts } from './createApp.ts'
import { pageTitle } from './routing/arrival.ts'
import type { Browser } from './services/createServices.ts'
import { nameOfPage } from './texts.ts'

/** Updates title and icon of the document until the returned function is called. Before the first page those of index.html are shown. */
export function followTitle({ app, navigation }: Pick<AppParts, 'app' | 'navigation'>, browser: Pick<Browser, 'document'>): () => void {
  const endTitle = autorun(() => {
    const { screen, path } = navigation.shown
    if (!screen) return
    const isEnglish = languageOf(screen, searchOf(path), app.session.language) === 'EN'
    browser.document.title = pageTitle((isEnglish ? screen.titleEn : undefined) ?? nameOfPage(screen), app.system.name)
  })
  const endIcon = autorun(() => {
    const icon = browser.document.querySelector('link[rel="icon"]')
    if (navigation.shown.screen && icon) icon.setAttribute('href', app.system.logo || 'data:,')
  })
  return () => {
    endTitle()
    endIcon()
  }
}

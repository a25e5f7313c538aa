import { autorun } from 'mobx'
import type { AppParts } from './createApp.ts'
import { pageTitle } from './routing/arrival.ts'
import type { Browser } from './services/createServices.ts'

/** Keeps the title of the document: until the first page is there, the one of index.html stands. */
export function followTitle({ app, navigation }: Pick<AppParts, 'app' | 'navigation'>, browser: Pick<Browser, 'document'>): void {
  autorun(() => {
    const { screen } = navigation.shown
    if (screen) browser.document.title = pageTitle(screen.title, app.system.name)
  })
}

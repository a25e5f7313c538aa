import type { TabStore } from '@jst/tab-bar'
import type { PageWords } from '../services/PageEnglish.ts'
import type { Services } from '../services/createServices.ts'
import { nameOfPage, wording } from '../texts.ts'
import { english } from './texts-en.ts'

/** Has the frame speak English with these texts of its parts, or Chinese without them; tabs take the names of their pages in the language. */
export function speak(parts: PageWords | undefined, screens: Services['screens'], tabs: TabStore): void {
  const open = tabs.tabs.flatMap(({ path, title }) => {
    const screen = screens.match(path)
    // a title that a page gave is the record's, which has one in every language
    return screen && (title === screen.title || title === nameOfPage(screen)) ? [{ path, screen }] : []
  })
  wording.speak(parts && english, parts)
  for (const { path, screen } of open) tabs.retitle(path, nameOfPage(screen))
}

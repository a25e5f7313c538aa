import type { TabStore } from '@jst/tab-bar'
import type { PageWords } from '../services/PageEnglish.ts'
import type { Services } from '../services/createServices.ts'
import { nameOfPage, wording } from '../texts.ts'
import { english } from './texts-en.ts'

/** Switches the frame to English with these texts of its parts, or to Chinese without them; the names of tabs follow. */
export function speak(parts: PageWords | undefined, screens: Services['screens'], tabs: TabStore): void {
  const open = tabs.tabs.flatMap(({ path, title }) => {
    const screen = screens.match(path)
    // a title that a page has set is that of the record, the same in every language
    return screen && (title === screen.title || title === nameOfPage(screen)) ? [{ path, screen }] : []
  })
  wording.speak(parts && english, parts)
  for (const { path, screen } of open) tabs.retitle(path, nameOfPage(screen))
}

import type { TabStore } from '@jst/tab-bar'
import { reaction } from 'mobx'
import type { Services } from '../services/createServices.ts'
import { nameOfPage, wording } from '../texts.ts'

interface Spoken {
  services: Pick<Services, 'session' | 'notify' | 'english' | 'screens'>
  tabs: TabStore
}

/**
 * The frame with its parts, Arco and the document's language follow the session's choice. A page of an area that does not speak the language
 * stays Chinese (spec §1).
 */
export function followLanguage({ services, tabs }: Spoken, page: Document): () => void {
  const { session, notify, english, screens } = services
  const speak = async (language: string) => {
    try {
      const [words] = language === 'EN' ? await Promise.all([import('./texts-en.ts'), english.load()]) : []
      if (session.language !== language) return
      const open = tabs.tabs.flatMap((tab) => {
        const screen = screens.match(tab.path)
        // a title that a page gave is the record's, which has one in every language
        return screen && (tab.title === screen.title || tab.title === nameOfPage(screen)) ? [{ path: tab.path, screen }] : []
      })
      wording.speak(words?.english, words && english.words)
      for (const { path, screen } of open) tabs.retitle(path, nameOfPage(screen))
      page.documentElement.lang = language === 'EN' ? 'en' : 'zh-CN'
    } catch {
      session.setLanguage('CN')
      notify.error(wording.words.chunkFailed)
    }
  }
  return reaction(
    () => session.language,
    (language) => void speak(language),
    { fireImmediately: session.language === 'EN' },
  )
}

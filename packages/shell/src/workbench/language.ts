import type { TabStore } from '@jst/tab-bar'
import { reaction } from 'mobx'
import type { Services } from '../services/createServices.ts'
import { wording } from '../texts.ts'

interface Spoken {
  services: Pick<Services, 'session' | 'notify' | 'english' | 'screens'>
  tabs: TabStore
}

/**
 * Applies the language of the session to the frame, its parts, Arco and the document. Pages of an area without English stay Chinese (spec §1).
 */
export function followLanguage({ services, tabs }: Spoken, page: Document): () => void {
  const { session, notify, english, screens } = services
  const follow = async (language: string) => {
    try {
      const [{ speak }] = await Promise.all([import('./speak.ts'), language === 'EN' && english.load()])
      if (session.language !== language) return
      speak(language === 'EN' ? english.words : undefined, screens, tabs)
      page.documentElement.lang = language === 'EN' ? 'en' : 'zh-CN'
    } catch {
      session.setLanguage('CN')
      notify.error(wording.words.chunkFailed)
    }
  }
  return reaction(
    () => session.language,
    (language) => void follow(language),
    { fireImmediately: session.language === 'EN' },
  )
}

import type { App } from '@jst/feature-kit'
import { reaction } from 'mobx'
import type { ArcoLocale } from '../arcoLocale.ts'
import { wording } from '../texts.ts'

/** Frame, Arco and the document's language follow the session's choice; the pages of the areas stay Chinese (spec §1). */
export function followLanguage(
  { session, notify }: Pick<App, 'session' | 'notify'>,
  page: Document,
  english: () => Promise<ArcoLocale | undefined>,
): () => void {
  const speak = async (language: string) => {
    try {
      const [words, arco] = language === 'EN' ? await Promise.all([import('./texts-en.ts'), english()]) : []
      if (session.language !== language) return
      wording.speak(words?.english, arco)
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

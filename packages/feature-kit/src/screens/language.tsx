import type { ScreenMeta } from '@jst/contracts/screens'
import type { Language } from '@jst/session-core'
import { createContext, use, type ReactNode } from 'react'
import { useApp } from '../app/context.tsx'
import { texts as chinese, type KitTexts } from '../texts.ts'
import { useScreen } from './scope.tsx'

const KitTextsContext = createContext<KitTexts>(chinese)

/** Has the parts of this package speak a language: Chinese, or that of `texts`, such as `englishTexts` of `@jst/feature-kit/english`. */
export function KitTextsProvider({ texts = chinese, children }: { texts?: KitTexts | undefined; children: ReactNode }) {
  return <KitTextsContext value={texts}>{children}</KitTextsContext>
}

/** The texts of this package in the language of the page around the component. */
export const useKitTexts = (): KitTexts => use(KitTextsContext)

/** The language of a screen: that of its flags `english` and `speaks`, else Chinese. */
export function languageOf({ english, speaks }: Pick<ScreenMeta, 'english' | 'speaks'>, search: string, session: Language): Language {
  if (english) return 'EN'
  if (speaks === 'session') return session
  return speaks === 'address' && new URLSearchParams(search).get('lang') === 'en' ? 'EN' : 'CN'
}

/** The language of the screen around the component. */
export function useLanguage(): Language {
  const { meta, location } = useScreen()
  return languageOf(meta, location.search, useApp().session.language)
}

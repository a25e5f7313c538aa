import type { Language } from '@jst/session-core'
import { createContext, use, type ReactNode } from 'react'
import { texts as chinese, type KitTexts } from '../texts.ts'
import { useScreen } from './scope.tsx'

const KitTextsContext = createContext<KitTexts>(chinese)

/** Has the parts of this package speak another language than Chinese: pass `englishTexts` of `@jst/feature-kit/english`. */
export function KitTextsProvider({ texts, children }: { texts: KitTexts; children: ReactNode }) {
  return <KitTextsContext value={texts}>{children}</KitTextsContext>
}

/** The texts of this package in the language of the page around the component. */
export const useKitTexts = (): KitTexts => use(KitTextsContext)

/** The language of the screen: English on a route with the flag `english`, whatever the session's is; on any other Chinese. */
export const useLanguage = (): Language => (useScreen().meta.english ? 'EN' : 'CN')

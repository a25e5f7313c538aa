import { useMemo } from 'react'
import type { App } from '../app/App.ts'
import { useApp } from '../app/context.tsx'
import { useScreen } from './scope.tsx'

/** Language of names and sentences in an answer, as calls that declare `answerLanguage` take it. */
export interface AnswerLanguage {
  readonly Lang?: 'en'
}

/**
 * Language of the answers of a page, also before it is drawn: pages of customers and providers speak that of the session, pages of visitors that of
 * their address, pages of the staff Chinese. @param search query of the page
 */
export function answerLanguageOf({ surface, session }: Pick<App, 'surface' | 'session'>, search = ''): AnswerLanguage {
  const isEnglish =
    surface === 'external' ? session.language === 'EN' : surface === 'public' && new URLSearchParams(search).get('lang') === 'en'
  return isEnglish ? { Lang: 'en' } : {}
}

/** Language in which the page around the component asks for names and sentences. */
export function useAnswerLanguage(): AnswerLanguage {
  const app = useApp()
  const { search } = useScreen().location
  const { Lang } = answerLanguageOf(app, search)
  return useMemo(() => (Lang ? { Lang } : {}), [Lang])
}

import { useApp, useScreen } from '@jst/feature-kit'
import { useMemo } from 'react'
import { langOf } from './speech.ts'

/** Language in which the page asks for names and sentences. */
export function useLang(): { Lang?: 'en' } {
  const app = useApp()
  const { search } = useScreen().location
  const { Lang } = langOf(app, search)
  return useMemo(() => (Lang ? { Lang } : {}), [Lang])
}

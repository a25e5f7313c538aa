import { createContext, use, type ReactNode } from 'react'
import { texts as chinese, type UiTexts } from './texts.ts'

export const TextsContext = createContext<UiTexts>(chinese)

/** Has the components below speak another language than Chinese: pass `englishTexts` of `@jst/ui/english`. */
export function TextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** The texts of this package in the language of the page around the component. */
export const useTexts = (): UiTexts => use(TextsContext)

import { createContext, use, type ReactNode } from 'react'
import { texts as chinese, type UiTexts } from './texts.ts'

export const TextsContext = createContext<UiTexts>(chinese)

/** Has the components below speak a language: Chinese, or that of `texts`, such as `englishTexts` of `@jst/ui/english`. */
export function TextsProvider({ texts = chinese, children }: { texts?: UiTexts | undefined; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** The texts of this package in the language of the page around the component. */
export const useTexts = (): UiTexts => use(TextsContext)

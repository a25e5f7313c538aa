import { KitTextsProvider, PageSpeechProvider } from '@jst/feature-kit'
import { TextsProvider } from '@jst/ui'
import type { ReactNode } from 'react'
import { ArcoLanguage } from '../ArcoSettings.tsx'
import type { PageWords } from '../services/PageEnglish.ts'

/** A page in English with all its parts, independent of the frame's language. */
export function EnglishPage({ words, children }: { words: PageWords; children: ReactNode }) {
  return (
    <div lang="en" className="jst-page-language">
      <TextsProvider texts={words.ui}>
        <KitTextsProvider texts={words.kit}>
          <ArcoLanguage locale={words.arco}>
            <PageSpeechProvider words={words.kit.documents}>{children}</PageSpeechProvider>
          </ArcoLanguage>
        </KitTextsProvider>
      </TextsProvider>
    </div>
  )
}

/** A page in Chinese in a frame that may speak English. */
export function ChinesePage({ children }: { children: ReactNode }) {
  return (
    <TextsProvider>
      <KitTextsProvider>
        <PageSpeechProvider words={undefined}>{children}</PageSpeechProvider>
      </KitTextsProvider>
    </TextsProvider>
  )
}

import { KitTextsProvider } from '@jst/feature-kit'
import { TextsProvider } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { wording } from '../texts.ts'

/** Provides the language of the frame to its parts: notices, dialogs and errors. */
export const FrameLanguage = observer(function FrameLanguage({ children }: { children: ReactNode }) {
  const { parts } = wording
  return (
    <TextsProvider texts={parts?.ui}>
      <KitTextsProvider texts={parts?.kit}>{children}</KitTextsProvider>
    </TextsProvider>
  )
})

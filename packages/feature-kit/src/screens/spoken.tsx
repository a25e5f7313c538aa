import type { Language } from '@jst/session-core'
import { ErrorView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { useKitTexts, useLanguage } from './language.tsx'
import { spokenTable } from './spoken-words.ts'
import type { Words } from '../words.ts'

type Table = Readonly<Record<string, object>>

/** Words of an area whose pages have the route flag `speaks`. */
export interface SpokenWords {
  /**
   * The words of one file of texts in the language of the page. Read them while drawing: a text that is read once at the top of a file stays Chinese;
   * a group of texts may be read there.
   */
  readonly words: <T extends object>(name: string, chinese: T) => Words<T>
  /**
   * Wraps screens: each is rendered once the texts of its language are there, and mounted again when the language changes.
   * @param fetchEnglish texts by the name of their file; called when the first page in English opens. An area calls this in a module that its texts
   * do not import: the types of the English texts come from the Chinese ones
   */
  readonly inLanguage: (fetchEnglish: () => Promise<Table>) => <Props extends object>(Screen: ComponentType<Props>) => ComponentType<Props>
}

export function spokenWords(): SpokenWords {
  let english: Table | undefined
  let current: Language = 'CN'
  let mounted = 0

  /** Sets the language before anything below is drawn. Parts that are drawn without such a page are Chinese once the last page has gone. */
  function Speaking({ language, children }: { language: Language; children: () => React.ReactNode }) {
    useState(() => (current = language))
    useLayoutEffect(() => {
      current = language
      mounted += 1
      return () => {
        mounted -= 1
        if (mounted === 0) current = 'CN'
      }
    }, [language])
    return children()
  }

  return {
    words: <T extends object>(name: string, chinese: T) =>
      spokenTable(chinese, () => (current === 'EN' ? english?.[name] : undefined)) as Words<T>,
    inLanguage: (fetchEnglish) => (Screen) =>
      observer(function InLanguage(props) {
        const language = useLanguage()
        const texts = useKitTexts()
        const [state, setState] = useState<'fetched' | 'failed' | 'open'>(english ? 'fetched' : 'open')
        const isMissing = language === 'EN' && state === 'open'
        useEffect(() => {
          if (!isMissing) return
          fetchEnglish().then(
            (found) => {
              english = found
              setState('fetched')
            },
            () => setState('failed'),
          )
        }, [isMissing])
        if (isMissing) return null
        if (language === 'EN' && state === 'failed')
          return <ErrorView error={{ message: texts.unexpected }} onRetry={() => setState('open')} />
        return (
          <Speaking key={language} language={language}>
            {() => <Screen {...props} />}
          </Speaking>
        )
      }),
  }
}

import { createContext, use, type ReactNode } from 'react'
import type { Words } from '../words.ts'

type Table = Readonly<Record<string, object>>

const PageWordsContext = createContext<Table | undefined>(undefined)

/** Words of shared parts for the page below; undefined for Chinese. Each page has its own, also while its tab is behind another one. */
export function PageSpeechProvider({ words, children }: { words: Table | undefined; children: ReactNode }) {
  return <PageWordsContext value={words}>{children}</PageWordsContext>
}

/** Words of one file of shared parts in the language of the page around the component. */
export const useSharedWords = <T extends object>(name: string, chinese: T): Words<T> =>
  (use(PageWordsContext)?.[name] ?? chinese) as Words<T>

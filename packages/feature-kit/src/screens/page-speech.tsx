import { useLayoutEffect, useState, type ReactNode } from 'react'
import type { Words } from '../words.ts'
import { spokenTable } from './spoken-words.ts'

type Table = Readonly<Record<string, object>>

/** Words of shared parts in the language of the page that is shown; undefined for Chinese. */
let shown: Table | undefined

/** Words of one file of shared parts. Read them while drawing: a text that is read once at the top of a file stays Chinese. */
export const sharedWords = <T extends object>(name: string, chinese: T): Words<T> => spokenTable(chinese, () => shown?.[name]) as Words<T>

/** Sets the language of shared parts for a page: before it is drawn, and again each time that its tab comes to the front. */
export function PageSpeechProvider({ words, children }: { words: Table | undefined; children: ReactNode }) {
  useState(() => (shown = words))
  useLayoutEffect(() => void (shown = words), [words])
  return children
}

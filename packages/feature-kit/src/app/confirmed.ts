import { ApiError } from '@jst/api-client'
import { useCallback } from 'react'
import { useKitTexts } from '../screens/language.tsx'
import { texts, type KitTexts } from '../texts.ts'
import type { Notify } from './App.ts'
import { useApp } from './context.tsx'
import { Declined } from './Declined.ts'
import { findingsOf } from './failure.ts'

/** Doubts that the question names; the others are counted. */
const mostNamed = 5

type Texts = Pick<KitTexts, 'confirmed' | 'failure'>

/**
 * A write that the server may ask to confirm: the person is asked, and the write goes again with the answer.
 * @throws Declined
 */
export async function confirmed<R>(
  notify: Pick<Notify, 'confirm'>,
  write: (sure: { Sure?: true }) => Promise<R>,
  words: Texts = texts,
): Promise<R> {
  try {
    return await write({})
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_REQUIRED') throw error
    const { title, content, ok } = words.confirmed
    const doubts = [...new Set(findingsOf(error, words))]
    const question = { title, content: content(doubts.slice(0, mostNamed).join(words.failure.joint), doubts.length - mostNamed), ok }
    if (!(await notify.confirm(question))) throw new Declined(error)
    return write({ Sure: true })
  }
}

/** `confirmed` in the language of the page. */
export function useConfirmed(): <R>(write: (sure: { Sure?: true }) => Promise<R>) => Promise<R> {
  const { notify } = useApp()
  const words = useKitTexts()
  return useCallback((write) => confirmed(notify, write, words), [notify, words])
}

import type { ReactNode } from 'react'

/**
 * One map for the whole product: grey draft · blue waiting for us · orange waiting for others or due soon ·
 * green done · red refused, overdue or failed · purple amended.
 */
export type Tone = 'grey' | 'blue' | 'orange' | 'green' | 'red' | 'purple'

/** State of a thing as a small coloured label; the words carry the meaning, the tone repeats it. */
export function StatusTag({ tone, children, title }: { tone: Tone; children: ReactNode; title?: string }) {
  return (
    <span className={`jst-tag jst-tone-${tone}`} title={title}>
      {children}
    </span>
  )
}

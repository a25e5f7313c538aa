import type { DetailStore } from '@jst/feature-kit'
import { ErrorView, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'

interface HomePartProps {
  title: string
  read: Pick<DetailStore<unknown>, 'data' | 'status' | 'error' | 'reload'>
  extra?: ReactNode
  /** Text of the empty state. */
  none: string
  empty: boolean
  children: ReactNode
}
/** A part of the page with a read of its own: where it fails, it fails alone. */
export const HomePart = observer(function HomePart({ title, read, extra, none, empty, children }: HomePartProps) {
  const failed = read.status === 'failed' && read.error
  return (
    <Section title={title} extra={extra}>
      {failed ? <ErrorView error={failed} onRetry={read.reload} /> : null}
      {!failed && !read.data ? <div className="jst-skeleton jst-home-wait" aria-busy="true" /> : null}
      {!failed && read.data && empty ? <p className="jst-muted">{none}</p> : null}
      {!failed && read.data && !empty ? children : null}
    </Section>
  )
})

import { EmptyState, ErrorView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { DetailStore } from '../detail/DetailStore.ts'
import { useSharingTexts } from './useSharingTexts.ts'

interface LinkedPageProps<T> {
  read: DetailStore<T>
  className: string
  /** The page stands in the main landmark of a frame. Default: it is the main landmark, as pages of the portal are. */
  isFramed?: boolean
  /** Replaces the server's sentence about a link that does not work, for pages in another language. */
  lost?: string | undefined
  /** Below that sentence. Default: ask whoever sent the link for a new one. */
  lostHint?: string | undefined
  children: (data: T) => ReactNode
}

function LinkedPageView<T>({ read, className, isFramed = false, lost, lostHint, children }: LinkedPageProps<T>) {
  const { data, status, error, reload } = read
  const texts = useSharingTexts()
  const Container = isFramed ? 'div' : 'main'
  return (
    <Container className={className}>
      {data ? (
        children(data)
      ) : status === 'first' ? (
        <p className="jst-muted" role="status">
          {texts.loading}
        </p>
      ) : error && error.code !== 'NOT_FOUND' ? (
        <ErrorView error={error} onRetry={reload} />
      ) : (
        <EmptyState asPage title={lost ?? error?.message ?? texts.lost} hint={lostHint ?? texts.lostHint} />
      )}
    </Container>
  )
}

/** The page behind a link for a reader without an account: loading, failed, a link that does not work, or its content. */
export const LinkedPage = observer(LinkedPageView) as typeof LinkedPageView

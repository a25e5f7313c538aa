import { failureOf } from '@jst/feature-kit'
import { ErrorView } from '@jst/ui'
import { useRouteError } from 'react-router-dom'
import { texts } from './texts.ts'

/** The session could not be loaded: why, and a way to try again. */
export function StartFailed() {
  return (
    <ErrorView
      title={texts.startFailed}
      error={failureOf(useRouteError())}
      retryLabel={texts.reload}
      onRetry={() => window.location.reload()}
    />
  )
}

import { failureOf } from '@jst/feature-kit'
import { ErrorView } from '@jst/ui'
import { texts } from './texts.ts'

/** The session could not be loaded: why, and a way to try again. */
export function StartFailed({ error }: { error: unknown }) {
  return <ErrorView title={texts.startFailed} error={failureOf(error)} retryLabel={texts.reload} onRetry={() => window.location.reload()} />
}

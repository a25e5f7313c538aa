import { Button } from '@arco-design/web-react'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTexts } from '../language.tsx'

/** A failure in words, with the next step. `requestId` is what support asks for. */
export interface Failure {
  /** One sentence in Chinese, with the next step. */
  message: string
  /** Code of the refusal, by which pages in another language have a sentence of their own. */
  code?: string
  /** Of the server’s answer; absent when it was not reached. */
  requestId?: string
}

interface ErrorViewProps {
  error: Failure
  title?: string
  retryLabel?: string
  onRetry?: () => void
  extra?: ReactNode
}

/** The reason of a failure, the next step, and the number for the administrator. A missing right has no retry button. */
export function ErrorView({ error, title, retryLabel, onRetry, extra }: ErrorViewProps) {
  const texts = useTexts()
  const isForbidden = error.code === 'FORBIDDEN'
  return (
    <div className="jst-empty jst-error" role="alert">
      <Icon name={isForbidden ? 'lock' : 'warning'} size={32} />
      <p className="jst-empty-title">{title ?? (isForbidden ? texts.errors.forbidden : texts.errors.title)}</p>
      <p className="jst-empty-hint">{texts.errors.refusal(error.code ?? '', error.message)}</p>
      {error.requestId ? <p className="jst-empty-hint jst-code">{texts.errors.requestId(error.requestId)}</p> : null}
      <div className="jst-empty-action">
        {onRetry && !isForbidden ? (
          <Button type="primary" onClick={onRetry}>
            {retryLabel ?? texts.table.retry}
          </Button>
        ) : null}
        {extra}
      </div>
    </div>
  )
}

import { Component, type ErrorInfo, type ReactNode } from 'react'
import { TextsContext } from '../language.tsx'
import type { UiTexts } from '../texts.ts'
import { ErrorView } from './ErrorView.tsx'

interface Props {
  children: ReactNode
  /** Called after the user asked for a fresh start; the caller re-mounts the page. */
  onReload: () => void
  onError?: (error: unknown, info: ErrorInfo) => void
}

/** Keeps a crash inside its page and offers to load the page anew. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = TextsContext
  declare context: UiTexts
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info)
  }

  private readonly reload = (): void => {
    this.setState({ failed: false })
    this.props.onReload()
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const { errors } = this.context
    return <ErrorView title={errors.crashTitle} error={{ message: errors.crashHint }} retryLabel={errors.reload} onRetry={this.reload} />
  }
}

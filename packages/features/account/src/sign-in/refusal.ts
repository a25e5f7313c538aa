import { failureOf } from '@jst/feature-kit'

interface Refusal {
  /** Undefined when the server was not reached. */
  readonly code: string | undefined
  readonly message: string
  readonly data: unknown
  /** Field of the first finding. */
  readonly path: string | undefined
}

/** What a refused call says, read from the api client's error. */
export function refusalOf(error: unknown): Refusal {
  const { code, data, issues, kind } = (error ?? {}) as {
    code?: string
    data?: unknown
    issues?: readonly { Path: string; Message: string }[]
    kind?: string
  }
  const [issue] = issues ?? []
  return {
    code: kind === 'http' ? (code ?? 'INTERNAL') : undefined,
    message: issue?.Message ?? failureOf(error).message,
    data,
    path: issue?.Path,
  }
}

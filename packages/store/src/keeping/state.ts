/** Why a copy could not be written. */
export type SaveProblem = 'full' | 'blocked' | 'offline' | 'signed-out' | 'refused'

/** State of one copy, here or on the server. */
export type SaveState =
  | { kind: 'clean' }
  /** Changed, will be written shortly. */
  | { kind: 'pending' }
  | { kind: 'saving' }
  /** Epoch ms by this machine's clock. */
  | { kind: 'saved'; at: number }
  /** Tried again at `retryAt` by itself; null: after `resume`, that is, after the next login. */
  | { kind: 'failed'; at: number; problem: SaveProblem; message: string; retryAt: number | null }
  /** Somebody else changed the same values; nothing is written until a person decides. */
  | { kind: 'conflict' }
  /** Submitted or cleared elsewhere; `keepAnyway` writes it again. */
  | { kind: 'removed' }

/** State of both copies as people should see it: the worst of both copies first, then the server's. */
export type OverallSaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number; where: 'local' | 'server' }
  | { kind: 'failed'; where: 'local' | 'server'; problem: SaveProblem; retryAt: number | null }
  | { kind: 'conflict'; count: number }
  | { kind: 'removed' }

/** Message of an error; a DOMException is not an Error everywhere. */
export const messageOf = (error: unknown): string => String((error as { message?: unknown } | null)?.message ?? error)

/** Judges by what errors of browsers and HTTP clients have in common: `name` and `status`. */
export function problemOf(error: unknown): SaveProblem {
  const { name, status } = (typeof error === 'object' && error !== null ? error : {}) as { name?: unknown; status?: unknown }
  if (status === 401) return 'signed-out'
  if (typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429) return 'refused'
  if (name === 'QuotaExceededError') return 'full'
  if (name === 'SecurityError' || name === 'InvalidStateError' || name === 'StorageBlockedError') return 'blocked'
  return 'offline'
}

/** State of both copies as people should see it. */
export function overallState(local: SaveState, server: SaveState | null, conflicts: number): OverallSaveState {
  const both = server ? [local, server] : [local]
  if (conflicts > 0) return { kind: 'conflict', count: conflicts }
  if (both.some(({ kind }) => kind === 'removed')) return { kind: 'removed' }
  if (local.kind === 'failed') return { kind: 'failed', where: 'local', problem: local.problem, retryAt: local.retryAt }
  if (server?.kind === 'failed') return { kind: 'failed', where: 'server', problem: server.problem, retryAt: server.retryAt }
  if (both.some(({ kind }) => kind === 'pending' || kind === 'saving' || kind === 'conflict')) return { kind: 'saving' }
  if (server?.kind === 'saved') return { kind: 'saved', at: server.at, where: 'server' }
  if (local.kind === 'saved') return { kind: 'saved', at: local.at, where: 'local' }
  return { kind: 'idle' }
}

/** The copy in this browser: how it stands, and `flush` writes it at once. */
export interface LocalCopy {
  /** Where the writing stands. */
  readonly state: SaveState
  /** Writes what waits now. */
  flush(): void
}

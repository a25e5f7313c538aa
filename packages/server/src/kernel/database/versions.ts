import { AppError } from '../errors.ts'

/**
 * Optimistic lock: `seen` is the version that the caller saw, null of what was not stored yet; `current` is the record as the caller may see it.
 * @throws AppError STALE_WRITE with the record as it stands now in `Data`.
 */
export function demandVersion(seen: string | null, current: { readonly UpdateTime: string | null }): void {
  if (seen === current.UpdateTime) return
  if (seen === null || current.UpdateTime === null || Date.parse(seen) !== Date.parse(current.UpdateTime))
    throw new AppError('STALE_WRITE', { data: current })
}

import { AppError } from '../errors.ts'

/**
 * Optimistic lock: `UpdateTime` is the version that the caller saw; `current` is the record as the caller may see it.
 * @throws AppError STALE_WRITE with the record as it stands now in `Data`.
 */
export function demandVersion(seen: string, current: { readonly UpdateTime: string }): void {
  if (Date.parse(seen) !== Date.parse(current.UpdateTime)) throw new AppError('STALE_WRITE', { data: current })
}

import { useSyncExternalStore } from 'react'
import type { Subscribable } from '../store.ts'

/** The state of a store; the component is drawn again after each change. */
export function useStore<S>(store: Subscribable<S>): S
/**
 * Returns the selected value of a store; renders again when the value changes. `select` must return the same value until something
 * changes: no object or array made anew.
 */
export function useStore<Target extends Subscribable<unknown>, T>(store: Target, select: (store: Target) => T): T
export function useStore<Target extends Subscribable<unknown>>(store: Target, select?: (store: Target) => unknown): unknown {
  const read = select ? () => select(store) : store.getSnapshot
  return useSyncExternalStore(store.subscribe, read, read)
}

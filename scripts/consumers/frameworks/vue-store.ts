import type { Subscribable } from '@jst/store'
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'

export function useStore<S>(store: Subscribable<S>): Readonly<ShallowRef<S>> {
  const state = shallowRef(store.getSnapshot())
  onScopeDispose(store.subscribe(() => (state.value = store.getSnapshot())))
  return state
}

import { _isComputingDerivation as isTracking, computed, createAtom, runInAction, type IAtom, type IComputedValue } from 'mobx'
import { trackWith, type Tracker } from '../tracker.ts'

const atoms = new WeakMap<object, IAtom>()
const values = new WeakMap<object, IComputedValue<unknown>>()

const mobx: Tracker = {
  read(field) {
    if (!isTracking()) return
    let atom = atoms.get(field)
    if (!atom) atoms.set(field, (atom = createAtom('Store')))
    atom.reportObserved()
  },
  changed: (field) => atoms.get(field)?.reportChanged(),
  derived<T>(value: object, tracked: () => T, plain: () => T): T {
    if (!isTracking()) return plain()
    let cached = values.get(value)
    if (!cached) values.set(value, (cached = computed(tracked)))
    return cached.get() as T
  },
  act: runInAction,
}

/**
 * Makes every store observable by MobX: observers, reactions and computed values follow exactly the values that they read, and an act of a store is
 * a MobX action. Call it before the first observer is drawn; a further call changes nothing.
 */
export function connectMobx(): void {
  trackWith(mobx)
}

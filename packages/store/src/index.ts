export { demandPorts } from './ports.ts'
export { Store, type Derivations, type Fields, type Live, type Subscribable } from './store.ts'
export { trackWith, type Tracker } from './tracker.ts'

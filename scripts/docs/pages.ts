import { siStates } from '@jst/contracts/si'
import type { States } from '@jst/contracts'

/** Pages with parts that declarations write, by path from the root. */
export const generatedPages: Readonly<Record<string, Readonly<Record<string, States>>>> = {
  'docs/areas/si.md': { si: siStates },
}

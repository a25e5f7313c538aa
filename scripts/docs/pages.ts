import { siStates } from '@jst/contracts/si'
import { listDecisions } from './decisions.ts'
import { between } from './marks.ts'
import { drawCounts, drawSizes } from './sizes.ts'
import { drawSpeed } from './speed.ts'
import { drawScreens } from './screens.ts'
import { drawStates } from './states.ts'

/** Parts of pages that declarations and other files write: path from the root → the page with its parts drawn anew. */
export const generatedPages: Readonly<Record<string, (page: string) => string>> = {
  'docs/areas/si.md': (page) => between(page, 'states: si', drawStates(siStates)),
  'docs/screens.md': (page) => between(page, 'screens', drawScreens()),
  'docs/guides/sizes.md': (page) => between(between(page, 'sizes', drawSizes()), 'citus', drawCounts()),
  'docs/guides/speed.md': (page) => between(page, 'speed', drawSpeed()),
  'docs/adr/README.md': (page) => between(page, 'decisions', listDecisions('docs/adr')),
}

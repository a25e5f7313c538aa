import type { KeptHere } from '@jst/feature-kit'
import { forgetLocalDrafts, unsentLocalDrafts } from '@jst/si-drafts/browser'
import { browserPorts } from './model/ports.ts'
import { texts } from './texts.ts'

/** Drafts of shipping instructions in this browser. */
export const kept: KeptHere = {
  async unsent() {
    const sets = await unsentLocalDrafts(browserPorts().storage)
    return sets.length > 0 ? texts.unsentHere(sets.length) : undefined
  },
  async forget() {
    const { storage } = browserPorts()
    storage.close()
    await forgetLocalDrafts(storage)
  },
}

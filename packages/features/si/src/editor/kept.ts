import type { KeptHere } from '@jst/feature-kit'
import { forgetLocalDrafts, unsentLocalDrafts, webStorage } from '@jst/si-drafts/browser'
import { browserPorts } from './model/ports.ts'
import { texts } from './texts.ts'

/** Where drafts lie in this browser: their storage, and what the journal holds of them. */
const places = () => [browserPorts().storage, webStorage(window.localStorage)]

/** Drafts of shipping instructions in this browser. */
export const kept: KeptHere = {
  async unsent() {
    const sets = await Promise.all(places().map((storage) => unsentLocalDrafts(storage)))
    const orders = new Set(sets.flat().map(({ owner, orderId }) => `${owner} ${orderId}`))
    return orders.size > 0 ? texts.unsentHere(orders.size) : undefined
  },
  async forget() {
    browserPorts().storage.close()
    await Promise.all(places().map((storage) => forgetLocalDrafts(storage)))
  },
}

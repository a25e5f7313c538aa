import { slipCalls, slipDocument, slipView } from '@jst/contracts/packing'
import { preloadPage } from '@jst/feature-kit/document'
import { lazy } from 'react'

/** A slip on its page, which is loaded when somebody opens one. */
export const OpenedSlip = lazy(async () => ({ default: (await import('./SlipPage.tsx')).SlipPage }))
export const preloadSlip = preloadPage(slipCalls, slipDocument, (app, Id) => app.reads.start(slipView, { Id }))

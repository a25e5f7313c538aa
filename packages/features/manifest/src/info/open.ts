import { manifestCalls, manifestDocument, manifestView } from '@jst/contracts/manifest'
import { preloadPage } from '@jst/feature-kit/document'

/** Reads a filing ahead of its page. */
export const preloadManifest = preloadPage(manifestCalls, manifestDocument, (app, Id) => app.reads.start(manifestView, { Id }))

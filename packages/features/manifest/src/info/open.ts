import { manifestCalls, manifestDocument, manifestView } from '@jst/contracts/manifest'
import { answerLanguageOf } from '@jst/feature-kit'
import { preloadPage } from '@jst/feature-kit/document'

/** Reads a filing ahead of its page. */
export const preloadManifest = preloadPage(manifestCalls, manifestDocument, (app, Id) =>
  app.reads.start(manifestView, { Id, ...answerLanguageOf(app) }),
)

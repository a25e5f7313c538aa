import type { ContentKind } from '@jst/contracts/portal'
import type { App, ScreenLocation } from '@jst/feature-kit'
import { preloadDocument } from '@jst/feature-kit/document'

/** Asks for a content and its document while the code of the editor is on its way. */
export function preloadContent({ calls, document }: ContentKind, app: App, { search }: ScreenLocation): void {
  const Id = Number(new URLSearchParams(search).get('Id'))
  if (!(Id > 0)) return
  app.reads.start(calls.get, { Id })
  preloadDocument(app, document, Id)
}

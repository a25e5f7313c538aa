import { carryCopies, forgetCopies, unsentCopies, webStorage } from '@jst/store/keeping'
import type { LocalDrafts } from '../../screens/manifest.ts'
import { openDrafts } from './openDrafts.ts'
import { draftPorts, localPrefix } from './ports.ts'
import { typedContent } from './typed.ts'

/** A logout never waits longer for drafts to be sent, in milliseconds. */
const sendWithin = 3_000

/** Drafts of documents in this browser: they belong to the server, or wait here for whoever typed them. For the areas that have some. */
export const localDrafts: LocalDrafts = {
  async leave() {
    const { storage } = draftPorts()
    await Promise.race([openDrafts.flush(), new Promise((resolve) => setTimeout(resolve, sendWithin))])
    storage.close()
    const unsent = await unsentCopies(storage, localPrefix, typedContent)
    await forgetCopies(
      storage,
      localPrefix,
      unsent.map(({ key }) => key),
    )
    // the storage that the logout clears has the journal, and the drafts of a browser without IndexedDB
    return carryCopies(webStorage(window.localStorage), localPrefix)
  },
}

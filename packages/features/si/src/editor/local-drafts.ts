import type { LocalDrafts } from '@jst/feature-kit'
import { carryLocalDrafts, forgetLocalDrafts, webStorage } from '@jst/si-drafts/browser'
import { saveOpenEditors } from './model/open-editors.ts'
import { browserPorts } from './model/ports.ts'

/** A logout never waits longer for drafts to be sent, in milliseconds. */
const sendWithin = 3_000

/** Drafts of shipping instructions in this browser: stored on the server, or waiting here for the person who typed them (spec §4). */
export const localDrafts: LocalDrafts = {
  async leave() {
    const { storage } = browserPorts()
    await Promise.race([saveOpenEditors(), new Promise((resolve) => setTimeout(resolve, sendWithin))])
    storage.close()
    await forgetLocalDrafts(storage, 'sent')
    // the storage that the logout clears has the journal, and the drafts of a browser without IndexedDB
    return carryLocalDrafts(webStorage(window.localStorage))
  },
}

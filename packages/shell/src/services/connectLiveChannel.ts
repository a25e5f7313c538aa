import { link, messageBox, type App } from '@jst/feature-kit'
import { reaction } from 'mobx'
import type { JobStore } from './JobStore.ts'
import { followLiveEvents } from './liveEvents.ts'

/**
 * Connects after the login and follows what concerns the frame, for the life of the document (spec §4, §7); in the portal too, where people sign in.
 */
export function connectLiveChannel(app: App, jobs: JobStore): void {
  const { session, live, unread } = app
  followLiveEvents({
    live,
    session,
    unread,
    jobs,
    // without pop-ups a message is counted at the bell all the same, and stays unread until it is opened
    announce: ({ Ids, Title, Text }) => {
      if (!app.ui.display.popUps) return
      const list = messageBox(session.workbenchKind)
      const onAll = () => app.navigate(list)
      const [only] = Ids
      void import('./pop-ups.tsx').then(({ announce }) =>
        announce({
          title: Title,
          text: Text,
          // a message to many names no id, and is one
          count: Math.max(Ids.length, 1),
          onOpen: Ids.length === 1 && only !== undefined ? () => app.navigate(link(`${list}Detail`, { id: only })) : onAll,
          onAll,
        }),
      )
    },
  })
  reaction(
    // who has no company yet is signed in all the same
    () => session.token !== null && session.user !== null,
    (signedIn) => {
      if (!signedIn) return live.close()
      live.open()
      if (session.employee) void unread.refresh()
    },
    { fireImmediately: true },
  )
}

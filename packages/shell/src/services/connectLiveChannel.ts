import { link, messageBox, type App } from '@jst/feature-kit'
import { reaction } from 'mobx'
import type { JobStore } from './JobStore.ts'
import { followLiveEvents } from './liveEvents.ts'

/**
 * Connects after the login and handles the events of the frame for the lifetime of the document (spec §4, §7); also in the portal.
 */
export function connectLiveChannel(app: App, jobs: JobStore): void {
  const { session, live, unread } = app
  followLiveEvents({
    live,
    session,
    unread,
    jobs,
    // with pop-ups turned off a message is still counted at the bell and stays unread until it is opened
    announce: ({ Ids, Title, Text }) => {
      if (!app.ui.display.popUps) return
      const list = messageBox(session.workbenchKind)
      const onAll = () => app.navigate(list)
      const [only] = Ids
      void import('./pop-ups.tsx').then(({ announce }) =>
        announce({
          title: Title,
          text: Text,
          // a message to many recipients has no id and counts as one
          count: Math.max(Ids.length, 1),
          onOpen: Ids.length === 1 && only !== undefined ? () => app.navigate(link(`${list}Detail`, { id: only })) : onAll,
          onAll,
        }),
      )
    },
  })
  reaction(
    // a user without a company is signed in too
    () => session.token !== null && session.user !== null,
    (signedIn) => {
      if (!signedIn) return live.close()
      live.open()
      if (session.employee) void unread.refresh()
    },
    { fireImmediately: true },
  )
}

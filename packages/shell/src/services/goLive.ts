import { messageBox, type App } from '@jst/feature-kit'
import { reaction } from 'mobx'
import { followLiveEvents } from './liveEvents.ts'

/**
 * Connects after the login and follows what concerns the frame, for the life of the document (spec §4, §7); in the portal too, where people sign in.
 */
export function goLive(app: App): void {
  const { session, live, unread } = app
  followLiveEvents({
    live,
    session,
    unread,
    // without pop-ups a message is counted at the bell all the same, and stays unread until it is opened
    announce: ({ Ids, Title }) => {
      if (!app.ui.display.popUps) return
      const list = messageBox(session.workbenchKind)
      void import('./words.tsx').then((words) =>
        words.announce({
          several: Ids.length > 1 ? Ids.length : undefined,
          title: Title,
          onOpen: () => app.navigate(Ids.length === 1 ? `${list}Detail?id=${Ids[0]}` : list),
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

import { markMessagesRead, messageSelfList } from '@jst/contracts/messages'
import { MessageLines, messageBox, useAction, useApp, useDetail, useLiveReload } from '@jst/feature-kit'
import { AppLink, EmptyState, ErrorView, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../../texts.ts'
import { OwnJobs } from './OwnJobs.tsx'

const latest = { PageSize: 10, Sort: '-CreateTime', Fold: true } as const

/** Latest messages below the bell, with a link to all of them. */
export const Notifications = observer(function Notifications({ close }: { close: () => void }) {
  const words = texts.notifications
  const { api, surface, unread } = useApp()
  const box = messageBox(surface)
  const read = useDetail(messageSelfList, latest)
  useLiveReload(['message/send', 'message/unread'], [read])
  const markAll = useAction(async () => {
    unread.set(await api.call(markMessagesRead, {}))
    read.reload()
  })
  const rows = read.data?.Rows
  return (
    <section className="jst-notifications" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <TextButton disabled={unread.count === 0 || markAll.busy} onClick={() => void markAll.run()}>
          {words.markAll}
        </TextButton>
      </header>
      {read.status === 'failed' && read.error ? <ErrorView error={read.error} onRetry={read.reload} /> : null}
      {read.status === 'first' ? <p className="jst-notifications-wait">{words.loading}</p> : null}
      {rows?.length === 0 ? <EmptyState icon="message" title={words.none} hint={words.noneHint} /> : null}
      {rows ? <MessageLines rows={rows} box={box} onFollow={close} /> : null}
      <OwnJobs close={close} />
      <footer>
        <AppLink to={box} onFollow={close}>
          {words.all}
        </AppLink>
      </footer>
    </section>
  )
})

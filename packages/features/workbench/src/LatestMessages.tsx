import { messageSelfList } from '@jst/contracts/messages'
import { MessageLines, messageBox, useApp, useDetail, useLiveReload } from '@jst/feature-kit'
import { AppLink, EmptyState, ErrorView, Panel } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

/** The newest messages of the employee. */
export const latestMessages = { PageSize: 8, Sort: '-CreateTime', Fold: true } as const

export const LatestMessages = observer(function LatestMessages() {
  const { permissions, surface } = useApp()
  const box = messageBox(surface)
  const hasBox = permissions.holds(box)
  const read = useDetail(messageSelfList, hasBox ? latestMessages : undefined, { renew: true })
  useLiveReload(['message/send', 'message/unread'], [read])
  if (!hasBox) return null
  return (
    <Panel title={texts.messages} extra={<AppLink to={box}>{texts.more}</AppLink>}>
      {read.status === 'failed' && read.error ? <ErrorView error={read.error} onRetry={read.reload} /> : null}
      {read.status === 'ready' && read.data?.Rows.length === 0 ? <EmptyState icon="message" title={texts.noMessages} /> : null}
      {read.data ? <MessageLines rows={read.data.Rows} box={box} /> : null}
    </Panel>
  )
})

import { messageSelfList } from '@jst/contracts/messages'
import { link, messageBox, useApp, useDetail, useLiveReload } from '@jst/feature-kit'
import { AppLink, DateText, EmptyState, ErrorView, Panel } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

/** The newest messages of the employee. */
export const latestMessages = { PageSize: 8, Sort: '-CreateTime' } as const

export const LatestMessages = observer(function LatestMessages() {
  const { permissions, surface } = useApp()
  const box = messageBox(surface)
  const hasBox = permissions.holds(box)
  const read = useDetail(messageSelfList, hasBox ? latestMessages : undefined, { renew: true })
  useLiveReload(['message/send'], [read])
  if (!hasBox) return null
  return (
    <Panel title={texts.messages} extra={<AppLink to={box}>{texts.more}</AppLink>}>
      {read.status === 'failed' && read.error ? <ErrorView error={read.error} onRetry={read.reload} /> : null}
      {read.status === 'ready' && read.data?.Rows.length === 0 ? <EmptyState icon="message" title={texts.noMessages} /> : null}
      <ul className="jst-lines">
        {read.data?.Rows.map((message) => (
          <li key={message.Id}>
            <AppLink
              to={link(`${box}Detail`, { id: message.Id })}
              className={message.ReadTime === null ? 'jst-link jst-unread' : 'jst-link'}
              title={message.Title}
            >
              {message.Title}
            </AppLink>
            <DateText value={message.CreateTime} />
          </li>
        ))}
      </ul>
    </Panel>
  )
})

import { messageSelfList } from '@jst/contracts/messages'
import { link, messageBox, useApp, useDetail, useLiveReload, useTitle, type App } from '@jst/feature-kit'
import { AppLink, FactGrid, PageFrame, Panel } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { LatestMessages, latestMessages } from '../LatestMessages.tsx'
import { texts } from '../texts.ts'
import { HomeFigures } from './HomeFigures.tsx'
import { useTiles } from './tiles.ts'

const words = texts.provider
/** Only the total is wanted: the card counts the very list it opens. */
const unread = { UnReadOnly: true, PageSize: 1 } as const

export const preloadProvider = (app: App): void => app.reads.start(messageSelfList, latestMessages)

/** Home of a provider: bookings at own rates, news of the operator, and who they are for it. Nothing here leads to a page that the menu lacks. */
export const ProviderHome = observer(function ProviderHome() {
  const { permissions, session } = useApp()
  const box = messageBox('external')
  const hasBox = permissions.holds(box)
  const read = useDetail(messageSelfList, hasBox ? unread : undefined, { renew: true })
  useLiveReload(['message/send', 'message/unread'], [read])
  useTitle(words.title)
  const { employee } = session
  const tiles = useTiles()
  const card = {
    key: 'unread',
    label: words.unread,
    value: read.data?.Total,
    tone: 'blue',
    hint: words.unreadHint,
    to: link(box, { UnReadOnly: true }),
    roles: ['provider'],
    order: 90,
  } as const
  return (
    <PageFrame title={words.title} head={<HomeFigures stats={[...(hasBox ? [card] : []), ...tiles.stats]} />}>
      <div className="jst-page-columns">
        <LatestMessages />
        <Panel title={words.self} extra={<AppLink to="/external/workbench/userSetting">{words.settings}</AppLink>}>
          <FactGrid
            columns={1}
            facts={[
              { label: words.company, value: employee?.CompanyName },
              { label: words.operator, value: employee?.SystemName },
              { label: words.person, value: employee?.Name },
              { label: words.roles, value: employee?.RoleNames.join(words.joint) },
            ]}
          />
        </Panel>
      </div>
    </PageFrame>
  )
})

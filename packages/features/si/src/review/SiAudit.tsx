import { siPagedList } from '@jst/contracts/si'
import { useApp, useBack, useScreenId, useTitle, type App, type ScreenLocation } from '@jst/feature-kit'
import { DetailPage, EmptyState, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { AuditDesk } from './AuditDesk.tsx'
import { queueOf } from '../lists/queue.ts'
import { texts } from './texts.ts'
import { useQueue } from './useQueue.ts'
import { preloadRecord, useRecord } from './useReview.ts'

const words = texts.audit

export const preload = (app: App, location: ScreenLocation) => {
  const id = Number(new URLSearchParams(location.search).get('Id'))
  app.reads.start(siPagedList, queueOf(location.search))
  if (id > 0) preloadRecord(app, id)
}

export const keys = words.legend

/** Review page: the bill on the left, the comparison on the right (spec §2.20, §7). */
export const Screen = observer(function SiAudit() {
  const app = useApp()
  const id = useScreenId('Id')
  const onBack = useBack()
  const data = useRecord(id)
  // kept here, because the position in the queue outlives the page of one record
  const queue = useQueue(id)
  const { detail, state, record } = data
  useTitle(record && words.title(record.splitMblNo || record.mblNo))
  const failed = [detail, state].find(({ status }) => status === 'failed')
  if (record && state.data && id !== undefined && record.id === id && state.data.Id === id)
    return <AuditDesk key={id} id={id} queue={queue} data={data} record={record} state={state.data} onBack={onBack} />
  if (detail.status === 'empty' || (failed === undefined && id === undefined))
    return (
      <DetailPage title={words.plainTitle} onBack={onBack}>
        <EmptyState
          title={words.notFound}
          action={<TextButton onClick={() => app.navigate('/tdManage/siCheck')}>{words.backToQueue}</TextButton>}
        />
      </DetailPage>
    )
  return (
    <DetailPage
      title={words.plainTitle}
      onBack={onBack}
      state={failed ? 'failed' : 'loading'}
      error={failed?.error}
      onRetry={data.reload}
    />
  )
})

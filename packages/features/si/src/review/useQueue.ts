import { nextSi, siPagedList } from '@jst/contracts/si'
import { useApp, useDetail, useLiveReload, useScreen } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { useMemo, useState } from 'react'
import { to } from '../lists/links.ts'
import { preloadRecord } from './useReview.ts'
import { queueOf, queuePart, QueueWalk } from '../lists/queue.ts'

/** The queue that the page was opened from, in its order, and the ways on and back through it. */
export function useQueue(id: number | undefined) {
  const app = useApp()
  const { search } = useScreen().location
  const part = queuePart(search)
  const mayAudit = usePermitted('audit', '/tdManage/siAudit')
  const list = useDetail(siPagedList, queueOf(search), { renew: true })
  useLiveReload(['si/changed'], [list])
  const [walk] = useState(() => new QueueWalk())
  const position = useMemo(() => {
    walk.update(list.data?.Rows.map((row) => row.Id) ?? [], id)
    return { ...walk.placeOf(id), next: walk.next(id), previous: walk.previous(id) }
  }, [walk, list.data, id])

  const open = (other: number) => {
    preloadRecord(app, other)
    app.navigate(to.audit(other, part))
  }
  /** On to the next; behind the last of this page of the queue the server is asked. False: nothing waits. */
  const goNext = async (): Promise<boolean> => {
    if (position.next !== undefined) return (open(position.next), true)
    if (!mayAudit || part !== '' || id === undefined) return false
    const { Id } = await app.api.call(nextSi, { AfterId: id })
    if (Id === null || Id === id) return false
    open(Id)
    return true
  }
  /** The review was started from the queue: what comes is taken, not only looked at. */
  const begun = new URLSearchParams(search).get('Begin') === '1'
  return {
    ...position,
    part,
    begun,
    goNext,
    goPrevious: () => position.previous !== undefined && open(position.previous),
    reload: list.reload,
  }
}

import { toDo } from '@jst/contracts/workbench'
import { useDetail } from '@jst/feature-kit'
import { useLiveEvent } from '@jst/realtime/react'

/** What waits for the reader, asked anew when an event says that it may have changed, and when the kept page is shown again. */
export function useToDo() {
  const read = useDetail(toDo, {}, { renew: true })
  useLiveEvent('si/changed', read.reload)
  useLiveEvent('si/claimed', read.reload)
  useLiveEvent('message/send', read.reload)
  useLiveEvent('message/unread', read.reload)
  return read
}

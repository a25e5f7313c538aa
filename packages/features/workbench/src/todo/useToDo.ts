import { toDo } from '@jst/contracts/workbench'
import { useDetail, useLiveReload } from '@jst/feature-kit'

/** What waits for the reader, asked anew when an event says that it may have changed, and when the kept page is shown again. */
export function useToDo() {
  const read = useDetail(toDo, {}, { renew: true })
  useLiveReload(['si/changed', 'si/claimed', 'message/send', 'message/unread', 'approval/changed'], [read])
  return read
}

import { toDo } from '@jst/contracts/workbench'
import { useAnswerLanguage, useDetail, useLiveReload } from '@jst/feature-kit'

/** Pending work of the reader, read again when an event may have changed it, and when the kept page is shown again. */
export function useToDo() {
  const read = useDetail(toDo, useAnswerLanguage(), { renew: true })
  useLiveReload(['si/changed', 'si/claimed', 'message/send', 'message/unread', 'approval/changed'], [read])
  return read
}

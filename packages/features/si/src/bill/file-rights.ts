import { siFileButtons } from '@jst/contracts/si'
import { usePermitted } from '@jst/permissions/react'

const [onDetail, onSubmit] = siFileButtons

/** True if the reader may download the files of a record, by the buttons that the calls of his side require. */
export function useMayTakeFiles(): boolean {
  const detail = usePermitted(onDetail.code, onDetail.path)
  const submit = usePermitted(onSubmit.code, onSubmit.path)
  return detail || submit
}

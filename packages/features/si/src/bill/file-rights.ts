import { siFileButtons } from '@jst/contracts/si'
import { usePermitted } from '@jst/permissions/react'

const [onDetail, onSubmit] = siFileButtons

/** Whether the files of a record may be taken away, on whichever side: what their calls ask for. */
export function useMayTakeFiles(): boolean {
  const detail = usePermitted(onDetail.code, onDetail.path)
  const submit = usePermitted(onSubmit.code, onSubmit.path)
  return detail || submit
}

import { siLog } from '@jst/contracts/si'
import { useDetail } from '@jst/feature-kit'
import { recordFromWire } from '@jst/si-drafts/rules'
import { useMemo } from 'react'

/** Content of one stored version. */
export function useVersion(versionId: number | undefined) {
  const wire = useDetail(siLog, versionId === undefined ? undefined : { Id: versionId }).data
  return useMemo(() => wire && recordFromWire(wire), [wire])
}

import { useDetail } from '@jst/feature-kit'
import { Dialog, ErrorView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { VersionList } from '../versions/VersionList.tsx'
import type { CallsOf } from './part.ts'
import { texts } from './texts.ts'

interface PartVersionsProps {
  name: string
  calls: Pick<CallsOf<never>, 'versions'>
  /** Absent: the reader may not. */
  onRestore?: ((no: number) => void) | undefined
  onClose: () => void
}

/** Published versions of a part, with author and time. */
export const PartVersions = observer(function PartVersions({ name, calls, onRestore, onClose }: PartVersionsProps) {
  const read = useDetail(calls.versions, {})
  const title = texts.versionsOf(name)
  return (
    <Dialog title={title} place="side" width={520} onClose={onClose}>
      {read.status === 'failed' && read.error ? <ErrorView error={read.error} onRetry={read.reload} /> : null}
      {read.data ? <VersionList label={title} versions={read.data.Rows} onRestore={onRestore} /> : null}
    </Dialog>
  )
})

import { Button } from '@arco-design/web-react'
import type { EntityRow } from '@jst/contracts/entity'
import { compareRateVersions, restoreRateVersion } from '@jst/contracts/freight-rates'
import { useAction, useApp, useConfirmed, useDetail } from '@jst/feature-kit'
import { Dialog, ErrorView, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { Differences } from '../batch/Differences.tsx'
import { texts } from './texts.ts'

interface VersionCompareProps {
  row: EntityRow
  from: number
  to: number
  /** The second is the newest, and the reader may write. */
  mayRestore: boolean
  onRestored: () => void
  onClose: () => void
}

/** Differences between two versions; the older one can be restored after its differences have been shown. */
export const VersionCompare = observer(function VersionCompare({ row, from, to, mayRestore, onRestored, onClose }: VersionCompareProps) {
  const { api, notify } = useApp()
  const confirmed = useConfirmed()
  const compared = useDetail(compareRateVersions, { Id: row.Id, From: from, To: to })
  const restore = useAction(async () => {
    if (!(await notify.confirm({ title: texts.restoreAsk(from), content: texts.restoreContent, ok: texts.restore(from) }))) return
    await confirmed((sure) => api.call(restoreRateVersion, { Id: row.Id, Version: from, UpdateTime: row.UpdateTime, ...sure }))
    notify.success(texts.restored(from))
    onRestored()
  })
  const { data } = compared
  const differs = data !== undefined && data.Differences.length > 0
  return (
    <Dialog
      title={texts.compareTitle(from, to)}
      place="side"
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {mayRestore && differs ? (
            <Button type="primary" loading={restore.busy} onClick={() => void restore.run()}>
              {texts.restore(from)}
            </Button>
          ) : null}
        </>
      }
    >
      {compared.error ? <ErrorView error={compared.error} onRetry={compared.reload} /> : null}
      {mayRestore && data?.Quotations ? <Notice tone="warning">{texts.quotations(data.Quotations)}</Notice> : null}
      {mayRestore && differs ? <p className="jst-muted">{texts.lead}</p> : null}
      {data ? differs ? <Differences of={data.Differences} /> : <p>{texts.same}</p> : null}
    </Dialog>
  )
})

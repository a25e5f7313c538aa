import { rateBatches, type RateBatch } from '@jst/contracts/freight-rates'
import { useDetail } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { Dialog, EmptyState, ErrorView, StatusTag, TextButton, Timeline } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'
import { useUndo } from './useUndo.ts'

const words = texts.modify
const most = 50

interface BatchHistoryProps {
  onShow: (id: number) => void
  onDone: () => void
  onClose: () => void
}

const titleOf = ({ What, Undoes }: RateBatch) => (Undoes === undefined ? What || words.hidden : words.undoes(Undoes))

/** Changes of many rates, newest first; one that stands can be taken back. */
export const BatchHistory = observer(function BatchHistory({ onShow, onDone, onClose }: BatchHistoryProps) {
  const page = useDetail(rateBatches, { PageSize: most })
  const mayUndo = usePermitted('undo')
  const undo = useUndo(() => {
    page.reload()
    onDone()
  })
  return (
    <Dialog title={words.batches} place="side" width={480} onClose={onClose}>
      {page.status === 'failed' && page.error ? <ErrorView error={page.error} onRetry={page.reload} /> : null}
      {page.data?.Total === 0 ? <EmptyState title={words.noBatches} /> : null}
      <Timeline
        label={words.batches}
        entries={(page.data?.Rows ?? []).map((row) => ({
          key: row.Id,
          at: row.CreateTime,
          title: titleOf(row),
          who: row.By,
          detail: (
            <>
              <p>{[words.rates(row.Rates), row.Note].filter(Boolean).join(' · ')}</p>
              <TextButton onClick={() => onShow(row.Id)}>{words.show}</TextButton>
              {row.Undone ? <StatusTag tone="grey">{words.undone}</StatusTag> : null}
              {mayUndo && !row.Undone && row.Undoes === undefined ? (
                <TextButton disabled={undo.busy} onClick={() => void undo.run(row.Id)}>
                  {texts.undo}
                </TextButton>
              ) : null}
            </>
          ),
        }))}
      />
    </Dialog>
  )
})

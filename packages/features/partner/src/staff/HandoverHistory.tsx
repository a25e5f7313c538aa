import { handovers, undoHandover, type Handover } from '@jst/contracts/partner'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { Dialog, EmptyState, ErrorView, StatusTag, TextButton, Timeline } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const words = texts.history
const most = 50

/** Handovers, newest first; one that is done can be taken back. */
export const HandoverHistory = observer(function HandoverHistory({
  mayUndo,
  onDone,
  onClose,
}: {
  mayUndo: boolean
  onDone: () => void
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const page = useDetail(handovers, { PageSize: most })
  const undo = useAction(async ({ Id }: Handover) => {
    if (!(await notify.confirm({ title: words.undoAsk, content: words.undoContent, ok: words.undo }))) return
    const { Restored, Kept } = await api.call(undoHandover, { Id })
    notify.success(words.restored(Restored, Kept))
    page.reload()
    onDone()
  })
  return (
    <Dialog title={words.title} place="side" width={480} onClose={onClose}>
      {page.status === 'failed' && page.error ? <ErrorView error={page.error} onRetry={page.reload} /> : null}
      {page.data?.Total === 0 ? <EmptyState title={words.empty} /> : null}
      <Timeline
        label={words.title}
        entries={(page.data?.Rows ?? []).map((row) => ({
          key: row.Id,
          at: row.At,
          title: words.line(row.FromName, row.ToName),
          who: words.by(row.ByName),
          detail: (
            <>
              <p>{words.what(row.Customers, row.Providers, row.Duties)}</p>
              {row.Undone ? <StatusTag tone="grey">{words.undone}</StatusTag> : null}
              {mayUndo && !row.Undone ? (
                <TextButton disabled={undo.busy} onClick={() => void undo.run(row)}>
                  {words.undo}
                </TextButton>
              ) : null}
            </>
          ),
        }))}
      />
    </Dialog>
  )
})

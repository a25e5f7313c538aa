import { SiStatus, type SiState } from '@jst/contracts/si'
import { link, useApp } from '@jst/feature-kit'
import { Button } from '@arco-design/web-react'
import { formatDate, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { RowRemarks } from './RowRemarks.tsx'
import { StageNotice } from './StageNotice.tsx'

const words = texts.notices
const timeOf = (at: number) => formatDate(at, 'dateTime')

/** Notices before the form: rejection with its reasons, missed cut-off, restored draft, changes by others. */
export const EditorNotices = observer(function EditorNotices({ state }: { state: SiState | undefined }) {
  const { model } = useEditor()
  const app = useApp()
  const { restored, record } = model
  const discard = async () => {
    const content = model.stored ? words.discardRecordAsk : words.discardAsk
    if (await app.notify.confirm({ title: words.discardTitle, content, ok: words.discardOk, danger: true })) model.discard()
  }
  return (
    <div className="jst-notices">
      {model.behalf && <Notice tone="warning">{texts.behalf(model.behalf.companyName)}</Notice>}
      {model.stored && record.status === SiStatus.rejected && (
        <Notice tone="error" action={<CompareButton />}>
          {words.rejected(record.reviewRemarks)}
        </Notice>
      )}
      {model.stored && record.status === SiStatus.submitted && (state?.FieldRemarks.length ?? 0) > 0 && (
        <Notice tone="warning" action={<CompareButton />}>
          {words.requested(state?.ReviewRemarks ?? '')}
        </Notice>
      )}
      <RowRemarks state={state} />
      <StageNotice />
      {model.saveState.kind === 'removed' && (
        <Notice
          tone="warning"
          action={
            <>
              <Button
                size="small"
                onClick={() => app.navigate(link(app.surface === 'external' ? '/external/workbench/siSubmitLog' : '/tdManage/siSubmitLog'))}
              >
                {words.goLog}
              </Button>
              <Button size="small" onClick={() => model.session.keepAnyway()}>
                {words.keepAnyway}
              </Button>
            </>
          }
        >
          {words.removed}
        </Notice>
      )}
      {restored && (
        <Notice
          action={
            <>
              <Button size="small" onClick={() => model.putAwayRestored()}>
                {words.keep}
              </Button>
              <Button size="small" onClick={() => void discard()}>
                {words.discard}
              </Button>
            </>
          }
        >
          {restored.from === 'server' && restored.savedBy
            ? words.restoredBy(restored.savedBy.name, timeOf(restored.savedAt))
            : words.restored(timeOf(restored.savedAt))}
          {restored.from === 'merged' && words.restoredMerged}
        </Notice>
      )}
      {model.bills.merged && model.conflicts.length === 0 && (
        <Notice
          tone="warning"
          action={
            <Button size="small" onClick={() => model.bills.putAway()}>
              {words.seen}
            </Button>
          }
        >
          {words.merged}
        </Notice>
      )}
    </div>
  )
})

/** Button that compares the rejected version with the draft. */
const CompareButton = observer(function CompareButton() {
  const { model } = useEditor()
  if (model.view.mode === 'compare') return null
  return (
    <Button size="small" onClick={() => model.view.show('compare')}>
      {words.compare}
    </Button>
  )
})

import { recordFields, SiStatus, type SiRecord } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { formatDate, Notice } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { CompareTable } from '../parts/CompareTable.tsx'
import { differences } from '../parts/compare.ts'
import { texts } from '../texts.ts'
import type { SiEditorModel } from './si-editor-model.ts'

const words = texts.editor

/** What the editor has to say before one goes on: refused and why, found again after a break, changed by somebody else. */
export const EditorNotices = observer(function EditorNotices({ model, record }: { model: SiEditorModel; record: SiRecord }) {
  const app = useApp()
  const { stale, restoredAt, session } = model
  const discard = async () => {
    if (await app.notify.confirm({ title: words.discard, content: words.clearAsk, ok: words.clearOk, danger: true })) model.discard()
  }
  return (
    <div className="jst-notices">
      {model.stored && record.status === SiStatus.rejected && <Notice tone="error">{words.rejectedNotice(record.reviewRemarks)}</Notice>}
      {restoredAt !== null && (
        <Notice action={<Button onClick={() => void discard()}>{words.discard}</Button>}>
          {words.restored(formatDate(new Date(restoredAt).toISOString(), 'dateTime'))}
        </Notice>
      )}
      {stale && session.current && (
        <>
          <Notice
            tone="warning"
            action={
              <>
                <Button onClick={() => model.takeTheirs()}>{words.takeTheirs}</Button>
                <Button type="primary" onClick={() => model.keepMine()}>
                  {words.keepMine}
                </Button>
              </>
            }
          >
            {words.stale}
          </Notice>
          <CompareTable rows={differences(stale, session.current)} label={recordFields.updatedAt.zh} />
        </>
      )}
    </div>
  )
})

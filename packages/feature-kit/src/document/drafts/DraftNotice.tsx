import { formatDate, Notice, RowActs, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { OverallSaveState } from '@jst/store/keeping'
import { useApp } from '../../app/context.tsx'
import { ConflictTable } from './ConflictTable.tsx'
import type { ColumnNames } from './conflictWords.ts'
import type { Draft } from './Draft.ts'
import { ReplacedTable } from './ReplacedTable.tsx'
import { useDraftTexts, type DraftWords } from './texts.ts'

interface DraftNoticeProps {
  /** Undefined: nothing is kept here. */
  draft: Draft | undefined
  /** Names of the columns of its lists, for conflicts within a row. */
  columns?: ColumnNames | undefined
}

/**
 * Notice about the draft of a form, above its fields: restored input, conflicts, replaced values, and the state of
 * saving.
 */
export const DraftNotice = observer(function DraftNotice({ draft, columns = {} }: DraftNoticeProps) {
  const texts = useDraftTexts()
  const { notify } = useApp()
  if (!draft) return null
  const { found, form, saveState } = draft
  const giveUp = async () => {
    const confirmation = { title: texts.discardTitle, content: texts.discardText, ok: texts.discard, danger: true }
    if (await notify.confirm(confirmation)) draft.giveUp()
  }
  const discard = <TextButton onClick={() => void giveUp()}>{texts.discard}</TextButton>
  return (
    <>
      {found && form.dirty ? (
        <Notice
          action={
            <RowActs>
              <TextButton onClick={() => draft.seen()}>{texts.seen}</TextButton>
              {discard}
            </RowActs>
          }
        >
          {foundWords(draft, texts)}
        </Notice>
      ) : null}
      {saveState.kind === 'removed' ? (
        <Notice
          tone="warning"
          action={
            <RowActs>
              <TextButton onClick={() => draft.keepAnyway()}>{texts.keepAnyway}</TextButton>
              {discard}
            </RowActs>
          }
        >
          {texts.removed}
        </Notice>
      ) : null}
      <ConflictTable draft={draft} columns={columns} />
      <ReplacedTable draft={draft} columns={columns} />
      {form.dirty ? (
        <p className="jst-muted jst-draft-state" role="status">
          {stateWords(saveState, texts.save)}
        </p>
      ) : null}
    </>
  )
})

function foundWords({ found, ownId }: Draft, texts: DraftWords): string {
  if (!found) return texts.restored
  const time = formatDate(found.savedAt, 'list')
  if (found.from === 'merged') return texts.merged
  return found.savedBy && found.savedBy.id !== ownId ? texts.restoredBy(found.savedBy.name, time) : texts.restoredAt(time)
}

function stateWords(state: OverallSaveState, words: DraftWords['save']): string {
  switch (state.kind) {
    case 'saving':
      return words.saving
    case 'saved':
      return (state.where === 'server' ? words.saved : words.local)(formatDate(state.at, 'time'))
    case 'conflict':
      return words.conflict(state.count)
    case 'failed': {
      const next = state.problem === 'signed-out' ? words.retryAfterLogin : words.retry
      return (state.where === 'server' ? words.failedHere : words.failed)(words.reasons[state.problem], next)
    }
    default:
      return ''
  }
}

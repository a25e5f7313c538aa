import { useDraftTexts, type DraftWords } from '@jst/feature-kit/document'
import { formatDate, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { OverallSaveState } from '@jst/si-drafts'
import { useEditor } from '../EditorContext.tsx'
import { replacedPanelId } from '../conflicts/ReplacedPanel.tsx'
import { elementId } from '../form/fields.tsx'
import { texts } from '../texts.ts'

const words = texts.save
const timeOf = (at: number) => formatDate(at, 'time')

/** State of saving in a place of fixed width: 已保存 14:03:05. The strip is always visible, and also reports values that others replaced. */
export const SaveState = observer(function SaveState() {
  const { model, prefix } = useEditor()
  const drafts = useDraftTexts().save
  const { replaced } = model.session
  const state = model.saveState
  const bad = state.kind === 'failed' || state.kind === 'conflict' || state.kind === 'removed'
  return (
    <span className={bad ? 'jst-save-state is-bad' : 'jst-save-state'} role="status">
      {replaced.values.length > 0 ? (
        <TextButton onClick={() => document.getElementById(elementId(prefix, replacedPanelId))?.scrollIntoView({ block: 'center' })}>
          {texts.replaced.count(replaced.values.length)}
        </TextButton>
      ) : (
        textOf(state, model.stored, drafts)
      )}
    </span>
  )
})

function textOf(state: OverallSaveState, localOnly: boolean, drafts: DraftWords['save']): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'saving':
      return words.saving
    case 'saved':
      return state.where === 'server' || localOnly ? words.saved(timeOf(state.at)) : words.local(timeOf(state.at))
    case 'conflict':
      return words.conflict(state.count)
    case 'removed':
      return words.removed
    case 'failed': {
      const next = state.problem === 'signed-out' ? drafts.retryAfterLogin : drafts.retry
      return words.failed(drafts.reasons[state.problem], state.where === 'server' ? `${next}（${words.localSafe}）` : next)
    }
  }
}

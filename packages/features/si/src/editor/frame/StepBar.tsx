import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import type { EditorMode } from '../model/editor-view.ts'
import { texts } from '../texts.ts'

const modes: readonly EditorMode[] = ['allocate', 'fill', 'preview', 'compare']

/** Steps of the main area in the order of the work; with several bills each step shows its progress. */
export const StepBar = observer(function StepBar() {
  const { model } = useEditor()
  const { session, found, view } = model
  const filled = session.drafts.length === session.target && found.missing === 0 && found.errors === 0
  const state = filled ? texts.steps.done : texts.steps.of(session.drafts.length, session.target)
  return (
    <div className="jst-modes" role="group" aria-label={texts.modes.label}>
      {modes
        .filter((mode) => model.offers(mode))
        .map((mode) => (
          <button key={mode} type="button" aria-pressed={view.mode === mode} onClick={() => view.show(mode)}>
            {texts.modes[mode]}
            {model.several && mode === 'fill' && (
              <span aria-hidden="true" className={filled ? 'jst-step-state is-done' : 'jst-step-state'}>
                {state}
              </span>
            )}
          </button>
        ))}
    </div>
  )
})

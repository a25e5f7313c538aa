import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import type { EditorMode } from '../model/editor-view.ts'
import { texts } from '../texts.ts'

/** What the main area shows; for several bills the five steps of the work, each of which can be gone to. */
export const StepBar = observer(function StepBar({ onCheck, onSubmit }: { onCheck: () => void; onSubmit: () => void }) {
  const { model } = useEditor()
  const { session, found } = model
  if (!model.several) return <Modes />
  const full = session.drafts.length === session.target
  const filled = found.missing === 0 && found.errors === 0
  const steps = [
    { key: 'bills', done: full, current: !full, act: () => model.addBills(session.target - session.drafts.length) },
    { key: 'allocate', done: false, current: model.view.mode === 'allocate', act: () => model.view.show('allocate') },
    { key: 'fill', done: filled, current: model.view.mode === 'fill' && full, act: () => model.view.show('fill') },
    { key: 'check', done: model.checked && filled, current: false, act: onCheck },
    { key: 'submit', done: false, current: false, act: onSubmit },
  ] as const
  return (
    <div className="jst-steps-row">
      <ol className="jst-steps" aria-label={texts.stepLabel}>
        {steps.map(({ key, done, current, act }, index) => (
          <li key={key} className={`${done ? 'is-done' : ''}${current ? ' is-current' : ''}`}>
            <button type="button" aria-current={current ? 'step' : undefined} disabled={key === 'bills' && full} onClick={act}>
              <i aria-hidden="true">{index + 1}</i>
              {texts.steps[key]}
            </button>
          </li>
        ))}
      </ol>
      <Modes />
    </div>
  )
})

const modes: readonly EditorMode[] = ['fill', 'allocate', 'preview', 'compare']

const Modes = observer(function Modes() {
  const { model } = useEditor()
  const shown = modes.filter((mode) => model.offers(mode))
  return (
    <div className="jst-modes" role="group" aria-label={texts.modes.label}>
      {shown.map((mode) => (
        <button key={mode} type="button" aria-pressed={model.view.mode === mode} onClick={() => model.view.show(mode)}>
          {texts.modes[mode]}
        </button>
      ))}
    </div>
  )
})

import { Button } from '@arco-design/web-react'
import { importDays, type ImportPlan } from '@jst/contracts/entity'
import { DateText, Notice, RowActs, TextButton } from '@jst/ui'
import { useState } from 'react'
import { useEntityTexts } from './useEntityTexts.ts'

/** The latest imports, each of which can be taken back while nobody has worked on its rows. */
export function RecentImports({ imports, busy, onUndo }: { imports: readonly ImportPlan[]; busy: boolean; onUndo: (id: number) => void }) {
  const texts = useEntityTexts()
  const words = texts.importing
  const [undoCandidate, setUndoCandidate] = useState<ImportPlan>()
  if (imports.length === 0) return null
  return (
    <section aria-label={words.recent}>
      <h3>{words.recent}</h3>
      <p className="jst-muted">{words.recentHint(importDays.run)}</p>
      {undoCandidate ? (
        <Notice
          tone="warning"
          action={
            <RowActs>
              <Button onClick={() => setUndoCandidate(undefined)}>{texts.cancel}</Button>
              <Button
                status="danger"
                loading={busy}
                onClick={() => {
                  setUndoCandidate(undefined)
                  onUndo(undoCandidate.Id)
                }}
              >
                {words.undo}
              </Button>
            </RowActs>
          }
        >
          {words.undoAsk(undoCandidate.FileName)}
          <div>{words.undoContent}</div>
        </Notice>
      ) : null}
      <ul className="jst-plain-list">
        {imports.map((plan) => (
          <li key={plan.Id} className="jst-tree-row">
            <DateText value={plan.CreateTime} />
            <span className="jst-cut">{plan.FileName}</span>
            <span className="jst-muted">
              {words.states[plan.State]} · {words.counts(plan.Lines, plan.Adds, plan.Changes, plan.Same, plan.Bad)}
            </span>
            {plan.State === 'done' ? <TextButton onClick={() => setUndoCandidate(plan)}>{words.undo}</TextButton> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { FactsTable, Notice, RadioMark } from '@jst/ui'
import { useId, type ReactNode } from 'react'
import { useKitTexts } from '../screens/language.tsx'

/** One field on which what is stored now and what was typed differ, as people read it. */
export interface Difference {
  readonly key: string
  readonly label: string
  /** How it was when the form was opened; given where fields are chosen one by one. */
  readonly before?: string
  readonly theirs: string
  readonly mine: string
}
export type Side = 'theirs' | 'mine'

export interface StaleComparisonProps {
  /** One line on what happened. */
  lead?: string | undefined
  differences: readonly Difference[]
  /** With it every field is chosen on its own: what is chosen so far, by key. */
  chosen?: Readonly<Record<string, Side | undefined>> | undefined
  onChoose?: ((key: string, side: Side) => void) | undefined
  /** Buttons that resolve it. */
  children: ReactNode
}

/** Somebody else saved first: what stands now beside what was typed, so that no change is overwritten unnoticed. */
export function StaleComparison({ lead, differences, chosen, onChoose, children }: StaleComparisonProps) {
  const words = useKitTexts().stale
  const group = useId()
  const value = (difference: Difference, side: Side) => {
    const text = difference[side] || words.none
    if (!chosen) return text
    return (
      <label className="jst-choose-value">
        <RadioMark
          group={`${group} ${difference.key}`}
          label={`${difference.label} ${words[side]} ${text}`}
          checked={chosen[difference.key] === side}
          onPick={() => onChoose?.(difference.key, side)}
        />
        {text}
      </label>
    )
  }
  const titles = chosen ? [words.field, words.before, words.theirs, words.mine] : [words.field, words.theirs, words.mine]
  return (
    <Notice tone="warning">
      <p>{lead ?? words.lead}</p>
      <FactsTable
        label={words.label}
        titles={titles}
        rows={differences}
        rowKey={(difference) => difference.key}
        renderRow={(difference) => (
          <>
            <th scope="row">{difference.label}</th>
            {chosen ? <td>{difference.before || words.none}</td> : null}
            <td>{value(difference, 'theirs')}</td>
            <td>{value(difference, 'mine')}</td>
          </>
        )}
      />
      <div className="jst-acts">{children}</div>
    </Notice>
  )
}

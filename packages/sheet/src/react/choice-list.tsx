import type { ResolvedColumn } from '../core/columns.ts'
import type { Choice } from '../core/types.ts'

const fold = (text: string) => text.normalize('NFKC').trim().toUpperCase()

/** Choices that begin with the text, then those that hold it; all for an empty one. */
export function choicesFor(column: ResolvedColumn, text: string): readonly Choice[] {
  const wanted = fold(text)
  const choices = column.choices ?? []
  if (wanted === '') return choices
  const names = ({ value, label, aliases = [] }: Choice) => [value, label ?? '', ...aliases].map(fold)
  const begins = choices.filter((choice) => names(choice).some((name) => name.startsWith(wanted)))
  return [...begins, ...choices.filter((choice) => !begins.includes(choice) && names(choice).some((name) => name.includes(wanted)))]
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`

interface ChoiceListProps {
  id: string
  label: string
  choices: readonly Choice[]
  /** Highlighted one; -1: none. */
  at: number
  onChoose: (choice: Choice) => void
}

export function ChoiceList({ id, label, choices, at, onChoose }: ChoiceListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="jst-sheet__choices">
      {choices.map((choice, index) => (
        <div
          key={choice.value}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={`jst-sheet__choice${index === at ? ' jst-sheet__choice--at' : ''}`}
          ref={(element) => {
            if (index === at) element?.scrollIntoView?.({ block: 'nearest' })
          }}
          // the cursor stays in the cell
          onMouseDown={(event) => {
            event.preventDefault()
            event.stopPropagation()
            onChoose(choice)
          }}
        >
          {choice.label ?? choice.value}
          {choice.label !== undefined && choice.label !== choice.value && <span className="jst-sheet__unit">{choice.value}</span>}
        </div>
      ))}
    </div>
  )
}

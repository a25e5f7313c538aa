import type { ResolvedColumn } from '../core/columns.ts'
import type { Choice } from '../core/types.ts'

const fold = (text: string) => text.normalize('NFKC').trim().toUpperCase()

/** Most choices that a list shows: a column may have thousands, such as ports. */
const mostShown = 100

/** Choices that begin with the text, then those that hold it; the first ones for an empty one. */
export function choicesFor(column: ResolvedColumn, text: string): readonly Choice[] {
  const wanted = fold(text)
  const choices = column.choices ?? []
  if (wanted === '') return choices.slice(0, mostShown)
  const [begins, holds]: [Choice[], Choice[]] = [[], []]
  for (const choice of choices) {
    const { value, label, aliases = [] } = choice
    const names = [value, label ?? '', ...aliases].map(fold)
    if (names.some((name) => name.startsWith(wanted))) begins.push(choice)
    else if (names.some((name) => name.includes(wanted))) holds.push(choice)
    if (begins.length === mostShown) break
  }
  return [...begins, ...holds].slice(0, mostShown)
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

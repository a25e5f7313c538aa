import { Popup } from '@jst/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { chosenGroups, type ColumnGroup } from './special-columns.ts'

const words = texts.goods
const keptAs = 'jst:si-goods-columns'

export interface ColumnChoiceProps {
  /** Groups that are shown because somebody wants them. */
  chosen: ReadonlySet<string>
  /** Groups that are shown now, for whatever reason. */
  shown: readonly ColumnGroup[]
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** Columns of the goods sheet beside the usual ones; which of them somebody wants is kept on this machine. */
export function useColumnChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(keptChoice)
  const choose = (next: ReadonlySet<string>) => {
    setChosen(next)
    try {
      localStorage.setItem(keptAs, JSON.stringify([...next]))
    } catch {
      // without storage the choice lasts as long as the page
    }
  }
  return [chosen, choose] as const
}

function keptChoice(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptAs) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((name) => (chosenGroups as readonly unknown[]).includes(name)) : [])
  } catch {
    return new Set()
  }
}

/** Which of the optional columns are shown; one in which something stands stays. */
export function ColumnChoice({ chosen, shown, onChoose }: ColumnChoiceProps) {
  const toggle = (group: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(group)
    else next.delete(group)
    onChoose(next)
  }
  return (
    <Popup label={words.columns} trigger={words.columns} triggerClassName="jst-tool-button">
      {() => (
        <fieldset className="jst-choice-row">
          <legend>{words.columnsHint}</legend>
          {chosenGroups.map((group) => (
            <label key={group}>
              <input
                type="checkbox"
                checked={shown.includes(group)}
                disabled={shown.includes(group) && !chosen.has(group)}
                onChange={({ target }) => toggle(group, target.checked)}
              />
              {words.columnGroups[group]}
            </label>
          ))}
        </fieldset>
      )}
    </Popup>
  )
}

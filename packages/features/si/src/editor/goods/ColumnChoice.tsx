import { browserSetting } from '@jst/feature-kit'
import { Popup } from '@jst/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { chosenGroups, type ColumnGroup } from './special-columns.ts'

const words = texts.goods
const setting = browserSetting('jst:si-goods-columns')

export interface ColumnChoiceProps {
  /** Column groups that the person switched on. */
  chosen: ReadonlySet<string>
  /** Groups that are shown now, for whatever reason. */
  shown: readonly ColumnGroup[]
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** Optional columns of the goods sheet; the choice is stored in this browser. */
export function useColumnChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(keptChoice)
  const choose = (next: ReadonlySet<string>) => {
    setChosen(next)
    setting.write([...next])
  }
  return [chosen, choose] as const
}

function keptChoice(): ReadonlySet<string> {
  const stored = setting.read()
  return new Set(Array.isArray(stored) ? stored.filter((name) => (chosenGroups as readonly unknown[]).includes(name)) : [])
}

/** Choice of the optional columns; a column with a value cannot be hidden. */
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

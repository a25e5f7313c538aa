import { Button } from '@arco-design/web-react'
import { useApp } from '@jst/feature-kit'
import { useLabels } from '@jst/feature-kit/entity'
import { StaleComparison } from '@jst/feature-kit/form'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { texts } from '../../texts.ts'
import { differencesOf, firstChoices, mergedOf, type Choices, type NameOf, type Part, type Versions } from './merge.ts'

const words = texts.merging
const kinds = ['port', 'terminal', 'carrier'] as const

interface StaleFormProps<F> {
  versions: Versions<F>
  partsOf: (versions: Versions<F>, name: NameOf) => readonly Part<F>[]
  /** One line on what happened, and the same when nothing differs. */
  lead: string
  same: string
  onMerged: (form: F) => void
}

/** Two clerks on one form: what the other saved beside what was typed, and a choice for each field. */
export const StaleForm = observer(function StaleForm<F>({ versions, partsOf, lead, same, onMerged }: StaleFormProps<F>) {
  const { notify } = useApp()
  const nameOf = useLabels(kinds)
  const [picked, setPicked] = useState<Choices>({})
  const parts = partsOf(versions, (kind, code) => (code === '' ? '' : nameOf(kind, code)))
  // typing goes on beside the question
  const differences = differencesOf(parts, versions)
  const choices = { ...firstChoices(differences), ...picked }
  const open = differences.filter(({ key }) => choices[key] === undefined).length
  const take = (form: F) => {
    onMerged(form)
    notify.success(words.merged)
  }
  return (
    <StaleComparison
      lead={differences.length === 0 ? same : lead}
      differences={differences}
      chosen={choices}
      onChoose={(key, side) => setPicked({ ...picked, [key]: side })}
    >
      <Button onClick={() => take(versions.theirs)}>{words.takeTheirs}</Button>
      <Button type="primary" disabled={open > 0} onClick={() => take(mergedOf(parts, versions, choices))}>
        {open > 0 ? words.open(open) : words.merge}
      </Button>
    </StaleComparison>
  )
}) as <F>(props: StaleFormProps<F>) => ReactNode

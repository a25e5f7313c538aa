import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { useApp } from '../app/context.tsx'
import { useKitTexts } from '../screens/language.tsx'
import type { FormModel } from './FormModel.ts'
import { differencesOf, firstChoices, mergedOf, type Choices, type Part, type Versions } from './merge.ts'
import { StaleComparison } from './StaleComparison.tsx'

interface FieldChoiceProps<V extends object, S extends object, R> {
  form: FormModel<V, S, R>
  parts: (versions: Versions<V>) => readonly Part<V>[]
  lead: string | undefined
}

/** Two people on one form: what the other saved beside what was typed, and a choice for each part of it. */
export const FieldChoice = observer(function FieldChoice<V extends object, S extends object, R>({
  form,
  parts: partsOf,
  lead,
}: FieldChoiceProps<V, S, R>) {
  const { notify } = useApp()
  const words = useKitTexts().stale
  const [picked, setPicked] = useState<Choices>({})
  if (!form.standing) return null
  const versions = { before: form.first, theirs: form.standing, mine: form.values }
  const parts = partsOf(versions)
  // typing goes on beside the question
  const differences = differencesOf(parts, versions)
  const choices = { ...firstChoices(differences), ...picked }
  const open = differences.filter(({ key }) => choices[key] === undefined).length
  const merge = () => {
    form.merge(mergedOf(parts, versions, choices))
    notify.success(words.merged)
  }
  return (
    <StaleComparison
      lead={differences.length === 0 ? words.same : (lead ?? words.byField)}
      differences={differences}
      chosen={choices}
      onChoose={(key, side) => setPicked({ ...picked, [key]: side })}
    >
      <Button onClick={() => form.takeTheirs()}>{words.takeTheirs}</Button>
      <Button type="primary" disabled={open > 0} onClick={merge}>
        {open > 0 ? words.open(open) : words.merge}
      </Button>
    </StaleComparison>
  )
}) as <V extends object, S extends object, R>(props: FieldChoiceProps<V, S, R>) => ReactNode

import { Button } from '@arco-design/web-react'
import { StaleComparison } from '@jst/feature-kit/form'
import { useState } from 'react'
import { texts } from '../texts.ts'
import type { VoyageForm } from './voyage-form.ts'
import { differencesOf, firstChoices, mergedOf, type Choices, type Versions } from './voyage-merge.ts'

const words = texts.voyage.stale

/** Two clerks on one voyage: what the other saved beside what was typed, and a choice for each field. */
export function StaleVoyage({ versions, onMerged }: { versions: Versions; onMerged: (form: VoyageForm) => void }) {
  const [picked, setPicked] = useState<Choices>({})
  // typing goes on beside the question
  const differences = differencesOf(versions)
  const choices = { ...firstChoices(differences), ...picked }
  const open = differences.filter(({ key }) => choices[key] === undefined).length
  return (
    <StaleComparison
      lead={differences.length === 0 ? words.same : words.lead}
      differences={differences}
      chosen={choices}
      onChoose={(key, side) => setPicked({ ...picked, [key]: side })}
    >
      <Button onClick={() => onMerged(versions.theirs)}>{words.takeTheirs}</Button>
      <Button type="primary" disabled={open > 0} onClick={() => onMerged(mergedOf(versions, choices))}>
        {open > 0 ? words.open(open) : words.merge}
      </Button>
    </StaleComparison>
  )
}

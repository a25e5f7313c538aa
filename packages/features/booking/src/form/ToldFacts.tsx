import type { ToldFact } from '@jst/contracts/booking'
import { Notice, TextButton } from '@jst/ui'
import { texts } from './texts.ts'

/** Facts of a note that stand in no field, above the fields that they belong to. */
export interface ToldFacts {
  readonly all: readonly ToldFact[]
  readonly onHandled: (fact: ToldFact) => void
}

/** Facts of a section that stand in none of its fields, each until somebody has dealt with it. */
export function ToldNotice({ facts, onHandled }: { facts: readonly ToldFact[]; onHandled: ToldFacts['onHandled'] }) {
  if (facts.length === 0) return null
  return (
    <div className="jst-told">
      <Notice tone="warning">
        {texts.notRead}
        <ul>
          {facts.map((fact) => (
            <li key={`${fact.Path} ${fact.Words}`}>
              {texts.labelAt(fact.Label, fact.Path)} <q>{fact.Words}</q>{' '}
              <TextButton onClick={() => onHandled(fact)}>{texts.handled}</TextButton>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

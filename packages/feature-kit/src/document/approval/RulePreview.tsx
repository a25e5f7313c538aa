import {
  approvalNeeds,
  comparedFacts,
  stepsFor,
  type ApprovalFacts,
  type ApprovalRules,
  type ApprovalStepRule,
  type ApprovalValues,
} from '@jst/contracts/document'
import { useState } from 'react'
import { FactValue } from './RuleConditions.tsx'
import { texts } from './texts.ts'

const words = texts.rules

interface RulePreviewProps {
  approval: ApprovalFacts
  steps: readonly ApprovalStepRule[]
  choices: Pick<ApprovalRules, 'Roles' | 'People'>
}

/** Approvers for the typed values: by the rule of the server. */
export function RulePreview({ approval, steps, choices: { Roles, People } }: RulePreviewProps) {
  const [values, setValues] = useState<ApprovalValues>({})
  const requiredSteps = stepsFor(steps, values)
  const people = ({ RoleIds, EmployeeIds, Relations }: ApprovalStepRule) =>
    [
      ...People.filter(({ Id }) => EmployeeIds.includes(Id)).map(({ Name }) => Name),
      ...Roles.filter(({ Id }) => RoleIds.includes(Id)).map(({ Name }) => Name),
      ...Relations.map((key) => approval.relations[key]),
    ].join('、')
  return (
    <fieldset className="jst-entity-group">
      <legend>{words.preview}</legend>
      <div className="jst-form-grid jst-form-grid-top">
        {comparedFacts(approval).map(([key, fact]) => (
          <FactValue
            key={key}
            fact={fact}
            label={fact.zh}
            value={values[key] ?? null}
            onChange={(value) => setValues({ ...values, [key]: value })}
          />
        ))}
      </div>
      {requiredSteps.length === 0 ? (
        <p className="jst-muted">{words.previewNone}</p>
      ) : (
        <ol>
          {requiredSteps.map((step, at) => (
            // the same step may stand twice while it is typed
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              {step.Name || words.step(at + 1)} · {people(step)} ·{' '}
              {step.Need === 'quorum' ? texts.quorum(step.Quorum) : approvalNeeds[step.Need]}
            </li>
          ))}
        </ol>
      )}
    </fieldset>
  )
}

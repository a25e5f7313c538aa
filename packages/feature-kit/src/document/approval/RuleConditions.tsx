import {
  approvalOperators,
  comparedFacts,
  operatorsOf,
  type ApprovalCondition,
  type ApprovalFact,
  type ApprovalFacts,
  type ApprovalOperator,
} from '@jst/contracts/document'
import { ChoiceField, IconButton, TextButton } from '@jst/ui'
import { NumberField } from '../../entity/EntityFields.tsx'
import { texts } from './texts.ts'

const words = texts.rules

interface RuleConditionsProps {
  approval: ApprovalFacts
  when: readonly ApprovalCondition[]
  onChange: (when: ApprovalCondition[]) => void
}

const beginning = (key: string, fact: ApprovalFact): ApprovalCondition => ({
  Fact: key,
  Operator: operatorsOf(fact)[0]!,
  Value: fact.kind === 'choice' ? (Object.keys(fact.choices ?? {})[0] ?? '') : 0,
})
const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

/** When a step applies: all of these hold. */
export function RuleConditions({ approval, when, onChange }: RuleConditionsProps) {
  const { facts } = approval
  const compared = comparedFacts(approval)
  const names = optionsOf(Object.fromEntries(compared.map(([key, { zh }]) => [key, zh])))
  return (
    <fieldset className="jst-returned">
      <legend className="jst-field-label">{words.when}</legend>
      {when.length === 0 ? <p className="jst-muted">{words.always}</p> : null}
      {when.map((condition, at) => {
        const fact = facts[condition.Fact]!
        const write = (change: Partial<ApprovalCondition>) => onChange(when.with(at, { ...condition, ...change }))
        return (
          // a condition has no key of its own; its fields keep no state
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className="jst-approval-condition">
            <ChoiceField
              label={words.fact}
              value={condition.Fact}
              options={names}
              onChange={(key) => onChange(when.with(at, beginning(key, facts[key]!)))}
            />
            <ChoiceField
              label={words.operator}
              value={condition.Operator}
              options={operatorsOf(fact).map((value) => ({ value, label: approvalOperators[value] }))}
              onChange={(Operator) => write({ Operator: Operator as ApprovalOperator })}
            />
            <FactValue fact={fact} label={words.value} value={condition.Value} onChange={(Value) => write({ Value: Value ?? 0 })} />
            <IconButton icon="close" label={words.removeCondition(at + 1)} onClick={() => onChange(when.toSpliced(at, 1))} />
          </div>
        )
      })}
      <TextButton onClick={() => onChange([...when, ...compared.slice(0, 1).map(([key, fact]) => beginning(key, fact))])}>
        {words.addCondition}
      </TextButton>
    </fieldset>
  )
}

interface FactValueProps {
  fact: ApprovalFact
  label: string
  value: string | number | null
  onChange: (value: string | number | null) => void
}
/** A value of a fact, as it is compared. */
export function FactValue({ fact, label, value, onChange }: FactValueProps) {
  if (fact.kind === 'choice')
    return <ChoiceField label={label} value={String(value ?? '')} options={optionsOf(fact.choices ?? {})} onChange={onChange} />
  return (
    <NumberField
      label={label}
      value={typeof value === 'number' ? value : null}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
    />
  )
}

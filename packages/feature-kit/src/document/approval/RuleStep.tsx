import { approvalNeeds, type ApprovalFacts, type ApprovalNeed, type ApprovalRules, type ApprovalStepRule } from '@jst/contracts/document'
import { ChoiceField, FlagField, IconButton, TextField } from '@jst/ui'
import type { ReactNode } from 'react'
import { NumberField } from '../../entity/EntityFields.tsx'
import { RuleConditions } from './RuleConditions.tsx'
import { texts } from './texts.ts'

const words = texts.rules
const needs = Object.entries(approvalNeeds).map(([value, label]) => ({ value, label }))

interface RuleStepProps {
  no: number
  rule: ApprovalStepRule
  approval: ApprovalFacts
  choices: Pick<ApprovalRules, 'Roles' | 'People'>
  onChange: (rule: ApprovalStepRule) => void
  onRemove: () => void
}

const without = <T,>(list: readonly T[], one: T, on: boolean): T[] => (on ? [...list, one] : list.filter((other) => other !== one))

/** One step of a chain: when it applies, who is asked, how many have to agree, and until when. */
export function RuleStep({ no, rule, approval, choices: { Roles, People }, onChange, onRemove }: RuleStepProps) {
  const write = (change: Partial<ApprovalStepRule>) => onChange({ ...rule, ...change })
  const free = People.filter(({ Id }) => !rule.EmployeeIds.includes(Id))
  return (
    <fieldset className="jst-entity-group">
      <legend>
        {words.step(no)}
        <IconButton icon="close" label={words.remove(no)} onClick={onRemove} />
      </legend>
      <div className="jst-form-grid jst-form-grid-top">
        <TextField label={words.name} required maxLength={30} value={rule.Name} onChange={(Name) => write({ Name })} />
        <NumberField label={words.order} value={rule.Order} onChange={(Order) => write({ Order: Number(Order ?? 1) })} />
        <ChoiceField label={words.need} value={rule.Need} options={needs} onChange={(Need) => write({ Need: Need as ApprovalNeed })} />
        {rule.Need === 'quorum' ? (
          <NumberField label={words.quorum} value={rule.Quorum} onChange={(Quorum) => write({ Quorum: Number(Quorum ?? 0) })} />
        ) : null}
        <NumberField
          label={words.hours}
          hint={words.hoursHint}
          value={rule.Hours}
          onChange={(Hours) => write({ Hours: Number(Hours ?? 0) })}
        />
        <ChoiceField
          label={words.people}
          value=""
          options={[
            { value: '', label: words.addPerson },
            ...free.map(({ Id, Name, Department }) => ({ value: String(Id), label: [Name, Department].filter(Boolean).join(' · ') })),
          ]}
          onChange={(id) => (id === '' ? undefined : write({ EmployeeIds: [...rule.EmployeeIds, Number(id)] }))}
        />
      </div>
      <div className="jst-flags">
        {People.filter(({ Id }) => rule.EmployeeIds.includes(Id)).map(({ Id, Name }) => (
          <FlagField key={Id} label={Name} value onChange={(on) => write({ EmployeeIds: without(rule.EmployeeIds, Id, on) })} />
        ))}
      </div>
      <Flags label={words.roles}>
        {Roles.map(({ Id, Name, People: holders }) => (
          <FlagField
            key={Id}
            label={Name}
            hint={holders.join('、')}
            value={rule.RoleIds.includes(Id)}
            onChange={(on) => write({ RoleIds: without(rule.RoleIds, Id, on) })}
          />
        ))}
      </Flags>
      <Flags label={words.relations}>
        {Object.entries(approval.relations).map(([key, zh]) => (
          <FlagField
            key={key}
            label={zh}
            value={rule.Relations.includes(key)}
            onChange={(on) => write({ Relations: without(rule.Relations, key, on) })}
          />
        ))}
      </Flags>
      <RuleConditions approval={approval} when={rule.When} onChange={(When) => write({ When })} />
    </fieldset>
  )
}

const Flags = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="jst-flags">
    <legend className="jst-field-label">{label}</legend>
    {children}
  </fieldset>
)

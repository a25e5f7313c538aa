import { messageTargets, type GlobalScope, type MessageTarget } from '@jst/contracts/messages'
import { useApp, useDetail } from '@jst/feature-kit'
import type { Latest } from '@jst/feature-kit/form'
import { ErrorView, formatNumber, IconButton, RadioChoice, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useEffect, useState } from 'react'
import { texts } from './texts.ts'
import { countPeople, type GlobalForm } from './useGlobalForm.ts'

const words = texts.editor

/** Recipients, with their present number. */
export const Addressees = observer(function Addressees({
  form,
  people,
  locked,
}: {
  form: GlobalForm
  people: Latest<number>
  locked: boolean
}) {
  const { api, session } = useApp()
  const ofAll = session.employee?.CompanyKind === 'platform'
  const { Scope, TargetIds: targets } = form.values
  useEffect(() => {
    if (!locked) void countPeople(api, people, form.values)
    // oxlint-disable-next-line react/exhaustive-deps -- asked anew for other people only
  }, [api, people, locked, Scope, targets])
  const scopes: GlobalScope[] = ofAll ? ['all', 'company', 'role', 'user'] : ['all', 'role', 'user']
  const labelOf = (scope: GlobalScope) => (scope === 'all' ? (ofAll ? words.allPlatform : words.allOwn) : texts.scopes[scope])
  const count = people.failure || (people.value === undefined ? words.counting : words.count(formatNumber(people.value)))
  return (
    <Section title={words.recipients} extra={locked ? null : <output className="jst-muted">{count}</output>}>
      <div className="jst-stack-form">
        <RadioChoice
          label={words.scope}
          labelHidden
          options={scopes}
          labelOf={labelOf}
          value={Scope}
          onPick={(scope) => Scope !== scope && form.write({ Scope: scope, TargetIds: [] })}
          disabled={locked}
        />
        {Scope === 'all' ? null : (
          <Picked targets={targets} locked={locked} onDrop={(id) => form.write({ TargetIds: targets.filter(({ Id }) => Id !== id) })} />
        )}
        {Scope === 'all' || locked ? null : <Finder key={Scope} scope={Scope} form={form} />}
        {form.errors['TargetIds'] ? (
          <p className="jst-form-error" role="alert">
            {form.errors['TargetIds']}
          </p>
        ) : null}
      </div>
    </Section>
  )
})

function Picked({ targets, locked, onDrop }: { targets: readonly MessageTarget[]; locked: boolean; onDrop: (id: number) => void }) {
  if (targets.length === 0) return null
  return (
    <ul className="jst-chosen" aria-label={words.picked}>
      {targets.map(({ Id, Name, Detail }) => (
        <li key={Id} title={Detail}>
          {Name}
          {locked ? null : <IconButton icon="close" label={words.drop(Name)} onClick={() => onDrop(Id)} />}
        </li>
      ))}
    </ul>
  )
}

const Finder = observer(function Finder({ scope, form }: { scope: Exclude<GlobalScope, 'all'>; form: GlobalForm }) {
  const [keyword, setKeyword] = useState('')
  const wanted = useDeferredValue(keyword.trim())
  const found = useDetail(messageTargets, { Scope: scope, ...(wanted ? { Keyword: wanted } : {}) })
  const { value: targets, onChange } = form.field('TargetIds')
  const toggle = (target: MessageTarget, on: boolean) => onChange(on ? [...targets, target] : targets.filter(({ Id }) => Id !== target.Id))
  return (
    <>
      <TextField label={words.find[scope]} value={keyword} onChange={setKeyword} hint={words.findHint[scope]} />
      {found.status === 'failed' && found.error ? <ErrorView error={found.error} onRetry={found.reload} /> : null}
      {found.data?.length === 0 ? <p className="jst-muted">{words.noTargets}</p> : null}
      <div className="jst-choices jst-choices-scroll" role="group" aria-label={words.find[scope]}>
        {found.data?.map((target) => (
          <label key={target.Id}>
            <input
              type="checkbox"
              checked={targets.some(({ Id }) => Id === target.Id)}
              onChange={(event) => toggle(target, event.target.checked)}
            />
            <span>{target.Name}</span>
            <span className="jst-muted">{target.Detail}</span>
          </label>
        ))}
      </div>
    </>
  )
})

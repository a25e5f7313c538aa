import {
  numberPeriod,
  numberPreview,
  numberRuleProblem,
  type DocumentFacts,
  type NumberPreview,
  type NumberRule,
} from '@jst/contracts/document'
import { DateText, TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/context.tsx'
import type { FormModel } from '../../form/FormModel.ts'
import { Latest } from '../../form/Latest.ts'
import { useNumberTexts } from './number.texts.ts'

/** Milliseconds without a key after which is asked. */
const pause = 200
/** Any day will do to see which parts of the date a rule shows. */
const someDay = '2026-11-20'

interface RuleFieldsProps {
  document: DocumentFacts
  stored: NumberRule
  form: FormModel<{ Rule: string }, NumberRule, NumberRule>
}

/** The rule, what may stand in it, and what it draws: the problem or the next numbers, as one types. */
export const RuleFields = observer(function RuleFields({ document: { kind }, stored, form }: RuleFieldsProps) {
  const words = useNumberTexts()
  const { api } = useApp()
  const [preview] = useState(() => new Latest<NumberPreview>())
  const { Rule } = form.values
  const problem = numberRuleProblem(Rule)
  const isStored = Rule === stored.Rule
  useEffect(() => {
    if (problem !== undefined || isStored) return undefined
    const timer = setTimeout(() => void preview.ask(() => api.call(numberPreview, { Kind: kind, Rule })), pause)
    return () => clearTimeout(timer)
  }, [api, preview, kind, Rule, problem, isStored])
  const next = isStored ? stored.Next : preview.value?.Next
  const skipped = isStored ? 0 : (preview.value?.Skipped ?? 0)
  const { error: _shownBelow, ...field } = form.field('Rule')
  const period = numberPeriod(Rule, someDay)
  return (
    <>
      <TextField
        {...field}
        maxLength={40}
        disabled={!stored.MaySet}
        {...(problem === undefined ? { hint: words.resets[period.length] ?? '' } : { error: problem })}
      />
      {stored.MaySet ? (
        <p className="jst-number-parts">
          <span className="jst-muted">{words.insert}</span>
          {Object.entries(words.parts).map(([part, meaning]) => (
            <TextButton key={part} onClick={() => form.write({ Rule: `${Rule}${part}` })}>
              {meaning}
            </TextButton>
          ))}
        </p>
      ) : null}
      <div aria-live="polite" className="jst-number-next">
        <p className="jst-muted">{words.next}</p>
        {problem === undefined && next ? (
          <ol className="jst-plain-list">
            {next.map((number) => (
              <li key={number}>
                <code>{number}</code>
              </li>
            ))}
          </ol>
        ) : (
          <p className="jst-muted">{problem === undefined ? preview.failure || words.asking : words.noPreview}</p>
        )}
        {skipped > 0 ? <p className="jst-muted">{words.skipped(skipped)}</p> : null}
        {Rule.endsWith('{check}') ? <p className="jst-muted">{words.check}</p> : null}
      </div>
      <p className="jst-muted">
        {stored.UpdateTime === null ? (
          words.never(stored.Usual)
        ) : (
          <>
            {words.changed(stored.ChangedBy)}
            <DateText value={stored.UpdateTime} format="dateTime" />
            {stored.Own ? words.defaultRule(stored.Usual) : ''}
          </>
        )}
        {stored.MaySet && Rule !== stored.Usual ? (
          <TextButton onClick={() => form.write({ Rule: stored.Usual })}>{words.backToUsual}</TextButton>
        ) : null}
      </p>
    </>
  )
})

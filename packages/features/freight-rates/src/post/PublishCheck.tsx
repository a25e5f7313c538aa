import { Button } from '@arco-design/web-react'
import { checkPublish, publishRates, rateVisibility, type CheckedRate, type PublishOutcome } from '@jst/contracts/freight-rates'
import { useApp, useConfirmed, useDetail } from '@jst/feature-kit'
import { FormNotices, useForm } from '@jst/feature-kit/form'
import { ChoiceField, ErrorView, FlagField, Panel, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CheckedRates } from './CheckedRates.tsx'
import { asksWho, blankTerms, doublesOf, isReady, termsOf, toggled, type TermValues } from './plan.ts'
import type { Chosen } from './PublishTool.tsx'
import { texts } from './texts.ts'

interface PublishCheckProps {
  chosen: Chosen
  onDone: (outcome: PublishOutcome) => void
  onBack: () => void
}
const none: readonly CheckedRate[] = []
const visibilities = [
  { value: '', label: texts.keep },
  ...Object.entries(rateVisibility).map(([value, label]) => ({ value, label: label as string })),
]
const featured = [
  { value: '', label: texts.keep },
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
]

/** The second step: who shall see the rates, what the checks say of each, and which are published. */
export const PublishCheck = observer(function PublishCheck({ chosen, onDone, onBack }: PublishCheckProps) {
  const { api } = useApp()
  const confirmed = useConfirmed()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [superseded, setSuperseded] = useState<ReadonlySet<number>>(new Set())
  const form = useForm<TermValues, never, PublishOutcome>({
    unasked: true,
    start: () => blankTerms,
    fields: {
      Visibility: { label: texts.visibility },
      VisibleTo: { label: texts.visibleTo },
      Featured: { label: texts.featured },
    },
    check: (values) => (asksWho(values) && values.VisibleTo.length === 0 ? { VisibleTo: texts.needVisibleTo } : {}),
    save: (values) =>
      confirmed((sure) =>
        api.call(publishRates, {
          Items: ready.map(({ Id, UpdateTime }) => ({ Id, UpdateTime, Supersede: superseded.has(Id) })),
          Terms: termsOf(values),
          ...sure,
        }),
      ),
    saved: onDone,
    at: (path) => path.split('.').at(-1),
  })
  const { values } = form
  // whom it names changes nothing that a check says before the publish
  const { Visibility } = termsOf(values)
  const checked = useDetail(checkPublish, { ...chosen, Terms: Visibility ? { Visibility } : {} })
  const rates = checked.data ?? none
  const ready: readonly CheckedRate[] = rates.filter((rate) => !left.has(rate.Id) && isReady(rate, superseded))
  const double = rates.filter((rate) => doublesOf(rate).length > 0)
  const visibleTo = form.field('VisibleTo')
  return (
    <form
      className="jst-rate-post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (ready.length > 0) void form.save()
      }}
    >
      <FormNotices form={form} />
      <Panel title={texts.terms}>
        <div className="jst-rate-terms">
          <ChoiceField
            {...form.field('Visibility')}
            options={visibilities}
            onChange={(value) => form.write({ Visibility: value as TermValues['Visibility'] })}
          />
          {asksWho(values) ? (
            <TextField
              label={visibleTo.label}
              required
              hint={texts.visibleToHint}
              maxLength={400}
              value={values.VisibleTo.join(texts.joint)}
              {...(visibleTo.error ? { error: visibleTo.error } : {})}
              onChange={(text) => form.write({ VisibleTo: text.split(/[;；]/).map((part) => part.trim()) })}
            />
          ) : null}
          <ChoiceField
            {...form.field('Featured')}
            options={featured}
            onChange={(value) => form.write({ Featured: value as TermValues['Featured'] })}
          />
        </div>
      </Panel>
      <Panel
        title={texts.rates}
        extra={
          double.length > 1 ? (
            <FlagField
              label={texts.supersedeAll}
              value={double.every(({ Id }) => superseded.has(Id))}
              onChange={(on) => setSuperseded(new Set(on ? double.map(({ Id }) => Id) : []))}
            />
          ) : undefined
        }
      >
        {checked.error ? <ErrorView error={checked.error} onRetry={checked.reload} /> : null}
        {checked.data ? (
          <CheckedRates
            rates={rates}
            left={left}
            superseded={superseded}
            onInclude={(id, on) => setLeft(toggled(left, id, !on))}
            onSupersede={(id, on) => setSuperseded(toggled(superseded, id, on))}
            onFixed={checked.reload}
          />
        ) : checked.error ? null : (
          <p className="jst-muted" role="status">
            {texts.checking}
          </p>
        )}
      </Panel>
      <div className="jst-rate-acts">
        <span className="jst-muted" role="status">
          {checked.data ? texts.summary(ready.length, rates.length - ready.length) : ''}
        </span>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button onClick={checked.reload}>{texts.again}</Button>
        <Button type="primary" htmlType="submit" loading={form.busy} disabled={ready.length === 0}>
          {texts.publish(ready.length)}
        </Button>
      </div>
    </form>
  )
})

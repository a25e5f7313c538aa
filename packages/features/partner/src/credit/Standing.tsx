import { creditGates, customerCredit, type CreditStanding } from '@jst/contracts/partner'
import { useDetail } from '@jst/feature-kit'
import { ErrorView, FactGrid, formatMoney, formatText, Section, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { OpenItems } from './OpenItems.tsx'

const words = texts.credit
const gateTones = { pass: 'green', warn: 'orange', approve: 'orange', block: 'red' } as const

/** Credit standing of a customer: open or blocked for new business, and the terms in force. */
export function Standing({ standing }: { standing: CreditStanding }) {
  const { Limit, Days, Gate, ValidFrom, ValidTo, Used, Free, Verdict } = standing
  return (
    <>
      <p>
        <StatusTag tone={gateTones[Verdict.Gate]}>{words.verdicts[Verdict.Gate]}</StatusTag> {Verdict.Sentence}
        {Verdict.Next === '' ? null : <span className="jst-muted"> {Verdict.Next}</span>}
      </p>
      <FactGrid
        facts={[
          { label: words.limit, value: Limit === null ? words.unset : formatMoney(Limit, 'CNY') },
          { label: words.days, value: Days === null ? formatText('') : words.dayCount(Days) },
          { label: words.gate, value: Gate === '' ? words.byRule : creditGates[Gate] },
          {
            label: words.valid,
            value: ValidFrom === null && ValidTo === null ? words.endless : words.span(ValidFrom ?? '', ValidTo ?? words.endless),
          },
          { label: words.used, value: formatMoney(Used, 'CNY') },
          { label: words.free, value: Free === null ? formatText('') : formatMoney(Free, 'CNY') },
        ]}
      />
    </>
  )
}

/** The same on the overview of a customer. */
export const StandingPart = observer(function StandingPart({ id }: { id: number }) {
  const credit = useDetail(customerCredit, { Id: id }, { renew: true })
  return (
    <Section title={words.title}>
      {credit.error ? <ErrorView error={credit.error} onRetry={credit.reload} /> : null}
      {credit.data ? <Standing standing={credit.data.Standing} /> : null}
      {credit.data ? <OpenItems open={credit.data.Open} /> : null}
    </Section>
  )
})

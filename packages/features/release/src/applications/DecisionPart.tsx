import { decisionSteps, reasonText, type DecisionView, type ReleaseView } from '@jst/contracts/release'
import { DateText, FactGrid, formatMoney, formatText, Notice, Section, StatusTag, type Fact } from '@jst/ui'
import { texts } from '../texts.ts'

const words = texts.decision
const money = (amount: string) => (amount === '' ? formatText('') : formatMoney(amount, 'CNY'))
const isSame = (one: DecisionView, other: DecisionView) =>
  JSON.stringify([one.Step, one.Reasons]) === JSON.stringify([other.Step, other.Reasons])

/** Step and reasons of a decision. */
function Verdict({ Step, Reasons }: Pick<DecisionView, 'Step' | 'Reasons'>) {
  const { light, zh } = decisionSteps[Step]
  return (
    <>
      <StatusTag tone={light}>{zh}</StatusTag>
      {Reasons.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul>
          {Reasons.map((reason) => (
            <li key={`${reason.Rule} ${reason.About}`}>{reasonText(reason)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The decision of the last submission with all of its reasons, and what it would be now. */
export function DecisionPart({ view: { Decided, DecidedAt, Now } }: { view: ReleaseView }) {
  const facts: Fact[] = [
    { label: words.open, value: money(Now.Open) },
    { label: words.overdue, value: money(Now.Overdue) },
    { label: words.need, value: money(Now.Need) },
    { label: words.free, value: money(Now.Free) },
  ]
  const same = Decided !== null && isSame(Decided, Now)
  return (
    <Section title={words.title}>
      {Decided ? (
        <>
          <p className="jst-muted">
            <DateText value={DecidedAt} />
          </p>
          <Verdict {...Decided} />
        </>
      ) : null}
      {same ? null : (
        <>
          {Decided ? <Notice tone="warning">{words.changed}</Notice> : null}
          <p className="jst-muted">{words.now}</p>
          <Verdict {...Now} />
        </>
      )}
      <FactGrid facts={facts} />
    </Section>
  )
}

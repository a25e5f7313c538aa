import type { ShownFact } from '@jst/contracts/document'
import { formatMoney, formatNumber } from '@jst/ui'
import { texts } from './texts.ts'

const shown = ({ Type }: ShownFact, value: ShownFact['Value']): string =>
  value === null ? texts.unset : typeof value === 'string' ? value : Type === 'money' ? formatMoney(value, 'CNY') : formatNumber(value)

/** Values to approve, the main amount large, each beside its former value. A difference has words and a sign, too. */
export function ApprovalFacts({ facts }: { facts: readonly ShownFact[] }) {
  const [main] = facts.filter(({ Main }) => Main)
  const others = facts.filter((fact) => fact !== main && fact.Value !== null)
  return (
    <dl className="jst-approval-facts">
      {main ? (
        <div className="jst-approval-main">
          <dt>{main.Label}</dt>
          <dd>
            <strong>{shown(main, main.Value)}</strong>
            <Before fact={main} />
          </dd>
        </div>
      ) : null}
      {others.map((fact) => (
        <div key={fact.Label} className={fact.Type === 'text' ? 'jst-approval-text' : undefined}>
          <dt>{fact.Label}</dt>
          <dd>
            {shown(fact, fact.Value)}
            <Before fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Before({ fact }: { fact: ShownFact }) {
  const { Before: before, Value } = fact
  if (before === null || before === Value) return null
  const sign = typeof before === 'number' && typeof Value === 'number' ? (Value > before ? `↑ ${texts.up} · ` : `↓ ${texts.down} · `) : ''
  return (
    <span className="jst-muted">
      {sign}
      {texts.before(shown(fact, before))}
    </span>
  )
}

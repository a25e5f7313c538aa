import type { QuoteOption } from '@jst/contracts/quotes'
import { texts } from '../texts.ts'

const words = texts.options

/** How the price of each box came about when the rate was chosen; nothing for whoever does not see the floor. */
export function Derivation({ option: { Derivation: boxes } }: { option: Pick<QuoteOption, 'Derivation'> }) {
  if (boxes.length === 0) return null
  return (
    <details className="jst-option-steps">
      <summary>{words.derivation}</summary>
      {boxes.map(({ Box, Steps }) => (
        <section key={Box} aria-label={words.steps(Box)}>
          <h4>{words.steps(Box)}</h4>
          <ol>
            {Steps.map(({ Zh }) => (
              <li key={Zh}>{Zh}</li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  )
}

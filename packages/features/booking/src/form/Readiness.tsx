import type { BookingProblem } from '@jst/contracts/booking'
import { cutoffCodes, type Cutoffs } from '@jst/contracts/schedules'
import { Countdown, TextButton } from '@jst/ui'
import { cutoffs as cutoffWords } from '../declared-content.ts'
import { goTo } from './Steps.tsx'
import { sectionOf } from './sections.ts'
import { texts } from './texts.ts'

const mostNamed = 12
/** Beside the form: what stands against submitting, what is odd, and the time left to the cut-offs of the sailing. */
export function Readiness({ of, problems, cutoffs }: { of: string; problems: readonly BookingProblem[]; cutoffs: Cutoffs | undefined }) {
  const errors = problems.filter(({ Severity }) => Severity === 'ERROR')
  const warnings = problems.filter(({ Severity }) => Severity === 'WARNING')
  const list = (label: string, found: readonly BookingProblem[]) =>
    found.length === 0 ? null : (
      <section aria-label={label} className="jst-readiness">
        <h2>{label}</h2>
        <ul>
          {found.slice(0, mostNamed).map(({ Path, Message }) => (
            <li key={`${Path} ${Message}`}>
              <TextButton title={texts.goTo(Message)} onClick={() => goTo(of, sectionOf(Path))}>
                {Message}
              </TextButton>
            </li>
          ))}
        </ul>
      </section>
    )
  const statedCutoffs = cutoffs ? cutoffCodes.filter((code) => typeof cutoffs[code] === 'string') : []
  return (
    <>
      {errors.length === 0 ? (
        <p role="status" className="jst-readiness-done">
          {texts.complete100}
        </p>
      ) : (
        list(texts.problems(errors.length), errors)
      )}
      {list(texts.warnings(warnings.length), warnings)}
      {statedCutoffs.length === 0 ? null : (
        <section aria-label={texts.cutoffs} className="jst-readiness">
          <h2>{texts.cutoffs}</h2>
          <dl className="jst-facts jst-facts-below">
            {statedCutoffs.map((code) => (
              <div key={code}>
                <dt>{cutoffWords[code].zh}</dt>
                <dd>
                  <Countdown deadline={cutoffs![code] ?? null} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

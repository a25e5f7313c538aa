import type { ImportPlan } from '@jst/contracts/entity'
import { formatText, Notice, TableHead } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.importing

/** What an import would do, and what is wrong in which line. */
export function ImportProblems({ plan: { Lines, Adds, Changes, Same, Bad, Unknown, Problems } }: { plan: ImportPlan }) {
  return (
    <>
      <Notice tone={Bad > 0 ? 'warning' : 'info'}>
        {words.counts(Lines, Adds, Changes, Same, Bad)}
        {Unknown.length > 0 ? <div>{words.unknown(Unknown.join('、'))}</div> : null}
      </Notice>
      {Problems.length > 0 ? (
        <section aria-label={words.problems}>
          <h3>{words.problems}</h3>
          {Problems.length < Bad ? <p className="jst-muted">{words.shown(Problems.length)}</p> : null}
          <table className="jst-compare">
            <TableHead titles={Object.values(words.columns)} />
            <tbody>
              {Problems.map(({ Line, Field, Label, Value, Message, Suggest }) => (
                <tr key={`${Line} ${Field} ${Message}`}>
                  <td>{Line}</td>
                  <td>{Label}</td>
                  <td>{formatText(Value)}</td>
                  <td>{Message}</td>
                  <td>{formatText(Suggest)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </>
  )
}

import type { ImportPlan } from '@jst/contracts/entity'
import { formatText, Notice, TableHead, TextButton } from '@jst/ui'
import { useEntityTexts } from './useEntityTexts.ts'

/** What an import would do, and what is wrong in which line. */
export function ImportProblems({ plan, onColumns }: { plan: ImportPlan; onColumns: () => void }) {
  const { Lines, Adds, Changes, Same, Bad, Unknown, Problems, Groups = [], Notes = [], Remembered } = plan
  const words = useEntityTexts().importing
  return (
    <>
      <Notice
        tone={Bad > 0 ? 'warning' : 'info'}
        action={plan.Columns ? <TextButton onClick={onColumns}>{words.headings.adjust}</TextButton> : undefined}
      >
        {words.counts(Lines, Adds, Changes, Same, Bad)}
        {Unknown.length > 0 ? <div>{words.unknown(Unknown.join(words.comma))}</div> : null}
        {Remembered ? <div>{words.headings.remembered}</div> : null}
      </Notice>
      {Groups.length > 0 ? (
        <section aria-label={words.groups}>
          <h3>{words.groups}</h3>
          <table className="jst-compare">
            <TableHead titles={Object.values(words.groupColumns)} />
            <tbody>
              {Groups.map(({ Field, Label, Value, Message, Suggest, Count, Line }) => (
                <tr key={`${Field} ${Value} ${Message}`}>
                  <td>{Label}</td>
                  <td>{formatText(Value)}</td>
                  <td>{words.alike(Count, Line)}</td>
                  <td>{Message}</td>
                  <td>{formatText(Suggest)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      {Problems.length > 0 ? (
        <section aria-label={words.problems}>
          <h3>{words.problems}</h3>
          {Problems.length < Bad ? <p className="jst-muted">{words.shown(Problems.length)}</p> : null}
          <LineTable titles={Object.values(words.columns)} lines={Problems} />
        </section>
      ) : null}
      {Notes.length > 0 ? (
        <section aria-label={words.notes}>
          <h3>{words.notes}</h3>
          <p className="jst-muted">{words.notesHint}</p>
          <LineTable titles={Object.values(words.noteColumns)} lines={Notes} />
        </section>
      ) : null}
    </>
  )
}

/** Lines of the file and what there is to say of them; a fifth heading has the suggestions. */
function LineTable({ titles, lines }: { titles: readonly string[]; lines: ImportPlan['Problems'] }) {
  return (
    <table className="jst-compare">
      <TableHead titles={titles} />
      <tbody>
        {lines.map(({ Line, Field, Label, Value, Message, Suggest }) => (
          <tr key={`${Line} ${Field} ${Message}`}>
            <td>{Line}</td>
            <td>{Label}</td>
            <td>{formatText(Value)}</td>
            <td>{Message}</td>
            {titles.length > 4 ? <td>{formatText(Suggest)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

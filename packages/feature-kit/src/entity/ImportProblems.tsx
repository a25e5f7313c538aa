import type { Entity, ImportPlan } from '@jst/contracts/entity'
import { CellTable, FactsTable, formatText, Notice, TextButton } from '@jst/ui'
import type { ReactNode } from 'react'
import { useEntityTexts } from './useEntityTexts.ts'

interface ImportProblemsProps {
  plan: ImportPlan
  entity: Entity
  onColumns: () => void
  /** Before the problems. */
  children?: ReactNode
}

/** Preview of an import, with problems by line. */
export function ImportProblems({ plan, entity, onColumns, children }: ImportProblemsProps) {
  const { Lines, Adds, Changes, Same, Bad, Unknown, Problems, Choices = [], Notes = [], Remembered } = plan
  // what is chosen once stands there
  const Groups = (plan.Groups ?? []).filter(
    ({ Field, Value }) => !Choices.some((choice) => choice.Field === Field && choice.Text === Value),
  )
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
      {children}
      {Groups.length > 0 ? (
        <section aria-label={words.groups}>
          <h3>{words.groups}</h3>
          <CellTable
            label={words.groups}
            titles={Object.values(words.groupColumns)}
            rows={Groups}
            rowKey={({ Field, Value, Message }) => `${Field} ${Value} ${Message}`}
            nameColumn={-1}
            renderCells={[
              'Label',
              ({ Value }) => formatText(Value),
              ({ Count, Line }) => words.alike(Count, Line),
              'Message',
              ({ Suggest }) => formatText(Suggest),
            ]}
          />
        </section>
      ) : null}
      {Problems.length > 0 ? (
        <section aria-label={words.problems}>
          <h3>{words.problems}</h3>
          {Problems.length < Bad ? <p className="jst-muted">{words.shown(Problems.length)}</p> : null}
          <LineTable label={words.problems} titles={Object.values(words.columns)} lines={Problems} entity={entity} />
        </section>
      ) : null}
      {Notes.length > 0 ? (
        <section aria-label={words.notes}>
          <h3>{words.notes}</h3>
          <p className="jst-muted">{words.notesHint}</p>
          <LineTable label={words.notes} titles={Object.values(words.noteColumns)} lines={Notes} entity={entity} />
        </section>
      ) : null}
    </>
  )
}

interface LineTableProps {
  label: string
  titles: readonly string[]
  lines: ImportPlan['Problems']
  entity: Entity
}

/** Lines of the file with their problems; a fifth heading has the suggestions. */
function LineTable({ label, titles, lines, entity }: LineTableProps) {
  const texts = useEntityTexts()
  return (
    <FactsTable
      label={label}
      look="jst-compare"
      titles={titles}
      rows={lines}
      rowKey={({ Line, Field, Message }) => `${Line} ${Field} ${Message}`}
      renderRow={(line) => {
        const { Line, Field, Label, Value, Suggest } = line
        const field = entity.all.find(({ key }) => key === Field)
        return (
          <>
            <td>{Line}</td>
            <td>{field ? texts.nameOf(field) : Label}</td>
            <td>{formatText(Value)}</td>
            <td>{texts.problemOf(line, field)}</td>
            {titles.length > 4 ? <td>{formatText(Suggest)}</td> : null}
          </>
        )
      }}
    />
  )
}

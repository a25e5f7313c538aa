import { Fragment, useId, type ReactNode } from 'react'
import { AppLink } from '../controls/AppLink.tsx'
import { saveBlob } from '../controls/saveBlob.ts'
import { TextButton } from '../controls/TextButton.tsx'
import type { Tone } from '../display/StatusTag.tsx'
import { formatNumber } from '../format/numbers.ts'
import { useTexts } from '../language.tsx'
import { deltaText } from './Change.tsx'
import type { UiTexts } from '../texts.ts'
import { csvText } from './model.ts'

/** A number or a text, the list behind it, and what it was in the period before. */
export interface TableCell {
  /** Null: unknown, or stated by the note alone. */
  value: string | number | null
  /** The list behind it; a 0 leads nowhere. */
  to?: string | undefined
  /** The same of the period before. */
  former?: number | undefined
  /** Colour where it means state. */
  tone?: Tone | undefined
  /** A few words below or in place of a value: 仅 2 条. They are in the file as well. */
  note?: string | undefined
  /** Something to press; not in the file. */
  act?: ReactNode
}
/** A column; `compared`: a column beside it has the change from the period before, and the file has that period in one of its own. */
interface TableColumn {
  /** Unique in the table. */
  key: string
  /** Heading, with the unit where there is one. */
  title: string
  compared?: boolean
}
/** A line; the first of its cells names it. */
export interface TableLine {
  /** Unique in the table. */
  key: string
  /** In the order of the columns. */
  cells: readonly TableCell[]
}

/** A table of figures, what it is about, and the lists behind its numbers. */
export interface TablePanelProps {
  /** Name of the table, and of its file. */
  title: string
  /** The first heads the names of the lines. */
  columns: readonly TableColumn[]
  /** One row each, top to bottom. */
  lines: readonly TableLine[]
  /** Note about missing numbers or about the calculation. */
  note?: ReactNode
  /** Placeholder of an empty table. */
  none?: string
  /** false while loading: the panel keeps its place. */
  ready?: boolean
}

/** Figures that no chart would show better: as a table whose numbers open their lists, and as a file. */
export function TablePanel({ title, columns, lines, note, none, ready = true }: TablePanelProps) {
  const words = useTexts().chart
  const id = useId()
  const save = () => {
    const heads = columns.flatMap(({ title: head, compared }) => (compared ? [head, words.formerOf(head)] : [head]))
    const rows = lines.map(({ cells }) =>
      columns.flatMap(({ compared }, at) => {
        const { value = null, note: said = '', former } = cells[at] ?? {}
        const text = [value === null ? '' : String(value), said].filter(Boolean).join(' ')
        return compared ? [text, former === undefined ? '' : String(former)] : [text]
      }),
    )
    saveBlob(new Blob([csvText([heads, ...rows])], { type: 'text/csv;charset=utf-8' }), `${title}.csv`)
  }
  return (
    <section className="jst-section jst-chart" aria-labelledby={id} aria-busy={!ready}>
      <div className="jst-section-head">
        <h2 id={id}>{title}</h2>
        {ready && lines.length > 0 ? (
          <div className="jst-chart-acts">
            <TextButton onClick={save}>{words.save}</TextButton>
          </div>
        ) : null}
      </div>
      {note ? <p className="jst-muted">{note}</p> : null}
      {ready ? null : <div className="jst-skeleton jst-chart-room" />}
      {ready && lines.length === 0 ? <p className="jst-muted">{none ?? words.none}</p> : null}
      {ready && lines.length > 0 ? (
        <div className="jst-chart-table">
          <table aria-labelledby={id}>
            <thead>
              <tr>
                {columns.map(({ key, title: head, compared }) => (
                  <Fragment key={key}>
                    <th scope="col">{head}</th>
                    {compared ? (
                      <th scope="col" className="jst-delta">
                        {words.delta}
                      </th>
                    ) : null}
                  </Fragment>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, at) =>
                    at === 0 ? (
                      <th key={columns[at]!.key} scope="row">
                        <Content cell={cell} />
                      </th>
                    ) : (
                      <Fragment key={columns[at]!.key}>
                        <td>
                          <Content cell={cell} />
                        </td>
                        {columns[at]!.compared ? <td className="jst-delta jst-muted">{deltaOf(cell, words)}</td> : null}
                      </Fragment>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  )
}

const deltaOf = ({ value, former }: TableCell, words: UiTexts['chart']): string =>
  typeof value === 'number' && former !== undefined ? deltaText(words, value, former) : ''

function Content({ cell: { value, to, tone, note, act } }: { cell: TableCell }) {
  const text = typeof value === 'number' ? formatNumber(value) : value
  const toned = `jst-link jst-figure${tone ? ` jst-tone-${tone}` : ''}`
  const empty = text === null || text === ''
  return (
    <>
      {to && value !== 0 && !empty ? (
        <AppLink to={to} className={toned}>
          {text}
        </AppLink>
      ) : (
        <span className={tone ? `jst-figure jst-tone-${tone}` : undefined}>{empty ? (note || act ? null : '–') : text}</span>
      )}
      {note ? <span className="jst-muted jst-cell-note">{note}</span> : null}
      {act}
    </>
  )
}

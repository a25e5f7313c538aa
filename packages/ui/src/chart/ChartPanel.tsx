import { useId, useState, type ReactNode } from 'react'
import { AppLink } from '../controls/AppLink.tsx'
import { saveBlob } from '../controls/saveBlob.ts'
import { TextButton } from '../controls/TextButton.tsx'
import { formatNumber } from '../format/numbers.ts'
import { useTexts } from '../language.tsx'
import { ChartCanvas } from './ChartCanvas.tsx'
import { csvOf, isBlank, sumOf, type ChartData } from './model.ts'

/** A chart, what it is about, and the lists behind its numbers. */
export interface ChartPanelProps extends ChartData {
  /** Name of the chart, and of its file. */
  title: string
  /** Heading of the categories in the table: 周. */
  of: string
  /** The list behind a number; undefined: none. */
  to?: (category: number, series: string) => string | undefined
  /** Note about missing numbers: 本周未结束. */
  note?: ReactNode
  /** undefined while loading: the panel keeps its place. */
  ready?: boolean
}

/** Numbers over time or by kind: as a chart, as a table whose numbers open their lists, and as a file. Print has both. */
export function ChartPanel({ title, of, to, note, ready = true, kind, categories, series }: ChartPanelProps) {
  const texts = useTexts()
  const words = texts.chart
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const data: ChartData = { kind, categories, series }
  const blank = isBlank(data)
  const sums = series.map(({ label, values }) => words.sum(label, formatNumber(sumOf(values)))).join(words.and)
  const save = () => saveBlob(new Blob([csvOf(of, data)], { type: 'text/csv;charset=utf-8' }), `${title}.csv`)
  return (
    <section className="jst-section jst-chart" aria-labelledby={id} aria-busy={!ready}>
      <div className="jst-section-head">
        <h2 id={id}>{title}</h2>
        {ready && !blank ? (
          <div className="jst-chart-acts">
            <TextButton onClick={() => setAsTable(!asTable)}>{asTable ? words.asChart : words.asTable}</TextButton>
            <TextButton onClick={save}>{words.save}</TextButton>
          </div>
        ) : null}
      </div>
      {note ? <p className="jst-muted">{note}</p> : null}
      {ready ? null : <div className="jst-skeleton jst-chart-room" />}
      {ready && blank ? <p className="jst-muted">{words.none}</p> : null}
      {ready && !blank ? (
        <>
          {asTable ? null : <ChartCanvas data={data} label={words.about(title, sums)} to={to} onFailed={() => setAsTable(true)} />}
          <div className="jst-chart-table" hidden={!asTable}>
            <table aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{of}</th>
                  {series.map(({ key, label }) => (
                    <th key={key} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {categories.map((category, at) => (
                  <tr key={category}>
                    <th scope="row">{category}</th>
                    {series.map(({ key, values }) => (
                      <td key={key}>
                        <Value value={values[at] ?? null} to={to?.(at, key)} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      ) : null}
    </section>
  )
}

function Value({ value, to }: { value: number | null; to: string | undefined }) {
  if (value === null) return <>–</>
  return to && value !== 0 ? <AppLink to={to}>{formatNumber(value)}</AppLink> : <>{formatNumber(value)}</>
}

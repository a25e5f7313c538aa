import { useId, useMemo, useState, type ComponentType } from 'react'
import { planImport, type ImportMapping, type ImportPlan } from '../core/import-plan.ts'
import type { SheetColumn } from '../core/types.ts'
import { sheetTexts, type SheetTexts } from '../texts.ts'
import { ColumnChoice, type ImportChoiceProps } from './column-choice.tsx'

const shownLines = 100

/** Props of `ImportPreview`. */
export interface ImportPreviewProps {
  /** The file as a table of strings. */
  table: readonly (readonly string[])[]
  /** Columns that lines may go to. */
  columns: readonly SheetColumn[]
  /** Kind of the rows that lines become. */
  kind?: string
  /** Most lines. Default 5,000. */
  limit?: number
  /** Normalises headings for comparison, as your other imports do (`ImportOptions`). */
  heading?: (text: string) => string
  /** Replaces single texts, or all of them (`sheetTextsEn`). */
  texts?: Partial<SheetTexts>
  /** Control that chooses where a column of the file goes, such as the list of your own kit. Default: a list of its own. */
  Choice?: ComponentType<ImportChoiceProps>
  /** Takes the plan as it is shown; its `accepted` lines are what the person agreed to. */
  onAccept: (plan: ImportPlan) => void
  /** The person wants none of it. */
  onCancel: () => void
}

/** Where each column of a file goes, what comes of every line, and the choice to take it or not. */
export function ImportPreview({
  table,
  columns,
  kind,
  limit,
  heading,
  texts: given,
  Choice = ColumnChoice,
  onAccept,
  onCancel,
}: ImportPreviewProps) {
  const texts = useMemo(() => ({ ...sheetTexts, ...given }), [given])
  const [chosen, setChosen] = useState<{ table: typeof table; mapping: ImportMapping }>()
  // a choice made for another file says nothing about this one
  const mapping = chosen?.table === table ? chosen.mapping : undefined
  const plan = useMemo(
    () =>
      planImport(table, columns, {
        texts,
        ...(mapping ? { mapping } : {}),
        ...(kind === undefined ? {} : { kind }),
        ...(limit === undefined ? {} : { limit }),
        ...(heading ? { heading } : {}),
      }),
    [table, columns, texts, mapping, kind, limit, heading],
  )
  const title = useId()
  const { accepted, rejected, skipped, refusal, headerLine, unmapped } = plan
  const assign = (at: number, key: string) =>
    setChosen({ table, mapping: plan.mapping.map((one, index) => (index === at ? key || null : one === key ? null : one)) })
  return (
    <section className="jst-sheet-import" aria-labelledby={title}>
      <h2 id={title}>{texts.importTitle}</h2>
      <p>
        {headerLine === undefined ? texts.importNoHeader : texts.importHeaderAt(headerLine)}
        {unmapped.length > 0 && <span className="jst-sheet-import__missing"> {texts.importUnmapped(unmapped.join('、'))}</span>}
      </p>
      <MappingTable table={table} columns={columns} kind={kind} plan={plan} texts={texts} Choice={Choice} onAssign={assign} />
      <p role="status" className="jst-sheet-import__counts">
        {refusal ?? texts.importCounts(accepted.length, rejected.length, skipped)}
      </p>
      {rejected.length > 0 && <RejectedLines plan={plan} texts={texts} />}
      <div className="jst-sheet-import__acts">
        <button
          type="button"
          className="jst-sheet__button jst-sheet__button--primary"
          disabled={accepted.length === 0 || unmapped.length > 0}
          onClick={() => onAccept(plan)}
        >
          {accepted.length === 0 ? texts.importNothing : texts.importAccept(accepted.length)}
        </button>
        <button type="button" className="jst-sheet__button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </section>
  )
}

interface MappingTableProps {
  table: readonly (readonly string[])[]
  columns: readonly SheetColumn[]
  kind: string | undefined
  plan: ImportPlan
  texts: SheetTexts
  Choice: ComponentType<ImportChoiceProps>
  onAssign: (at: number, key: string) => void
}

function MappingTable({ table, columns, kind, plan, texts, Choice, onAssign }: MappingTableProps) {
  const header = plan.headerLine === undefined ? undefined : table[plan.headerLine - 1]
  const samples = table.slice(plan.headerLine ?? 0)
  const targets = columns.filter(({ kinds }) => kind === undefined || (kinds?.includes(kind) ?? true))
  const options = [
    { value: '', label: texts.importIgnore },
    ...targets.map(({ key, header: label, unit }) => ({ value: key, label: unit ? `${label} (${unit})` : label })),
  ]
  return (
    <table className="jst-sheet-import__table">
      <thead>
        <tr>
          <th scope="col">{texts.importColumn}</th>
          <th scope="col">{texts.importSample}</th>
          <th scope="col">{texts.importTarget}</th>
        </tr>
      </thead>
      <tbody>
        {plan.mapping.map((key, at) => {
          const name = header?.[at]?.trim() || columnLetters(at)
          return (
            <tr key={columnLetters(at)}>
              <th scope="row">{name}</th>
              <td>{samples.find((line) => line[at]?.trim())?.[at] ?? '–'}</td>
              <td>
                <Choice label={`${name} ${texts.importTarget}`} value={key ?? ''} options={options} onChange={(to) => onAssign(at, to)} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Name of a column as spreadsheets have it: A … Z, AA … */
function columnLetters(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter
}

function RejectedLines({ plan, texts }: { plan: ImportPlan; texts: SheetTexts }) {
  const more = plan.rejected.length - shownLines
  return (
    <>
      {/* scrolls by keyboard, too */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is reached by keyboard */}
      <div className="jst-sheet-import__rejected" tabIndex={0} role="region" aria-label={texts.importRejected}>
        <table className="jst-sheet-import__table">
          <caption>{texts.importRejected}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.importLine}</th>
              <th scope="col">{texts.importReason}</th>
              <th scope="col">{texts.importCells}</th>
            </tr>
          </thead>
          <tbody>
            {plan.rejected.slice(0, shownLines).map(({ line, cells, reason }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>{reason}</td>
                <td>{cells.filter((text) => text.trim() !== '').join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && <p>{texts.importMore(more)}</p>}
    </>
  )
}

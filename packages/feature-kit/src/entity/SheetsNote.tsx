import type { SheetNotes, SheetsRead } from '@jst/contracts'
import { Notice, TextButton } from '@jst/ui'
import { useEntityTexts } from './useEntityTexts.ts'

interface SheetsNoteProps {
  sheets: SheetsRead
  busy?: boolean
  /** Reads the file again with another of its visible sheets. */
  onTake?: (name: string) => void
}

/** Which sheet of a file was read, which were not, and what the sheet says beside its texts; nothing for a plain file with one sheet. */
export function SheetsNote({ sheets: { Sheet, OtherSheets = [], SheetNotes }, busy = false, onTake }: SheetsNoteProps) {
  const { sheets: words, comma } = useEntityTexts().importing
  const names = OtherSheets.map(({ Name, Hidden }) => (Hidden ? words.hidden(Name) : Name))
  return (
    <>
      {Sheet === undefined || OtherSheets.length === 0 ? null : (
        <Notice tone="info">
          {words.read(Sheet)}
          {words.others(names.join(comma))}
          {onTake ? (
            <div className="jst-acts">
              {OtherSheets.filter(({ Hidden }) => !Hidden).map(({ Name }) => (
                <TextButton key={Name} disabled={busy} onClick={() => onTake(Name)}>
                  {words.take(Name)}
                </TextButton>
              ))}
            </div>
          ) : null}
        </Notice>
      )}
      {SheetNotes ? <BesideTexts notes={SheetNotes} /> : null}
    </>
  )
}

function BesideTexts({ notes }: { notes: SheetNotes }) {
  const { sheets: words, comma } = useEntityTexts().importing
  const cells = (all: SheetNotes['Struck']) => all.map(({ Place, Text }) => words.cell(Place, Text)).join(comma)
  const lines = [
    [notes.HiddenRows, words.hiddenRows(notes.HiddenRows.join(comma))],
    [notes.HiddenColumns, words.hiddenColumns(notes.HiddenColumns.join(comma))],
    [notes.Struck, words.struck(cells(notes.Struck))],
    [notes.Comments, words.comments(cells(notes.Comments))],
    [notes.Merged, words.merged(notes.Merged.join(comma))],
  ] as const
  return (
    <Notice tone="warning">
      {words.notes}
      <ul className="jst-sheet-notes">{lines.flatMap(([all, line]) => (all.length > 0 ? [<li key={line}>{line}</li>] : []))}</ul>
      {notes.More ? words.more : null}
    </Notice>
  )
}

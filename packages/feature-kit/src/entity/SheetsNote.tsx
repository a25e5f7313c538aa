import type { SheetsRead } from '@jst/contracts'
import { Notice, TextButton } from '@jst/ui'
import { useEntityTexts } from './useEntityTexts.ts'

interface SheetsNoteProps {
  sheets: SheetsRead
  busy?: boolean
  /** Reads the file again with another of its visible sheets. */
  onTake?: (name: string) => void
}

/** Which sheet of a file was read, and which were not; nothing for a file with one. */
export function SheetsNote({ sheets: { Sheet, OtherSheets = [] }, busy = false, onTake }: SheetsNoteProps) {
  const { sheets: words, comma } = useEntityTexts().importing
  if (Sheet === undefined || OtherSheets.length === 0) return null
  const names = OtherSheets.map(({ Name, Hidden }) => (Hidden ? words.hidden(Name) : Name))
  return (
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
  )
}

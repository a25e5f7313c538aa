import type { SheetNotes } from '@jst/contracts'
import { ChoiceField, CellTable, Notice, Section } from '@jst/ui'
import { SheetsNote } from './SheetsNote.tsx'
import { useEntityTexts } from './useEntityTexts.ts'

/** Cells that are named at once. */
const most = 50

/** Answers of a reader as the call takes them. */
export const answerLines = (answers: Readonly<Record<string, string>>): string =>
  Object.entries(answers)
    .map(([key, value]) => `${key}=${value}`)
    .join('\n')

/** A workbook of which all visible sheets were read, as calls answer it. */
interface WorkbookReading {
  readonly Hidden: readonly string[]
  readonly Beside: readonly { readonly Sheet: string; readonly SheetNotes: SheetNotes }[]
  readonly Questions: readonly {
    readonly Key: string
    readonly Text: string
    readonly Choices: readonly { readonly Value: string; readonly Text: string }[]
  }[]
  readonly Totals: readonly string[]
  readonly Unread: readonly { readonly Sheet: string; readonly Cell: string; readonly Text: string }[]
}

interface FileReadingProps {
  read: WorkbookReading
  /** Answers by the key of their question. */
  answers: Readonly<Record<string, string>>
  onAnswer: (key: string, value: string) => void
}

/** Questions about a workbook of which all sheets were read, totals that differ, and everything that was not taken. */
export function FileReading({ read, answers, onAnswer }: FileReadingProps) {
  const { reading: words, importing, joint } = useEntityTexts()
  const unread = words.unread(read.Unread.length)
  return (
    <>
      {read.Hidden.length > 0 ? <Notice tone="warning">{words.hidden(read.Hidden.join(importing.comma))}</Notice> : null}
      {read.Beside.map(({ Sheet, SheetNotes }) => (
        <Section key={Sheet} title={Sheet}>
          <SheetsNote sheets={{ SheetNotes }} />
        </Section>
      ))}
      {read.Questions.length === 0 ? null : (
        <Section title={words.questions}>
          {read.Questions.map(({ Key, Text, Choices }) => (
            <ChoiceField
              key={Key}
              label={Text}
              value={answers[Key] ?? ''}
              options={[{ value: '', label: words.pick }, ...Choices.map(({ Value, Text: label }) => ({ value: Value, label }))]}
              onChange={(value) => onAnswer(Key, value)}
            />
          ))}
        </Section>
      )}
      {read.Totals.length > 0 ? <Notice tone="warning">{words.totals(read.Totals.join(joint))}</Notice> : null}
      {read.Unread.length === 0 ? null : (
        <Section title={unread}>
          <CellTable
            label={unread}
            titles={[...words.cellTitles]}
            rows={read.Unread.slice(0, most)}
            rowKey={({ Sheet, Cell }) => `${Sheet}!${Cell}`}
            nameColumn={1}
            renderCells={['Sheet', 'Cell', 'Text']}
          />
          {read.Unread.length > most ? <p>{words.more(most)}</p> : null}
        </Section>
      )}
    </>
  )
}

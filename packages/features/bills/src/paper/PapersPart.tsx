import { billButtons, billPaperFile, type BillKind, type BillPaper } from '@jst/contracts/bills'
import { PaperDialog } from '@jst/feature-kit/document'
import { usePermitted } from '@jst/permissions/react'
import { DateText, CellTable, formatText, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { paperTones } from './tones.ts'

const words = texts.papers
/** Name of a paper, with the number of an original. */
export const paperName = ({ Paper, No, Of, Print }: BillPaper) =>
  Paper === 'original' ? words.original(No, Of, Print) : words.names[Paper]

/** Papers that were given out of a bill, the newest first. */
export const PapersPart = observer(function PapersPart({ kind, id, papers }: { kind: BillKind; id: number; papers: readonly BillPaper[] }) {
  const { print } = billButtons[kind]
  const may = usePermitted(print.code, print.path)
  const [opened, setOpened] = useState<BillPaper>()
  return (
    <Section title={words.title}>
      <CellTable
        label={words.title}
        titles={words.titles}
        none={words.none}
        rows={papers}
        rowKey={({ Id }) => Id}
        renderCells={[
          paperName,
          ({ Version }) => words.version(Version),
          ({ Overprint, Layout }) => (Overprint ? `${Layout} ${words.overprint}` : Layout),
          'By',
          ({ At }) => <DateText value={At} format="dateTime" />,
          ({ Reason }) => formatText(Reason),
          ({ State }) => <StatusTag tone={paperTones[State]}>{words.states[State]}</StatusTag>,
          (paper) => (may ? <TextButton onClick={() => setOpened(paper)}>{words.open}</TextButton> : null),
        ]}
      />
      {opened ? (
        <PaperDialog
          title={paperName(opened)}
          path={billPaperFile.path}
          query={{ Kind: kind, Id: id, PaperId: opened.Id, Format: 'pdf' }}
          words={words}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </Section>
  )
})

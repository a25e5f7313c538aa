import { billButtons, billPaperFile, type BillKind, type BillPaper } from '@jst/contracts/bills'
import { PaperDialog } from '@jst/feature-kit/document'
import { usePermitted } from '@jst/permissions/react'
import { DateText, FactsTable, formatText, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { paperTones } from './tones.ts'

const words = texts.papers
/** Name of a paper, with the number of an original. */
export const paperName = ({ Paper, No, Of, Print }: BillPaper) =>
  Paper === 'original' ? words.original(No, Of, Print) : words.names[Paper]
const PaperState = ({ state }: { state: BillPaper['State'] }) => <StatusTag tone={paperTones[state]}>{words.states[state]}</StatusTag>

/** Papers that were given out of a bill, the newest first. */
export const PapersPart = observer(function PapersPart({ kind, id, papers }: { kind: BillKind; id: number; papers: readonly BillPaper[] }) {
  const { print } = billButtons[kind]
  const may = usePermitted(print.code, print.path)
  const [opened, setOpened] = useState<BillPaper>()
  return (
    <Section title={words.title}>
      {papers.length === 0 ? (
        <p className="jst-muted">{words.none}</p>
      ) : (
        <FactsTable
          label={words.title}
          titles={words.titles}
          rows={papers}
          rowKey={({ Id }) => Id}
          renderRow={(paper) => (
            <>
              <th scope="row">{paperName(paper)}</th>
              <td>{words.version(paper.Version)}</td>
              <td>{paper.Overprint ? `${paper.Layout} ${words.overprint}` : paper.Layout}</td>
              <td>{paper.By}</td>
              <td>
                <DateText value={paper.At} format="dateTime" />
              </td>
              <td>{formatText(paper.Reason)}</td>
              <td>
                <PaperState state={paper.State} />
              </td>
              <td>{may ? <TextButton onClick={() => setOpened(paper)}>{words.open}</TextButton> : null}</td>
            </>
          )}
        />
      )}
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

import { openOwnBill, ownBillFile, type BillPaper, type OwnBillView } from '@jst/contracts/bills'
import { useBack, useDetail, useScreenId, useTitle } from '@jst/feature-kit'
import { PaperDialog } from '@jst/feature-kit/document'
import { AppLink, DateText, DetailPage, EmptyState, CellTable, formatText, Section, StatusTag, TextButton, vesselVoyage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { paperTones } from '../paper/tones.ts'
import { inLanguage } from './inLanguage.ts'
import { Stage } from './Stage.tsx'
import { texts } from './texts.ts'

const path = '/external/workbench/dsView'

/** A bill of the own company: papers, versions, and who of the company saw them. */
const Shown = observer(function OwnBillPage() {
  const id = useScreenId('Id')
  const onBack = useBack()
  // opening is recorded, so that the call is a write
  const read = useDetail(openOwnBill, id === undefined ? undefined : { Id: id }, { renew: true })
  const view = read.data
  const [opened, setOpened] = useState<BillPaper>()
  const bill = view?.Bill
  useTitle(bill?.BlNo)
  if (id === undefined || read.status === 'empty')
    return <EmptyState asPage title={texts.missing} action={<AppLink to={path}>{texts.back}</AppLink>} />
  return (
    <DetailPage
      title={bill?.BlNo ?? texts.title}
      trail={[{ label: texts.title, to: path }]}
      status={bill ? <Stage code={bill.Stage} /> : null}
      onBack={onBack}
      facts={
        bill
          ? [
              { label: texts.columns.mbl, value: formatText(bill.MblNo) },
              { label: texts.columns.voyage, value: vesselVoyage(bill.Vessel, bill.Voyage) },
              { label: texts.columns.ports, value: formatText([bill.LoadPort, bill.DischargePort].filter(Boolean).join(' - ')) },
            ]
          : []
      }
      state={read.status === 'failed' ? 'failed' : view ? 'ready' : 'loading'}
      error={read.error}
      onRetry={read.reload}
    >
      {view ? (
        <>
          <Papers papers={view.Papers} onOpen={setOpened} />
          <History view={view} />
        </>
      ) : null}
      {opened ? (
        <PaperDialog
          title={nameOf(opened)}
          path={ownBillFile.path}
          query={{ Id: id, PaperId: opened.Id, Format: 'pdf' }}
          words={texts}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </DetailPage>
  )
})

export const OwnBillPage = inLanguage(Shown)

const nameOf = ({ Paper, No, Of, Print }: BillPaper) => (Paper === 'original' ? texts.again(No, Of, Print) : texts.names[Paper])
const versionOf = (version: number) => (version === 0 ? texts.noVersion : `V${version}`)
function Papers({ papers: rows, onOpen }: { papers: readonly BillPaper[]; onOpen: (paper: BillPaper) => void }) {
  return (
    <Section title={texts.papers}>
      <CellTable
        label={texts.papers}
        titles={texts.paperTitles}
        none={texts.noPapers}
        rows={rows}
        rowKey={({ Id }) => Id}
        renderCells={[
          nameOf,
          ({ Version }) => versionOf(Version),
          'By',
          ({ At }) => <DateText value={At} format="dateTime" />,
          ({ State }) => <StatusTag tone={paperTones[State]}>{texts.paperStates[State]}</StatusTag>,
          (paper) =>
            paper.Paper === 'original' ? (
              <span className="jst-muted">{texts.original}</span>
            ) : (
              <TextButton onClick={() => onOpen(paper)}>{texts.open}</TextButton>
            ),
        ]}
      />
    </Section>
  )
}

function History({ view: { Versions, Seen } }: { view: OwnBillView }) {
  return (
    <>
      <Section title={texts.versions}>
        <CellTable
          label={texts.versions}
          titles={texts.versionTitles}
          rows={Versions}
          rowKey={({ At }) => At}
          renderCells={[
            ({ Version }) => versionOf(Version),
            ({ Event }) => texts.events[Event] ?? Event,
            'By',
            'Company',
            ({ At }) => <DateText value={At} format="dateTime" />,
          ]}
        />
      </Section>
      <Section title={texts.seen}>
        <CellTable
          label={texts.seen}
          titles={texts.seenTitles}
          rows={Seen}
          rowKey={({ At, What }) => `${At} ${What}`}
          renderCells={[({ At }) => <DateText value={At} format="dateTime" />, 'By', 'Company', ({ What }) => texts.what[What]]}
        />
      </Section>
    </>
  )
}

import { openOwnBill, ownBillFile, type BillPaper, type OwnBillView } from '@jst/contracts/bills'
import { failureOf, useApp, useBack, useScreenId, useTitle } from '@jst/feature-kit'
import { PaperDialog } from '@jst/feature-kit/document'
import {
  AppLink,
  DateText,
  DetailPage,
  EmptyState,
  FactsTable,
  formatText,
  Section,
  StatusTag,
  TextButton,
  vesselVoyage,
  type Failure,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { paperTones } from '../paper/tones.ts'
import { inLanguage } from './inLanguage.ts'
import { Stage } from './Stage.tsx'
import { texts } from './texts.ts'

const path = '/external/workbench/dsView'

/** Opens a bill once for a page: opening it is kept, so that it is no read. */
function useOwnBill(id: number | undefined) {
  const { api } = useApp()
  const [view, setView] = useState<OwnBillView>()
  const [failure, setFailure] = useState<Failure>()
  const load = useCallback(() => {
    let gone = false
    if (id !== undefined)
      api.call(openOwnBill, { Id: id }).then(
        (found) => gone || setView(found),
        (error: unknown) => gone || setFailure(failureOf(error)),
      )
    return () => {
      gone = true
    }
  }, [api, id])
  useEffect(() => load(), [load])
  const retry = () => {
    setFailure(undefined)
    load()
  }
  return { view, failure, retry }
}

/** A bill of the own company: papers, versions, and who of the company saw them. */
const Shown = observer(function OwnBillPage() {
  const id = useScreenId('Id')
  const onBack = useBack()
  const { view, failure, retry } = useOwnBill(id)
  const [opened, setOpened] = useState<BillPaper>()
  const bill = view?.Bill
  useTitle(bill?.BlNo)
  if (id === undefined) return <EmptyState asPage title={texts.missing} action={<AppLink to={path}>{texts.back}</AppLink>} />
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
      state={failure ? 'failed' : view ? 'ready' : 'loading'}
      error={failure}
      onRetry={retry}
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
      {rows.length === 0 ? (
        <p className="jst-muted">{texts.noPapers}</p>
      ) : (
        <FactsTable
          label={texts.papers}
          titles={texts.paperTitles}
          rows={rows}
          rowKey={({ Id }) => Id}
          renderRow={(paper) => (
            <>
              <th scope="row">{nameOf(paper)}</th>
              <td>{versionOf(paper.Version)}</td>
              <td>{paper.By}</td>
              <td>
                <DateText value={paper.At} format="dateTime" />
              </td>
              <td>
                <StatusTag tone={paperTones[paper.State]}>{texts.paperStates[paper.State]}</StatusTag>
              </td>
              <td>
                {paper.Paper === 'original' ? (
                  <span className="jst-muted">{texts.original}</span>
                ) : (
                  <TextButton onClick={() => onOpen(paper)}>{texts.open}</TextButton>
                )}
              </td>
            </>
          )}
        />
      )}
    </Section>
  )
}

function History({ view: { Versions, Seen } }: { view: OwnBillView }) {
  return (
    <>
      <Section title={texts.versions}>
        <FactsTable
          label={texts.versions}
          titles={texts.versionTitles}
          rows={Versions}
          rowKey={({ At }) => At}
          renderRow={({ Version, Event, By, Company, At }) => (
            <>
              <th scope="row">{versionOf(Version)}</th>
              <td>{texts.events[Event] ?? Event}</td>
              <td>{By}</td>
              <td>{Company}</td>
              <td>
                <DateText value={At} format="dateTime" />
              </td>
            </>
          )}
        />
      </Section>
      <Section title={texts.seen}>
        <FactsTable
          label={texts.seen}
          titles={texts.seenTitles}
          rows={Seen}
          rowKey={({ At, What }) => `${At} ${What}`}
          renderRow={({ What, By, Company, At }) => (
            <>
              <th scope="row">
                <DateText value={At} format="dateTime" />
              </th>
              <td>{By}</td>
              <td>{Company}</td>
              <td>{texts.what[What]}</td>
            </>
          )}
        />
      </Section>
    </>
  )
}

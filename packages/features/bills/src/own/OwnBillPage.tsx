import { houseBillDocument, openOwnBill, ownBillFile, type BillPaper, type OwnBillView } from '@jst/contracts/bills'
import { eventFactsOf } from '@jst/contracts/document'
import { failureOf, useApp, useBack, useScreenId, useTitle } from '@jst/feature-kit'
import { AppLink, DateText, DetailPage, EmptyState, FactsTable, formatText, Section, TextButton, vesselVoyage, type Failure } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { PaperDialog } from '../paper/PaperDialog.tsx'
import { paperName, PaperState } from '../paper/PapersPart.tsx'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'
import { Stage } from './Stage.tsx'

const words = texts.own
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
export const OwnBillPage = observer(function OwnBillPage() {
  const id = useScreenId('Id')
  const onBack = useBack()
  const { view, failure, retry } = useOwnBill(id)
  const [opened, setOpened] = useState<BillPaper>()
  const bill = view?.Bill
  useTitle(bill?.BlNo)
  if (id === undefined) return <EmptyState asPage title={words.missing} action={<AppLink to={path}>{words.back}</AppLink>} />
  return (
    <DetailPage
      title={bill?.BlNo ?? titles.own}
      trail={[{ label: titles.own, to: path }]}
      status={bill ? <Stage code={bill.Stage} /> : null}
      onBack={onBack}
      facts={
        bill
          ? [
              { label: words.columns.mbl, value: formatText(bill.MblNo) },
              { label: words.columns.voyage, value: vesselVoyage(bill.Vessel, bill.Voyage) },
              { label: words.columns.ports, value: formatText([bill.LoadPort, bill.DischargePort].filter(Boolean).join(' - ')) },
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
          title={paperName(opened)}
          path={ownBillFile.path}
          query={{ Id: id, PaperId: opened.Id, Format: 'pdf' }}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </DetailPage>
  )
})

const papers = texts.papers
const paperTitles = [papers.titles[0], papers.titles[1], papers.titles[3], papers.titles[4], papers.titles[6], papers.titles[7]] as const
function Papers({ papers: rows, onOpen }: { papers: readonly BillPaper[]; onOpen: (paper: BillPaper) => void }) {
  return (
    <Section title={words.papers}>
      {rows.length === 0 ? (
        <p className="jst-muted">{words.noPapers}</p>
      ) : (
        <FactsTable
          label={words.papers}
          titles={paperTitles}
          rows={rows}
          rowKey={({ Id }) => Id}
          renderRow={(paper) => (
            <>
              <th scope="row">{paperName(paper)}</th>
              <td>{papers.version(paper.Version)}</td>
              <td>{paper.By}</td>
              <td>
                <DateText value={paper.At} format="dateTime" />
              </td>
              <td>
                <PaperState state={paper.State} />
              </td>
              <td>
                {paper.Paper === 'original' ? (
                  <span className="jst-muted">{words.original}</span>
                ) : (
                  <TextButton onClick={() => onOpen(paper)}>{papers.open}</TextButton>
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
      <Section title={words.versions}>
        <FactsTable
          label={words.versions}
          titles={words.versionTitles}
          rows={Versions}
          rowKey={({ At }) => At}
          renderRow={({ Version, Event, By, Company, At }) => (
            <>
              <th scope="row">{papers.version(Version)}</th>
              <td>{eventFactsOf(houseBillDocument, Event)?.zh ?? Event}</td>
              <td>{By}</td>
              <td>{Company}</td>
              <td>
                <DateText value={At} format="dateTime" />
              </td>
            </>
          )}
        />
      </Section>
      <Section title={words.seen}>
        <FactsTable
          label={words.seen}
          titles={words.seenTitles}
          rows={Seen}
          rowKey={({ At, What }) => `${At} ${What}`}
          renderRow={({ What, By, Company, At }) => (
            <>
              <th scope="row">
                <DateText value={At} format="dateTime" />
              </th>
              <td>{By}</td>
              <td>{Company}</td>
              <td>{words.what[What]}</td>
            </>
          )}
        />
      </Section>
    </>
  )
}

import { Button } from '@arco-design/web-react'
import {
  customerManifestPages,
  manifestButtons,
  manifestCalls,
  manifestPages,
  manifestView,
  saveManifest,
  type ManifestView,
} from '@jst/contracts/manifest'
import { regimes } from '@jst/manifest'
import { link, useAction, useApp, useDetail, useScreenId, useAnswerLanguage } from '@jst/feature-kit'
import { DeskNextTool, DocumentPage, ReturnedNotice, useDocumentPage, VersionsPart } from '@jst/feature-kit/document'
import { MessagesPart, SendMessageTool } from '@jst/feature-kit/sending'
import {
  AppLink,
  Countdown,
  DateText,
  type Fact,
  FactsTable,
  formatText,
  lazyPart,
  Notice,
  Section,
  StatusTag,
  vesselVoyage,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { regimeNames } from '../declared-fields.ts'
import { manifestDocument as document, manifestStates } from '../declared.ts'
import { texts } from '../texts.ts'
import { ContentFacts } from './facts.tsx'
import { IssueList } from './IssueList.tsx'
import { Proposals } from '../links/Proposals.tsx'
import { ShareTool } from '../links/ShareTool.tsx'
import { usePhrases } from '../usePhrases.ts'
import { VgmSection } from '../vgm/VgmSection.tsx'

const ComparePart = lazyPart(async () => (await import('../compare/ComparePart.tsx')).ComparePart)
const words = texts.info
const buttonClass = 'arco-btn arco-btn-secondary arco-btn-size-small arco-btn-shape-square'

const headOf = ({ Regime, Content, Deadline, AgentCutoff, State }: ManifestView): Fact[] => [
  { label: words.regime, value: regimeNames[Regime][0] },
  { label: words.vessel, value: vesselVoyage(Content.Vessel, Content.Voyage) },
  ...(regimes[Regime].deadline === undefined
    ? []
    : [
        {
          label: words.deadline,
          value:
            Deadline === null ? (
              texts.unknown
            ) : State < manifestStates.codes.awaiting ? (
              <Countdown deadline={Deadline} over={texts.late} />
            ) : (
              <DateText value={Deadline} />
            ),
        },
      ]),
  ...(AgentCutoff === null ? [] : [{ label: words.agentCutoff, value: <DateText value={AgentCutoff} /> }]),
]

const { codes } = manifestStates
/** Something is to be sent: a verified filing, one that came back, or a change or deletion that is asked for. */
const isSendable = ({ State, Wanted }: ManifestView): boolean =>
  State === codes.toSend || State === codes.sendFailed || State === codes.refused || (State === codes.accepted && Wanted !== '')

interface ManifestInfoProps {
  title: string
  list: string
  listTitle: string
  /** `desk`: the next record of the queue; `send`: sends messages; `track`: no acts beside the usual ones. */
  work?: 'desk' | 'send' | 'track'
}

/** A filing as a document: findings, receipts, its content, messages and versions. Each path leads with what its reader does there. */
export const ManifestInfo = observer(function ManifestInfo({ title, list, listTitle, work }: ManifestInfoProps) {
  const id = useScreenId('Id')
  const { session, permissions } = useApp()
  const staff = session.employee?.CompanyKind === 'operator'
  const language = useAnswerLanguage()
  const view = useDetail(manifestView, id === undefined ? undefined : { Id: id, ...language })
  const page = useDocumentPage(manifestCalls, document, id, [view])
  const [isCompared, setCompared] = useState(work === 'desk')
  const stored = view.data
  const row = page.row.data
  const phrases = usePhrases(staff ? 'staff' : 'party', stored ? [stored.Regime] : [])
  const { amend } = manifestButtons.staff
  const edits = staff ? manifestPages.edit : customerManifestPages.edit
  // opened again, and customs have it after all: what it says now is a change
  const isWithCustoms = stored?.State === codes.accepted || (stored !== undefined && stored.InForce > 0 && isSendable(stored))
  const mayAmend = staff && permissions.allows(amend.path, amend.code) && isWithCustoms
  const { write } = manifestButtons[staff ? 'staff' : 'party']
  const mayAdd = permissions.allows(write.path, write.code)
  return (
    <DocumentPage
      of={page}
      needs={[view]}
      trail={[{ label: listTitle, to: list }]}
      title={title}
      name={row && stored ? `${row.Code} ${stored.Content.BillNo}`.trim() : undefined}
      facts={stored ? headOf(stored) : []}
      edit="none"
      claim={staff ? 'tool' : 'none'}
      phrases={stored ? { return: stored.Phrases, void: stored.Phrases } : undefined}
      marks={stored?.Holds.length ? <StatusTag tone="red">{words.holds(stored.Holds.join(' '))}</StatusTag> : null}
      tools={
        <>
          {stored?.MayWrite ? (
            <AppLink className={buttonClass} to={link(edits, { Id: stored.Id })}>
              {words.edit}
            </AppLink>
          ) : null}
          {mayAmend ? (
            <AppLink className={buttonClass} to={link(manifestPages.amend, { Id: stored.Id })}>
              {words.amend}
            </AppLink>
          ) : null}
          {stored ? (
            <Button size="small" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
              {isCompared ? texts.compare.hide : texts.compare.show}
            </Button>
          ) : null}
          {stored ? <ShareTool id={stored.Id} bill={stored.Content.BillNo} staff={staff} /> : null}
          {work === 'desk' ? <DeskNextTool of={page} /> : null}
          {staff && row && stored && isSendable(stored) ? (
            <SendMessageTool document={document} row={row} phrases={phrases.send} onDone={page.renew} />
          ) : null}
        </>
      }
      notice={
        stored && page.state.data ? (
          <Notices
            view={stored}
            mayAdd={mayAdd}
            onAdded={page.renew}
            returned={<ReturnedNotice document={document} state={page.state.data} />}
          />
        ) : null
      }
    >
      {row && stored ? (
        <>
          {stored.Issues.length > 0 ? <IssueList issues={stored.Issues} /> : null}
          {stored.State >= manifestStates.codes.sending || stored.Receipts.length > 0 ? <Receipts view={stored} /> : null}
          <Proposals key={stored.UpdateTime} id={stored.Id} staff={staff} onDone={page.renew} />
          {stored.Siblings.length > 0 ? <Siblings view={stored} to={staff ? document.page : document.partyPage} /> : null}
          {isCompared ? <ComparePart of={{ Id: stored.Id }} content={stored.Content} /> : null}
          <ContentFacts content={stored.Content} />
          <VgmSection id={stored.Id} staff={staff} />
          {staff ? <MessagesPart document={document} id={row.Id} onChanged={page.renew} /> : null}
          <VersionsPart of={page} />
        </>
      ) : null}
    </DocumentPage>
  )
})

interface NoticesProps {
  view: ManifestView
  returned: ReactNode
  mayAdd: boolean
  onAdded: () => void
}
const Notices = observer(function Notices({ view, returned, mayAdd, onAdded }: NoticesProps) {
  const { api, notify } = useApp()
  const adding = useAction(async () => {
    const { Id, UpdateTime, Agent, LateReason, Content, Needed } = view
    const { Written } = await api.call(saveManifest, {
      Id,
      UpdateTime: UpdateTime!,
      Regimes: Needed.map(({ Regime }) => Regime),
      BookingId: 0,
      SiId: 0,
      Agent,
      LateReason,
      Content,
    })
    notify.success(words.added(Written.length))
    onAdded()
  })
  const needed = view.Needed.map(({ Regime, Why }) => words.neededOf(regimeNames[Regime][0], Why)).join(texts.joints.names)
  return (
    <>
      {returned}
      {view.Wanted === '' ? null : (
        <Notice tone="warning">
          {words.wanted[view.Wanted]} · {words.reasons(view.Reasons.join(texts.joints.names))}
        </Notice>
      )}
      {needed === '' || view.State === codes.deleted || view.State === codes.void ? null : (
        <Notice tone="info">
          {words.needed(needed)}{' '}
          {mayAdd ? (
            <Button size="small" loading={adding.busy} onClick={() => void adding.run()}>
              {words.addNeeded}
            </Button>
          ) : null}
        </Notice>
      )}
    </>
  )
})

function Receipts({ view }: { view: ManifestView }) {
  return (
    <Section title={words.receipts}>
      {view.Receipts.length === 0 ? <p className="jst-muted">{words.noReceipts}</p> : null}
      {view.Receipts.length === 0 ? null : (
        <FactsTable
          label={words.receipts}
          titles={[...words.receiptTitles]}
          rows={view.Receipts}
          rowKey={({ Code, At, Text }) => `${Code} ${At} ${Text}`}
          renderRow={({ Code, At, Text, Meaning, Todo, Who, Why }) => (
            <>
              <th scope="row">
                <DateText value={At} />
              </th>
              <td>{words.receipt(Code, Text)}</td>
              <td>{Why === '' ? formatText(Meaning) : <StatusTag tone="orange">{Why}</StatusTag>}</td>
              <td>{formatText(words.todo(Todo, Who))}</td>
            </>
          )}
        />
      )}
    </Section>
  )
}

function Siblings({ view, to }: { view: ManifestView; to: string }) {
  return (
    <Section title={words.others}>
      <FactsTable
        label={words.others}
        titles={[...words.otherTitles]}
        rows={view.Siblings}
        rowKey={({ Id }) => Id}
        renderRow={({ Id, Code, Regime, State, Deadline, Differs }) => (
          <>
            <th scope="row">{regimeNames[Regime][0]}</th>
            <td>
              <AppLink to={link(to, { Id })}>{Code}</AppLink>
            </td>
            <td>{manifestStates.wordOf(State)}</td>
            <td>{Deadline !== null ? <DateText value={Deadline} /> : regimes[Regime].deadline === undefined ? null : texts.unknown}</td>
            <td>{Differs ? words.differs : words.same}</td>
          </>
        )}
      />
    </Section>
  )
}

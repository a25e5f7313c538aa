import { customerPackingPages, packingPages, slipCalls, slipView, type SlipView } from '@jst/contracts/packing'
import { link, useApp, useDetail, useScreenId } from '@jst/feature-kit'
import { DocumentPage, PicturesPart, PrintTool, useDocumentPage } from '@jst/feature-kit/document'
import { MessagesPart, SendMessageTool } from '@jst/feature-kit/sending'
import { useSeenCalls, EntityFacts } from '@jst/feature-kit/entity'
import { AppLink, DateText, FactGrid, FactsTable, formatText, Notice, QrCode, Section, type Fact } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { gateProposal } from '../channels/gateProposal.tsx'
import { slipDocument as document } from './declared.ts'
import { slipReasonNames, slipStates } from './states.ts'
import { names } from '../names.ts'
import { PaperPart } from './PaperPart.tsx'
import { SlipTools } from './SlipTools.tsx'
import { texts } from './texts.ts'

const words = texts.page

const headOf = (view: SlipView): Fact[] => [
  { label: words.number, value: formatText(view.EirNo) },
  { label: words.type, value: view.BoxType },
  { label: words.box, value: formatText(view.BoxNo) },
  { label: words.due, value: formatText(String(view.Haulage['PickupTo'] ?? '')) },
  { label: words.cutoff, value: <DateText value={view.Cutoff} /> },
]

/** A slip with everything about it: its paper, the box, who told of it, and what may be done. */
export const SlipPage = observer(function SlipPage({ list }: { list: { label: string; to: string } }) {
  const id = useScreenId('Id')
  const { session } = useApp()
  const staff = session.employee?.CompanyKind === 'operator'
  const { entity } = useSeenCalls(slipCalls)
  const view = useDetail(slipView, id === undefined ? undefined : { Id: id })
  const page = useDocumentPage(slipCalls, document, id, [view])
  const row = page.row.data
  const slip = view.data
  const to = staff ? document.page : document.partyPage
  return (
    <DocumentPage
      of={page}
      needs={[view]}
      trail={[list]}
      title={names.preview}
      name={row?.Code}
      facts={slip ? headOf(slip) : []}
      edit="none"
      claim="none"
      moves={staff ? 'buttons' : 'none'}
      tools={
        slip ? (
          <>
            {staff ? <SlipTools view={slip} onDone={page.renew} /> : null}
            {staff && slip.EirNo ? <SendMessageTool document={document} row={slip} onDone={page.renew} /> : null}
            {slip.EirNo ? (
              <>
                <AppLink
                  className="arco-btn arco-btn-secondary arco-btn-size-small arco-btn-shape-square"
                  to={link(staff ? packingPages.lists : customerPackingPages.mine, { BookingId: slip.BookingId })}
                >
                  {words.pack}
                </AppLink>
                <PrintTool of={page} print="a4" label={words.a4} />
                <PrintTool of={page} print="roll" label={words.roll} />
              </>
            ) : null}
          </>
        ) : null
      }
      notice={slip ? <Chain slip={slip} to={to} /> : null}
    >
      {row && slip ? (
        <>
          <PaperPart slip={slip} />
          <BoxPart slip={slip} />
          <PicturesPart of={page} fileKind="photo" />
          <ReportsPart slip={slip} />
          {staff ? <MessagesPart document={document} id={slip.Id} proposal={gateProposal} onChanged={page.renew} /> : null}
          <EntityFacts entity={entity} row={row} withName />
        </>
      ) : null}
    </DocumentPage>
  )
})

/** Which slip stands in its place, and in whose place it stands. */
function Chain({ slip, to }: { slip: SlipView; to: string }) {
  const { ReplacedBy, Replaces } = slip
  if (ReplacedBy.Id === 0 && Replaces.Id === 0) return null
  return (
    <Notice tone={ReplacedBy.Id === 0 ? 'info' : 'warning'}>
      {ReplacedBy.Id === 0 ? words.replaces : words.replacedBy}{' '}
      <AppLink to={link(to, { Id: ReplacedBy.Id || Replaces.Id })}>{ReplacedBy.EirNo || Replaces.EirNo}</AppLink>
      {ReplacedBy.Id !== 0 && slip.Reason ? words.because(slipReasonNames[slip.Reason] ?? slip.Reason) : ''}
    </Notice>
  )
}

function BoxPart({ slip }: { slip: SlipView }) {
  const facts: Fact[] = [
    { label: words.box, value: formatText(slip.BoxNo) },
    { label: words.seal, value: formatText(slip.SealNo) },
    { label: words.tare, value: formatText(slip.Tare === null ? '' : String(slip.Tare)) },
    { label: words.issued, value: <DateText value={slip.IssuedAt} /> },
    { label: words.issuedBy, value: formatText(slip.IssuedBy) },
    { label: words.picked, value: <DateText value={slip.PickedUpAt} /> },
    { label: words.gated, value: <DateText value={slip.GatedInAt} /> },
    ...(slip.Reason && slip.State !== slipStates.codes.issued
      ? [{ label: words.reason, value: slipReasonNames[slip.Reason] ?? slip.Reason }]
      : []),
  ]
  return (
    <Section title={words.boxFacts}>
      <FactGrid facts={facts} />
      {slip.Qr ? <QrCode text={slip.Qr} label={words.qr} size={132} /> : null}
    </Section>
  )
}

function ReportsPart({ slip }: { slip: SlipView }) {
  return (
    <Section title={words.reports}>
      {slip.Reports.length === 0 ? (
        <p className="jst-muted">{words.noReports}</p>
      ) : (
        <FactsTable
          label={words.reports}
          titles={[words.reportBy, words.reportAt, words.box, words.seal, words.picked, words.gated, words.reportNote]}
          rows={slip.Reports}
          rowKey={({ Id }) => Id}
          renderRow={(one) => (
            <>
              <th scope="row">
                {words.teller(words.tellers[one.By], one.Name)}
                {one.Superseded ? <div className="jst-muted">{words.superseded}</div> : null}
              </th>
              <td>
                <DateText value={one.At} />
              </td>
              <td>{one.BoxNo}</td>
              <td>{one.SealNo}</td>
              <td>
                <DateText value={one.PickedUpAt} />
              </td>
              <td>
                <DateText value={one.GatedInAt} />
              </td>
              <td>{one.Note}</td>
            </>
          )}
        />
      )}
    </Section>
  )
}

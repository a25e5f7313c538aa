import '@jst/ui/areas/bills.css'
import {
  billButtons,
  billKinds,
  billStateCodes as codes,
  billView,
  copyBill,
  refillBill,
  type BillKind,
  type BillView,
} from '@jst/contracts/bills'
import { isLocked } from '@jst/contracts/document'
import { siDocument } from '@jst/contracts/si'
import { link, useAction, useApp, useDetail, useScreenId } from '@jst/feature-kit'
import { BoxesPart, DocumentPage, useDocumentPage, VersionsPart, type OpenPage } from '@jst/feature-kit/document'
import { SendMessageTool } from '@jst/feature-kit/sending'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, ask, formatText, Notice, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { PapersPart } from '../paper/PapersPart.tsx'
import { PrintTool } from '../paper/PrintTool.tsx'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'
import { DifferencesPart } from './DifferencesPart.tsx'
import { MakingPart } from './MakingPart.tsx'

/** A bill: its content with the face beside it, the comparison with the other kind, boxes, papers and versions. */
export const BillPage = observer(function BillPage({ kind }: { kind: BillKind }) {
  const { calls, document } = billKinds[kind]
  const id = useScreenId('Id')
  const view = useDetail(billView, id === undefined ? undefined : { Kind: kind, Id: id })
  const page = useDocumentPage(calls, document, id, [view])
  const [row, state, bill, boxes] = [page.row.data, page.state.data, view.data, page.boxes.data]
  const open = state !== undefined && !isLocked(document, state.State)
  return (
    <DocumentPage
      of={page}
      needs={[view]}
      trail={[{ label: titles[kind], to: document.page }]}
      title={titles[kind]}
      claim="none"
      edit="none"
      name={row && (String(row['BlNo'] ?? '') || row.Code)}
      facts={row && bill ? factsOf(kind, row.NameZh, bill) : []}
      notice={bill && open ? <Open bill={bill} /> : undefined}
      tools={row && bill ? <Tools kind={kind} of={page} bill={bill} open={open} /> : null}
    >
      {row && bill && state && boxes ? (
        <>
          <MakingPart kind={kind} of={page} row={row} boxes={boxes.Boxes} state={state.State} issuedOn={bill.IssuedOn} />
          <DifferencesPart kind={kind} of={page} bill={bill} open={open} />
          <BoxesPart of={page} boxes={page.boxes} />
          <PapersPart kind={kind} id={row.Id} papers={bill.Papers} />
          <VersionsPart of={page} />
        </>
      ) : null}
    </DocumentPage>
  )
})

function factsOf(kind: BillKind, customer: string, bill: BillView) {
  const other = kind === 'houseBill' ? 'masterBill' : 'houseBill'
  const { page } = billKinds[other].document
  return [
    { label: texts.customer, value: formatText(customer) },
    { label: texts.source, value: bill.SiNo === '' ? formatText('') : texts.sourceOf(bill.SiNo, bill.SiVersion) },
    {
      label: texts.counterpart[kind],
      value:
        bill.Counterparts.length === 0
          ? formatText('')
          : bill.Counterparts.map(({ Id, BlNo }) => (
              <AppLink key={Id} to={link(page, { Id })}>
                {BlNo}
              </AppLink>
            )),
    },
  ]
}

/** Findings of a bill that is not locked, and a newer version of its instruction. */
function Open({ bill: { Findings, SiNewest, SiVersion } }: { bill: BillView }) {
  if (SiNewest > SiVersion) return <Notice tone="warning">{texts.outdated(SiNewest)}</Notice>
  if (Findings.length === 0) return null
  return (
    <Notice tone="warning">
      {texts.findings}
      {[...new Set(Findings.map(({ Message }) => Message))].join('；')}
    </Notice>
  )
}

/** The carrier is told what was given out: a master whose draft was sent, or that is locked. */
const isGivenOut = (state: number | undefined) => state === codes.sent || state === codes.locked

const Tools = observer(function Tools({ kind, of, bill, open }: { kind: BillKind; of: OpenPage; bill: BillView; open: boolean }) {
  const { api, notify, navigate } = useApp()
  const other = kind === 'houseBill' ? 'masterBill' : 'houseBill'
  const { edit } = billButtons[kind]
  const { add } = billButtons[other]
  const mayEdit = usePermitted(edit.code, edit.path)
  const mayCopy = usePermitted(add.code, add.path)
  const row = of.row.data
  const refill = useAction(async () => {
    if (!row || !(await ask({ title: texts.refill.question, content: texts.refill.ask, ok: texts.refill.go, cancel: texts.cancel }))) return
    await api.call(refillBill, { Kind: kind, Id: row.Id, UpdateTime: row.UpdateTime })
    notify.success(texts.refill.done)
    of.renew()
  })
  const copy = useAction(async () => {
    if (!row) return
    const { Id, Code } = await api.call(copyBill, { Kind: kind, Id: row.Id })
    notify.success(texts.copy.done(Code))
    navigate(link(billKinds[other].document.page, { Id }))
  })
  return (
    <>
      <PrintTool kind={kind} of={of} bill={bill} />
      {kind === 'masterBill' && bill.SiId > 0 && bill.SiUpdateTime !== '' && isGivenOut(of.state.data?.State) ? (
        <SendMessageTool document={siDocument} row={{ Id: bill.SiId, Code: bill.SiNo, UpdateTime: bill.SiUpdateTime }} onDone={of.renew} />
      ) : null}
      {mayCopy && bill.Counterparts.length === 0 ? (
        <TextButton disabled={copy.busy} onClick={() => void copy.run()}>
          {texts.copy.open[kind]}
        </TextButton>
      ) : null}
      {mayEdit && open && bill.SiId > 0 ? (
        <TextButton disabled={refill.busy} onClick={() => void refill.run()}>
          {texts.refill.open}
        </TextButton>
      ) : null}
    </>
  )
})

import { isLocked } from '@jst/contracts/document'
import {
  applicationCalls as calls,
  applicationDocument as document,
  applicationStates,
  releaseButtons,
  releaseView,
} from '@jst/contracts/release'
import { useDetail, useScreenId } from '@jst/feature-kit'
import { ApprovalPart, DocumentPage, LineParts, PrintTool, useDocumentPage } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { MessagesPart, SendMessageTool } from '@jst/feature-kit/sending'
import { usePermitted } from '@jst/permissions/react'
import { formatText, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'
import { AddBillsDialog } from './AddBillsDialog.tsx'
import { DecisionPart } from './DecisionPart.tsx'
import { FeesPart } from './FeesPart.tsx'
import { HoldTool } from './HoldTool.tsx'
import { PapersPart } from './PapersPart.tsx'
import { ReleaseTool } from './ReleaseTool.tsx'

const { released } = applicationStates.codes
const isReleased = (code: number) => code >= released

/** An application with its bills, letters, decision and approval. */
export const ApplicationPage = observer(function ApplicationPage() {
  const id = useScreenId('Id')
  const view = useDetail(releaseView, id === undefined ? undefined : { Id: id })
  const page = useDocumentPage(calls, document, id, [view])
  const mayApply = usePermitted(releaseButtons.apply.code, releaseButtons.apply.path)
  const [adding, setAdding] = useState(false)
  const [row, state, decision, lines] = [page.row.data, page.state.data, view.data, page.lines.data]
  const isOutside = row?.['Outside'] === true
  const open = mayApply && state !== undefined && !isLocked(document, state.State)
  return (
    <>
      <DocumentPage
        of={page}
        needs={[view]}
        trail={[{ label: titles.apply, to: document.page }]}
        title={titles.apply}
        claim="none"
        name={row?.Code}
        facts={
          row
            ? [
                { label: texts.riskQuery.customer, value: formatText(row.NameZh) },
                { label: texts.addBills.titles[1], value: formatText(String(row['BillNos'] ?? '')) },
              ]
            : []
        }
        lead={row && state ? <ReleaseTool row={row} state={state} onDone={page.renew} /> : null}
        tools={
          <>
            {open && lines ? <TextButton onClick={() => setAdding(true)}>{texts.addBills.open}</TextButton> : null}
            {isOutside ? <PrintTool of={page} print="surrendered" label={document.prints.surrendered.zh} /> : null}
            {isOutside ? <PrintTool of={page} print="text" label={document.prints.text.zh} /> : null}
            {row && state && isOutside && isReleased(state.State) ? (
              <SendMessageTool document={document} row={{ Id: row.Id, Code: row.Code, UpdateTime: state.UpdateTime }} onDone={page.renew} />
            ) : null}
            {row && state && !isReleased(state.State) ? <HoldTool row={row} onDone={page.renew} /> : null}
          </>
        }
      >
        {row && decision ? (
          <>
            <DecisionPart view={decision} />
            <PapersPart id={row.Id} view={decision} onChanged={page.renew} />
            <LineParts of={page} />
            <FeesPart of={page} view={decision} open={open} />
            {decision.Decided ? <ApprovalPart kind={document.kind} id={row.Id} onChanged={page.renew} /> : null}
            {isOutside ? <MessagesPart document={document} id={row.Id} onChanged={page.renew} /> : null}
            <EntityFacts entity={calls.entity} row={row} />
          </>
        ) : null}
      </DocumentPage>
      {adding && id !== undefined && lines ? (
        <AddBillsDialog id={id} lines={lines} onDone={page.renew} onClose={() => setAdding(false)} />
      ) : null}
    </>
  )
})

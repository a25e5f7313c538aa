import { Button } from '@arco-design/web-react'
import { invoiceButtons, receiptCalls as calls, receiptDocument as document, receiptStates, receiptView } from '@jst/contracts/invoices'
import { compare } from '@jst/contracts/money'
import { useDetail, useScreenId } from '@jst/feature-kit'
import { DocumentPage, useDocumentPage } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { formatText } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { moneyText } from '../money.ts'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'
import { SettleDialog } from './SettleDialog.tsx'
import { SettlementsPart } from './SettlementsPart.tsx'

const { claimed, partly } = receiptStates.codes

/** A bank line with what it has settled. */
export const ReceiptPage = observer(function ReceiptPage() {
  const id = useScreenId('Id')
  const view = useDetail(receiptView, id === undefined ? undefined : { Id: id })
  const page = useDocumentPage(calls, document, id, [view])
  const { code, path } = invoiceButtons.settle
  const maySettle = usePermitted(code, path)
  const [settling, setSettling] = useState(false)
  const [row, state, funds] = [page.row.data, page.state.data, view.data]
  const open = maySettle && funds !== undefined && compare(funds.Rest, '0') > 0 && (state?.State === claimed || state?.State === partly)
  return (
    <>
      <DocumentPage
        of={page}
        needs={[view]}
        trail={[{ label: titles.receipts, to: document.page }]}
        title={titles.receipts}
        claim="none"
        facts={
          row && funds
            ? [
                { label: texts.settle.left('').trim(), value: moneyText(funds.Rest, funds.Currency) },
                { label: texts.customer, value: formatText(String(row['CustomerCodeName'] ?? row['CustomerCode'] ?? '')) },
              ]
            : []
        }
        lead={
          open ? (
            <Button type="primary" onClick={() => setSettling(true)}>
              {texts.settle.open}
            </Button>
          ) : null
        }
      >
        {row && funds ? (
          <>
            <EntityFacts entity={calls.entity} row={row} />
            <SettlementsPart rows={funds.Settlements} onChanged={page.renew} />
          </>
        ) : null}
      </DocumentPage>
      {settling && id !== undefined && state && funds ? (
        <SettleDialog
          kind="receipt"
          id={id}
          updateTime={state.UpdateTime}
          currency={funds.Currency}
          left={funds.Rest}
          onDone={page.renew}
          onClose={() => setSettling(false)}
        />
      ) : null}
    </>
  )
})

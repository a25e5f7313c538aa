import { Button } from '@arco-design/web-react'
import { subscriptionDocument, subscriptionStates, type MySubscription } from '@jst/contracts/freight-rates'
import { isFinal } from '@jst/contracts/document'
import { Moves, Thread, useDocument } from '@jst/feature-kit/document'
import { usePermitted } from '@jst/permissions/react'
import { Dialog, FactGrid, formatNumber, Notice, RowActs } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SubscriptionRates } from './SubscriptionRates.tsx'
import { TermsDialog } from './TermsDialog.tsx'
import { texts } from './texts.ts'
import { daysText, markupText, reasonText, SubscriptionTag, namesOrAll } from './words.tsx'

const words = texts.mine
const { pending, active } = subscriptionStates.codes

interface MySubscriptionDrawerProps {
  row: MySubscription
  onChanged: () => void
  onClose: () => void
}

/** A subscription of the own company: how it stands, the own mark-up, the channel prices, what both sides did. */
export const MySubscriptionDrawer = observer(function MySubscriptionDrawer({ row, onChanged, onClose }: MySubscriptionDrawerProps) {
  const of = useDocument(subscriptionDocument, row.Id)
  const mayEdit = usePermitted('edit') && !isFinal(subscriptionDocument, row.State)
  const [editing, setEditing] = useState(false)
  return (
    <Dialog title={`${row.Channel} ${row.Code}`} place="side" width={960} onClose={onClose}>
      <div className="jst-rate-post">
        <RowActs>
          <SubscriptionTag state={row.State} />
          <Moves of={of} onMoved={onChanged} />
          {mayEdit ? <Button onClick={() => setEditing(true)}>{texts.terms.edit}</Button> : null}
        </RowActs>
        {row.State === pending ? <Notice tone="info">{words.waiting}</Notice> : null}
        {row.ChannelListed ? null : <Notice tone="warning">{words.unlisted}</Notice>}
        <FactGrid
          facts={[
            { label: words.owner, value: row.Owner },
            { label: words.days, value: daysText(row.ValidFrom, row.ValidTo) },
            { label: words.markup, value: markupText(row.Terms) },
            { label: words.visible, value: row.Terms.Visible ? texts.terms.shown : texts.terms.hidden },
            { label: words.lanes, value: namesOrAll(row.TermsLanes || row.LanesName) },
            { label: words.usage, value: words.figures(formatNumber(row.Searches), formatNumber(row.Options), formatNumber(row.Quoted)) },
            ...(row.Reason === '' ? [] : [{ label: words.reason, value: reasonText(row.Reason) }]),
            ...(row.Note === '' ? [] : [{ label: words.note, value: row.Note }]),
          ]}
        />
        {row.State === active && row.ChannelListed ? <SubscriptionRates key={row.TermsTime} id={row.Id} /> : null}
        <Thread of={of} />
      </div>
      {editing ? (
        <TermsDialog
          row={row}
          onSaved={() => {
            setEditing(false)
            onChanged()
          }}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </Dialog>
  )
})

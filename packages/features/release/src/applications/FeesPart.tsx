import { invoiceButtons, invoicePages } from '@jst/contracts/invoices'
import { billFees, proposeFees, releaseButtons, type ReleaseView } from '@jst/contracts/release'
import { link, useAction, useApp } from '@jst/feature-kit'
import { ChargesPart, type OpenPage } from '@jst/feature-kit/document'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const words = texts.fees

/** Fees of an application: proposed by the rules of the company, edited here, and carried to a bill. */
export const FeesPart = observer(function FeesPart({ of, view, open }: { of: OpenPage; view: ReleaseView; open: boolean }) {
  const { api, notify, navigate } = useApp()
  const mayApply = usePermitted(releaseButtons.apply.code, releaseButtons.apply.path)
  const mayBill = usePermitted(invoiceButtons.add.code, invoiceButtons.add.path)
  const state = of.state.data
  const at = of.id !== undefined && state ? { Id: of.id, UpdateTime: state.UpdateTime } : undefined
  const propose = useAction(async () => {
    if (!at) return
    const { Added } = await api.call(proposeFees, at)
    notify.success(words.added(Added))
    of.renew()
  })
  const bill = useAction(async () => {
    if (!at) return
    const { Id, Code } = await api.call(billFees, at)
    notify.success(words.billed(Code))
    navigate(link(invoicePages.invoices, { Id }))
  })
  const { FeeBill } = view
  return (
    <>
      <ChargesPart of={of} sheet="fees" />
      <p>
        {mayApply && open ? (
          <TextButton disabled={propose.busy} onClick={() => void propose.run()}>
            {words.propose}
          </TextButton>
        ) : null}{' '}
        {FeeBill.Id > 0 ? (
          <>
            {words.bill} <AppLink to={link(invoicePages.invoices, { Id: FeeBill.Id })}>{FeeBill.No}</AppLink>{' '}
            <span className="jst-muted">{FeeBill.State}</span>
          </>
        ) : mayBill ? (
          <TextButton disabled={bill.busy} onClick={() => void bill.run()}>
            {words.toBill}
          </TextButton>
        ) : null}
      </p>
    </>
  )
})

import type { EntityRow } from '@jst/contracts/entity'
import { shippingParty, shippingPartyCalls } from '@jst/contracts/partner'
import { useApp } from '@jst/feature-kit'
import { EntityFormFields, useEntityForm } from '@jst/feature-kit/entity'
import { FormDialog } from '@jst/feature-kit/form'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

interface PartyDrawerProps {
  /** Undefined: a new one of the customer. */
  row: EntityRow | undefined
  customerCode: string
  onSaved: () => void
  onClose: () => void
}

/** One entry of the address book in a drawer. */
export const PartyDrawer = observer(function PartyDrawer({ row, customerCode, onSaved, onClose }: PartyDrawerProps) {
  const { notify } = useApp()
  const saved = ({ NameZh }: EntityRow) => {
    notify.success(texts.form.saved(NameZh))
    onSaved()
  }
  const form = useEntityForm(shippingPartyCalls, row, false, saved, { CustomerCode: customerCode })
  return (
    <FormDialog form={form} place="side" width={640} title={row ? texts.form.edit(row.NameZh) : texts.parties.add} onClose={onClose}>
      <EntityFormFields entity={shippingParty} form={form} />
    </FormDialog>
  )
})

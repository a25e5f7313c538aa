import { makeSlipLink, revokeSlipLink, type SlipLink } from '@jst/contracts/packing'
import { useApp } from '@jst/feature-kit'
import { LinkDialog as SharedLinkDialog, useLinkForm } from '@jst/feature-kit/sharing'
import { ChoiceField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.linkDialog
const days = [1, 3, 7, 14, 30]

interface LinkDialogProps {
  slip: { readonly Id: number; readonly EirNo: string; readonly Code: string }
  driver: string
  /** Those that there are, where the reader may see them. */
  links?: readonly SlipLink[]
  onDone: () => void
  onClose: () => void
}

/** A link for the driver of one slip, told once; and those that there are. */
export const LinkDialog = observer(function LinkDialog({ slip, driver, links, onDone, onClose }: LinkDialogProps) {
  const { api } = useApp()
  const making = useLinkForm({
    start: () => ({ Days: '3' }),
    fields: { Days: { label: words.days } },
    make: ({ Days }) => api.call(makeSlipLink, { Id: slip.Id, Days: Number(Days) }),
    onChanged: onDone,
    unasked: true,
  })
  return (
    <SharedLinkDialog
      title={words.title(slip.EirNo || slip.Code)}
      width={640}
      lead={words.lead}
      submit={words.submit}
      making={making}
      heading={words.links}
      links={links}
      whoOf={() => words.who(driver)}
      onRevoke={({ Id }) => api.call(revokeSlipLink, { Id })}
      onClose={onClose}
    >
      <ChoiceField
        {...making.form.field('Days')}
        options={days.map((count) => ({ value: String(count), label: words.dayOptions(count) }))}
      />
    </SharedLinkDialog>
  )
})

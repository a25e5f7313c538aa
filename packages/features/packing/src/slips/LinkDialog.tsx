import { makeSlipLink, revokeSlipLink, type SlipLink } from '@jst/contracts/packing'
import { useApp } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { LinksTable, CreatedLink } from '@jst/feature-kit/sharing'
import { Button } from '@arco-design/web-react'
import { ChoiceField, Dialog, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
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
  const [address, setAddress] = useState('')
  const form = useForm({
    start: () => ({ Days: '3' }),
    fields: { Days: { label: words.days } },
    save: ({ Days }) => api.call(makeSlipLink, { Id: slip.Id, Days: Number(Days) }),
    saved: ({ Path }) => {
      setAddress(new URL(Path, window.location.origin).href)
      onDone()
    },
    unasked: true,
  })
  return (
    <Dialog place="side" width={640} title={words.title(slip.EirNo || slip.Code)} onClose={onClose}>
      <div className="jst-stack">
        {address ? (
          <CreatedLink address={address} onAnother={() => setAddress('')} />
        ) : (
          <FormBox form={form}>
            <p className="jst-muted">{words.lead}</p>
            <ChoiceField
              {...form.field('Days')}
              options={days.map((count) => ({ value: String(count), label: words.dayOptions(count) }))}
            />
            <div>
              <Button type="primary" htmlType="submit" loading={form.busy}>
                {words.submit}
              </Button>
            </div>
          </FormBox>
        )}
        {links ? (
          <Section title={words.links}>
            <LinksTable
              rows={links}
              whoOf={() => words.who(driver)}
              onRevoke={async ({ Id }) => {
                await api.call(revokeSlipLink, { Id })
                onDone()
              }}
            />
          </Section>
        ) : null}
      </div>
    </Dialog>
  )
})

import { makeSiBillLink, revokeSiBillLink, siBillLinks } from '@jst/contracts/si'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { LinksTable, CreatedLink } from '@jst/feature-kit/sharing'
import { Button } from '@arco-design/web-react'
import { ChoiceField, Dialog, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.links
const days = [1, 3, 7, 14, 30].map((count) => ({ value: String(count), label: words.dayOptions(count) }))

/** Links to the draft of a record: a new one, told once, and those of the own company with what their readers said. */
export const BillLinks = observer(function BillLinks({ id, no, onClose }: { id: number; no: string; onClose: () => void }) {
  const { api } = useApp()
  const links = useDetail(siBillLinks, { Id: id })
  const [address, setAddress] = useState('')
  const form = useForm({
    start: () => ({ For: '', Days: '7' }),
    fields: { For: { label: words.for, required: true }, Days: { label: words.days } },
    save: ({ For, Days }) => api.call(makeSiBillLink, { Id: id, For: For.trim(), Days: Number(Days) }),
    saved: ({ Path }) => {
      setAddress(new URL(Path, window.location.origin).href)
      form.clear()
      links.reload()
    },
    unasked: true,
  })
  return (
    <Dialog place="side" width={720} title={words.title(no)} onClose={onClose}>
      <div className="jst-stack">
        {address ? (
          <CreatedLink address={address} onAnother={() => setAddress('')} />
        ) : (
          <FormBox form={form}>
            <p className="jst-muted">{words.lead}</p>
            <TextField {...form.field('For')} hint={words.forHint} maxLength={60} />
            <ChoiceField {...form.field('Days')} options={days} />
            <div>
              <Button type="primary" htmlType="submit" loading={form.busy}>
                {words.submit}
              </Button>
            </div>
          </FormBox>
        )}
        <Section title={words.list}>
          {links.data ? (
            <LinksTable
              rows={links.data}
              whoOf={({ For }) => For}
              moreOf={({ Version, Answer, AnsweredBy }) =>
                [words.versionOf(Version), Answer === '' ? '' : words.answers[Answer](AnsweredBy)].filter(Boolean).join(' · ')
              }
              onRevoke={async ({ Id }) => {
                await api.call(revokeSiBillLink, { Id })
                links.reload()
              }}
            />
          ) : null}
        </Section>
      </div>
    </Dialog>
  )
})

import { makeSiBillLink, revokeSiBillLink, siBillLinks } from '@jst/contracts/si'
import { useApp, useDetail } from '@jst/feature-kit'
import { LinkDialog, useLinkForm } from '@jst/feature-kit/sharing'
import { ChoiceField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.links
const days = [1, 3, 7, 14, 30].map((count) => ({ value: String(count), label: words.dayOptions(count) }))

/** Links to the draft of a record: a new one, told once, and those of the own company with what their readers said. */
export const BillLinks = observer(function BillLinks({ id, no, onClose }: { id: number; no: string; onClose: () => void }) {
  const { api } = useApp()
  const links = useDetail(siBillLinks, { Id: id })
  const making = useLinkForm({
    start: () => ({ For: '', Days: '7' }),
    fields: { For: { label: words.for, required: true }, Days: { label: words.days } },
    make: ({ For, Days }) => api.call(makeSiBillLink, { Id: id, For: For.trim(), Days: Number(Days) }),
    onChanged: links.reload,
    unasked: true,
  })
  return (
    <LinkDialog
      title={words.title(no)}
      lead={words.lead}
      submit={words.submit}
      making={making}
      heading={words.list}
      links={links.data}
      whoOf={({ For }) => For}
      moreOf={({ Version, Answer, AnsweredBy }) =>
        [words.versionOf(Version), Answer === '' ? '' : words.answers[Answer](AnsweredBy)].filter(Boolean).join(' · ')
      }
      onRevoke={({ Id }) => api.call(revokeSiBillLink, { Id })}
      onClose={onClose}
    >
      <TextField {...making.form.field('For')} hint={words.forHint} maxLength={60} />
      <ChoiceField {...making.form.field('Days')} options={days} />
    </LinkDialog>
  )
})

import { keepParty, partyOfText, partyProblems, taxIdKinds, type PartyFields, type PartyReader } from '@jst/contracts/document'
import type { ReplyOf } from '@jst/contracts'
import { ChoiceField, LinesField, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useForm } from '../../form/useForm.ts'
import { chinese, useDocumentTexts } from '../texts.ts'

type Kept = ReplyOf<typeof keepParty>

interface KeepPartyDialogProps {
  of: PartyReader
  /** Key of the role in the declaration. */
  part: string
  /** Text of the box. */
  text: string
  onClose: () => void
}

const fieldNames = Object.keys(chinese.parties.fields) as (keyof PartyFields)[]
const kinds = (none: string) => [{ value: '', label: none }, ...taxIdKinds.map((kind) => ({ value: kind, label: kind }))]

/** Keeps what was typed in the address book, as its parts were understood. Entries that are the same party are named first. */
export const KeepPartyDialog = observer(function KeepPartyDialog({ of, part, text, onClose }: KeepPartyDialogProps) {
  const words = useDocumentTexts().parties
  const { api, notify } = useApp()
  const [same, setSame] = useState<Kept['Same']>([])
  const form = useForm<PartyFields, never, Kept>({
    start: () => partyOfText(text),
    fields: {
      NameZh: { label: words.fields.NameZh, required: true },
      NameEn: { label: words.fields.NameEn },
      Address: { label: words.fields.Address },
      Country: { label: words.fields.Country },
      TaxKind: { label: words.fields.TaxKind },
      TaxNo: { label: words.fields.TaxNo },
      Contact: { label: words.fields.Contact },
      Phone: { label: words.fields.Phone },
      Email: { label: words.fields.Email },
    },
    at: (path) => fieldNames.find((name) => path === `Party.${name}`),
    save: (values) =>
      api.call(keepParty, {
        Kind: of.kind,
        Role: part,
        Party: { ...values, Country: values.Country.trim().toUpperCase() },
        ...(same.length > 0 ? { Anyway: true } : {}),
      }),
    saved: (reply) => {
      setSame(reply.Same)
      if (reply.Same.length > 0) return
      notify.success(words.savedParty(reply.Code))
      onClose()
    },
  })
  const warnings = partyProblems(form.values, words.problems).filter(({ warning }) => warning)
  return (
    <FormDialog form={form} title={words.keep} width={560} submit={same.length > 0 ? words.keepAnyway : words.save} onClose={onClose}>
      {same.length > 0 ? (
        <Notice tone="warning">
          {words.same}
          <ul>
            {same.map((one) => (
              <li key={one.Id}>{[one.Code, one.NameZh, one.NameEn, one.TaxNo].filter((part) => part !== '').join(' ')}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <div className="jst-form-grid jst-form-grid-top">
        <TextField {...form.field('NameZh')} maxLength={120} hint={words.nameHint} />
        <TextField {...form.field('NameEn')} maxLength={160} />
        <LinesField {...form.field('Address')} maxLength={300} />
        <TextField {...form.field('Country')} maxLength={2} hint={words.countryHint} />
        <ChoiceField {...form.field('TaxKind')} options={kinds(words.noKind)} />
        <TextField {...form.field('TaxNo')} maxLength={30} />
        <TextField {...form.field('Contact')} maxLength={60} />
        <TextField {...form.field('Phone')} maxLength={30} />
        <TextField {...form.field('Email')} maxLength={120} />
      </div>
      {warnings.map(({ field, message }) => (
        <p key={`${field} ${message}`} className="jst-form-warning">
          {message}
        </p>
      ))}
    </FormDialog>
  )
})

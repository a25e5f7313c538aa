import type { SiRecord } from '@jst/contracts/si'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { eblPlatforms, furtherOf, strayContacts, strayTaxes, taxHolders, withFurther } from '@jst/si-drafts/standards'
import { ChoiceField, LinesField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { declaredIn, furtherFields, furtherOfValues, holdersOf, type FurtherValues } from './checks.ts'
import { ContactRows, FilingRows, TaxRows } from './FurtherRows.tsx'
import { proposedTax } from './parties.ts'
import { Stray } from './Stray.tsx'
import { texts } from './texts.ts'

const choices = (names: Readonly<Record<string, string>>) => [
  { value: '', label: texts.none },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
]
const { groups, hints } = texts

interface FurtherDialogProps {
  readonly record: SiRecord
  readonly onSaved: (said: Pick<SiRecord, 'carried' | 'declaredValue' | 'declaredCurrency'>) => void
  readonly onClose: () => void
}

/** Parties, tax numbers, filings and references that a carrier requires beside the bill. */
export const FurtherDialog = observer(function FurtherDialog({ record, onSaved, onClose }: FurtherDialogProps) {
  const holders = taxHolders(record)
  const form = useForm<FurtherValues>({
    start: () => {
      const further = furtherOf(record)
      const { declaredValue, declaredCurrency } = record
      return { ...further, references: further.references.join('\n'), declaredValue, declaredCurrency }
    },
    fields: furtherFields(holders),
    check: (values) => (withFurther(record, furtherOfValues(values)) === undefined ? { carried: texts.wrong.room } : {}),
    save: (values) => {
      onSaved({ carried: withFurther(record, furtherOfValues(values)) ?? record.carried, ...declaredIn(values) })
      onClose()
      return Promise.resolve()
    },
  })
  const named = holdersOf(holders, form.values)
  const party = (name: 'forwarder' | 'originPayer' | 'destinationPayer' | 'requestor' | 'buyer' | 'seller') => (
    <LinesField {...form.field(name)} rows={3} maxLength={1_400} hint={hints.party} />
  )
  return (
    <FormDialog form={form} title={texts.title} submit={texts.save} place="side" width={760} note={texts.note} onClose={onClose}>
      <fieldset className="jst-entry-group">
        <legend>{groups.taxes}</legend>
        <Stray parties={strayTaxes(record)} what={texts.names.taxes} />
        <TaxRows {...form.field('taxes')} holders={named} proposed={(holder) => proposedTax(holder, record, form.values)} />
      </fieldset>
      <fieldset className="jst-entry-group">
        <legend>{groups.contacts}</legend>
        <Stray parties={strayContacts(record)} what={texts.names.contacts} />
        <ContactRows {...form.field('contacts')} holders={named} />
      </fieldset>
      <fieldset className="jst-entry-group">
        <legend>{groups.filings}</legend>
        <FilingRows {...form.field('filings')} />
        <ChoiceField
          {...form.field('houseBills')}
          options={choices(texts.yesNo)}
          onChange={(said) => form.write({ houseBills: said === 'yes' || said === 'no' ? said : '' })}
        />
      </fieldset>
      <fieldset className="jst-entry-group">
        <legend>{groups.trade}</legend>
        {party('buyer')}
        <ChoiceField {...form.field('buyerPerson')} options={choices(texts.persons)} />
        {party('seller')}
        <ChoiceField {...form.field('sellerPerson')} options={choices(texts.persons)} />
      </fieldset>
      <fieldset className="jst-entry-group">
        <legend>{groups.parties}</legend>
        {party('forwarder')}
        {party('originPayer')}
        {party('destinationPayer')}
        {party('requestor')}
      </fieldset>
      <fieldset className="jst-entry-group">
        <legend>{groups.electronic}</legend>
        <TextField {...form.field('receiver')} maxLength={70} hint={hints.platformNeeded} />
        <ChoiceField {...form.field('platform')} options={choices(eblPlatforms)} />
        <TextField {...form.field('receiverCode')} maxLength={150} />
      </fieldset>
      <fieldset className="jst-entry-group">
        <legend>{groups.declared}</legend>
        <TextField {...form.field('declaredValue')} maxLength={20} hint={hints.declaredValue} />
        <TextField {...form.field('declaredCurrency')} maxLength={3} hint={hints.currency} />
      </fieldset>
      <fieldset className="jst-entry-group">
        <legend>{groups.numbers}</legend>
        <LinesField {...form.field('references')} rows={3} maxLength={800} hint={hints.references} />
        <TextField {...form.field('exportLicence')} maxLength={35} />
        <TextField {...form.field('copiesWithCharges')} maxLength={2} />
        <TextField {...form.field('copiesWithoutCharges')} maxLength={2} />
      </fieldset>
    </FormDialog>
  )
})

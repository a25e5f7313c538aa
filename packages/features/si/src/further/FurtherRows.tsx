import {
  furtherHolders,
  furtherLimits,
  taxedHolders,
  type FurtherContact,
  type FurtherFiling,
  type FurtherHolder,
  type FurtherTax,
} from '@jst/si-drafts/standards'
import { ChoiceField } from '@jst/ui'
import { EntryRows, type EntryRowsProps } from './EntryRows.tsx'
import { texts } from './texts.ts'

const { hints } = texts
const optionsOf = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, label]) => ({ value, label }))
const taxWords = () => ({ add: texts.addTax, remove: texts.removeTax, row: texts.tax })
const contactWords = () => ({ add: texts.addContact, remove: texts.removeContact, row: texts.contact })
const filingWords = () => ({ add: texts.addFiling, remove: texts.removeFiling, row: texts.filing })
const blankFiling: FurtherFiling = { type: '', country: '', by: 'CARRIER', filer: '', number: '' }

/** Rows for eleven parties. */
const most = 30
interface PartyRowsProps<T> extends EntryRowsProps<T> {
  /** Parties that the record has, for a new row. */
  readonly holders: readonly FurtherHolder[]
}
function HolderField({ value, offered, onChange }: HolderFieldProps) {
  const names = Object.fromEntries(offered.map((holder) => [holder, texts.holders[holder]]))
  return (
    <ChoiceField label={texts.party} value={value} options={optionsOf(names)} onChange={(chosen) => onChange(chosen as FurtherHolder)} />
  )
}
interface HolderFieldProps {
  readonly value: FurtherHolder
  readonly offered: readonly FurtherHolder[]
  readonly onChange: (holder: FurtherHolder) => void
}

/** Tax numbers of the parties. @param proposed usual kind and country of a party's number */
export function TaxRows({
  holders,
  proposed,
  ...rows
}: PartyRowsProps<FurtherTax> & { readonly proposed: (holder: FurtherHolder) => Pick<FurtherTax, 'type' | 'country'> }) {
  const first = holders.find((holder) => taxedHolders.includes(holder))
  return (
    <EntryRows {...rows} most={most} words={taxWords()} blank={first && { party: first, ...proposed(first), value: '' }}>
      {({ party, type, country }, write, textOf) => {
        const isProposed = (['type', 'country'] as const).every((key) => [proposed(party)[key], ''].includes({ type, country }[key]))
        return (
          <>
            <HolderField
              value={party}
              offered={taxedHolders}
              onChange={(chosen) => write({ party: chosen, ...(isProposed ? proposed(chosen) : {}) })}
            />
            {textOf('type', texts.taxType, 50, { hint: hints.taxType })}
            {textOf('country', texts.country, 2, { hint: hints.country, code: true })}
            {textOf('value', texts.number, 35)}
          </>
        )
      }}
    </EntryRows>
  )
}
/** Persons and desks of the parties. */
export function ContactRows({ holders: [first], ...rows }: PartyRowsProps<FurtherContact>) {
  return (
    <EntryRows {...rows} most={most} words={contactWords()} blank={first && { party: first, name: '', phone: '', email: '' }}>
      {({ party }, write, textOf) => (
        <>
          <HolderField value={party} offered={furtherHolders} onChange={(chosen) => write({ party: chosen })} />
          {textOf('name', texts.contactName, furtherLimits.contactName, { hint: hints.contact })}
          {textOf('phone', texts.phone, furtherLimits.phone)}
          {textOf('email', texts.email, furtherLimits.email)}
        </>
      )}
    </EntryRows>
  )
}
/** Advance filings, and who makes them. */
export function FilingRows(rows: EntryRowsProps<FurtherFiling>) {
  return (
    <EntryRows {...rows} words={filingWords()} blank={blankFiling}>
      {({ by }, write, textOf) => (
        <>
          {textOf('type', texts.filingType, 50, { hint: hints.filingType, code: true })}
          {textOf('country', texts.country, 2, { hint: hints.country, code: true })}
          <ChoiceField
            label={texts.by}
            value={by}
            options={optionsOf(texts.performers)}
            onChange={(chosen) => write({ by: chosen === 'SELF' ? 'SELF' : 'CARRIER' })}
          />
          {by === 'SELF' ? (
            <>
              {textOf('filer', texts.filer, 100, { hint: hints.filer })}
              {textOf('number', texts.eori, 17, { hint: hints.eori })}
            </>
          ) : null}
        </>
      )}
    </EntryRows>
  )
}

import {
  furtherHolders,
  furtherLimits,
  taxedHolders,
  type FurtherContact,
  type FurtherFiling,
  type FurtherHolder,
  type FurtherTax,
} from '@jst/si-drafts/standards'
import { ChoiceField, TextField } from '@jst/ui'
import { EntryRows, type EntryRowsProps } from './EntryRows.tsx'
import { texts } from './texts.ts'

const { hints } = texts
const optionsOf = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, label]) => ({ value, label }))
const taxWords = () => ({ add: texts.addTax, remove: texts.removeTax, row: texts.tax })
const contactWords = () => ({ add: texts.addContact, remove: texts.removeContact, row: texts.contact })
const filingWords = () => ({ add: texts.addFiling, remove: texts.removeFiling, row: texts.filing })
const blankFiling: FurtherFiling = { type: '', country: '', by: 'CARRIER', filer: '', number: '' }

function CountryField({ value, onChange }: { readonly value: string; readonly onChange: (country: string) => void }) {
  return (
    <TextField label={texts.country} value={value} maxLength={2} hint={hints.country} onChange={(land) => onChange(land.toUpperCase())} />
  )
}

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
      {({ party, type, country, value }, write) => {
        const isProposed = (['type', 'country'] as const).every((key) => [proposed(party)[key], ''].includes({ type, country }[key]))
        return (
          <>
            <HolderField
              value={party}
              offered={taxedHolders}
              onChange={(chosen) => write({ party: chosen, ...(isProposed ? proposed(chosen) : {}) })}
            />
            <TextField
              label={texts.taxType}
              value={type}
              maxLength={50}
              hint={hints.taxType}
              onChange={(typed) => write({ type: typed })}
            />
            <CountryField value={country} onChange={(land) => write({ country: land })} />
            <TextField label={texts.number} value={value} maxLength={35} onChange={(number) => write({ value: number })} />
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
      {({ party, name, phone, email }, write) => (
        <>
          <HolderField value={party} offered={furtherHolders} onChange={(chosen) => write({ party: chosen })} />
          <TextField
            label={texts.contactName}
            value={name}
            maxLength={furtherLimits.contactName}
            hint={hints.contact}
            onChange={(typed) => write({ name: typed })}
          />
          <TextField label={texts.phone} value={phone} maxLength={furtherLimits.phone} onChange={(typed) => write({ phone: typed })} />
          <TextField label={texts.email} value={email} maxLength={furtherLimits.email} onChange={(typed) => write({ email: typed })} />
        </>
      )}
    </EntryRows>
  )
}

/** Advance filings, and who makes them. */
export function FilingRows(rows: EntryRowsProps<FurtherFiling>) {
  return (
    <EntryRows {...rows} words={filingWords()} blank={blankFiling}>
      {({ type, country, by, filer, number }, write) => (
        <>
          <TextField
            label={texts.filingType}
            value={type}
            maxLength={50}
            hint={hints.filingType}
            onChange={(typed) => write({ type: typed.toUpperCase() })}
          />
          <CountryField value={country} onChange={(land) => write({ country: land })} />
          <ChoiceField
            label={texts.by}
            value={by}
            options={optionsOf(texts.performers)}
            onChange={(chosen) => write({ by: chosen === 'SELF' ? 'SELF' : 'CARRIER' })}
          />
          {by === 'SELF' ? (
            <>
              <TextField
                label={texts.filer}
                value={filer}
                maxLength={100}
                hint={hints.filer}
                onChange={(typed) => write({ filer: typed })}
              />
              <TextField
                label={texts.eori}
                value={number}
                maxLength={17}
                hint={hints.eori}
                onChange={(typed) => write({ number: typed })}
              />
            </>
          ) : null}
        </>
      )}
    </EntryRows>
  )
}

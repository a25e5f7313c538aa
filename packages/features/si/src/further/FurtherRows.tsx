import type { FurtherFiling, FurtherHolder, FurtherTax } from '@jst/si-drafts/standards'
import { ChoiceField, TextField } from '@jst/ui'
import { EntryRows, type EntryRowsProps } from './EntryRows.tsx'
import { texts } from './texts.ts'

const { hints } = texts
const optionsOf = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, label]) => ({ value, label }))
const taxWords = { add: texts.addTax, remove: texts.removeTax, row: texts.tax }
const filingWords = { add: texts.addFiling, remove: texts.removeFiling, row: texts.filing }
const blankFiling: FurtherFiling = { type: '', country: '', by: 'CARRIER', filer: '', number: '' }

function CountryField({ value, onChange }: { readonly value: string; readonly onChange: (country: string) => void }) {
  return (
    <TextField label={texts.country} value={value} maxLength={2} hint={hints.country} onChange={(land) => onChange(land.toUpperCase())} />
  )
}

/** Tax numbers of the parties on the bill. */
export function TaxRows({ holders, ...rows }: EntryRowsProps<FurtherTax> & { readonly holders: readonly FurtherHolder[] }) {
  const [first] = holders
  return (
    <EntryRows {...rows} words={taxWords} blank={first && { party: first, type: '', country: '', value: '' }}>
      {({ party, type, country, value }, write) => (
        <>
          <ChoiceField
            label={texts.party}
            value={party}
            options={optionsOf(texts.holders)}
            onChange={(chosen) => write({ party: chosen as FurtherHolder })}
          />
          <TextField label={texts.taxType} value={type} maxLength={50} hint={hints.taxType} onChange={(typed) => write({ type: typed })} />
          <CountryField value={country} onChange={(land) => write({ country: land })} />
          <TextField label={texts.number} value={value} maxLength={35} onChange={(number) => write({ value: number })} />
        </>
      )}
    </EntryRows>
  )
}

/** Advance filings, and who makes them. */
export function FilingRows(rows: EntryRowsProps<FurtherFiling>) {
  return (
    <EntryRows {...rows} words={filingWords} blank={blankFiling}>
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

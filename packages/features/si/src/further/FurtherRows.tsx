import { Button } from '@arco-design/web-react'
import type { FurtherFiling, FurtherHolder, FurtherTax } from '@jst/si-drafts/standards'
import { ChoiceField, IconButton, TextField } from '@jst/ui'
import { texts } from './texts.ts'

const optionsOf = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, label]) => ({ value, label }))
const most = 10

interface RowsProps<T> {
  readonly value: readonly T[]
  readonly onChange: (value: T[]) => void
  readonly error?: string | undefined
}
const Fault = ({ error }: { error: string | undefined }) =>
  error ? (
    <p className="jst-form-error" role="alert">
      {error}
    </p>
  ) : null

/** Tax numbers of the parties on the bill. */
export function TaxRows({ value, onChange, error, holders }: RowsProps<FurtherTax> & { readonly holders: readonly FurtherHolder[] }) {
  const write = (at: number, more: Partial<FurtherTax>) => onChange(value.map((row, index) => (index === at ? { ...row, ...more } : row)))
  return (
    <>
      {value.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no name of their own, and their fields hold no state
        <fieldset key={at} className="jst-entry-row">
          <legend className="jst-hidden">{texts.tax(at + 1)}</legend>
          <ChoiceField
            label={texts.party}
            value={row.party}
            options={optionsOf(texts.holders)}
            onChange={(party) => write(at, { party: party as FurtherHolder })}
          />
          <TextField
            label={texts.taxType}
            value={row.type}
            maxLength={50}
            hint={texts.hints.taxType}
            onChange={(type) => write(at, { type })}
          />
          <TextField
            label={texts.country}
            value={row.country}
            maxLength={2}
            hint={texts.hints.country}
            onChange={(land) => write(at, { country: land.toUpperCase() })}
          />
          <TextField label={texts.number} value={row.value} maxLength={35} onChange={(number) => write(at, { value: number })} />
          <IconButton icon="close" label={texts.removeTax(at + 1)} onClick={() => onChange(value.toSpliced(at, 1))} />
        </fieldset>
      ))}
      <Fault error={error} />
      {value.length < most && holders.length > 0 ? (
        <Button onClick={() => onChange([...value, { party: holders[0]!, type: '', country: '', value: '' }])}>{texts.addTax}</Button>
      ) : null}
    </>
  )
}

/** Advance filings, and who makes them. */
export function FilingRows({ value, onChange, error }: RowsProps<FurtherFiling>) {
  const write = (at: number, more: Partial<FurtherFiling>) =>
    onChange(value.map((row, index) => (index === at ? { ...row, ...more } : row)))
  return (
    <>
      {value.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no name of their own, and their fields hold no state
        <fieldset key={at} className="jst-entry-row">
          <legend className="jst-hidden">{texts.filing(at + 1)}</legend>
          <TextField
            label={texts.filingType}
            value={row.type}
            maxLength={50}
            hint={texts.hints.filingType}
            onChange={(type) => write(at, { type: type.toUpperCase() })}
          />
          <TextField
            label={texts.country}
            value={row.country}
            maxLength={2}
            hint={texts.hints.country}
            onChange={(land) => write(at, { country: land.toUpperCase() })}
          />
          <ChoiceField
            label={texts.by}
            value={row.by}
            options={optionsOf(texts.performers)}
            onChange={(by) => write(at, { by: by === 'SELF' ? 'SELF' : 'CARRIER' })}
          />
          {row.by === 'SELF' ? (
            <>
              <TextField
                label={texts.filer}
                value={row.filer}
                maxLength={100}
                hint={texts.hints.filer}
                onChange={(filer) => write(at, { filer })}
              />
              <TextField
                label={texts.eori}
                value={row.number}
                maxLength={17}
                hint={texts.hints.eori}
                onChange={(number) => write(at, { number })}
              />
            </>
          ) : null}
          <IconButton icon="close" label={texts.removeFiling(at + 1)} onClick={() => onChange(value.toSpliced(at, 1))} />
        </fieldset>
      ))}
      <Fault error={error} />
      {value.length < most ? (
        <Button onClick={() => onChange([...value, { type: '', country: '', by: 'CARRIER', filer: '', number: '' }])}>
          {texts.addFiling}
        </Button>
      ) : null}
    </>
  )
}

import { Button } from '@arco-design/web-react'
import { lclCargoTypes } from '@jst/contracts/freight-rates'
import { ChoiceField, IconButton, TextField } from '@jst/ui'
import { blankRow, cbmOfRows, isWrong, isWrongCount, kgOfRows, measureText, type CargoRow, type TypedCargo } from './cargo.ts'
import { texts } from './texts.ts'

interface CargoFieldsProps {
  value: TypedCargo
  onChange: (value: TypedCargo) => void
}
const sides = ['Count', 'Length', 'Width', 'Height', 'Kg'] as const
const labels = { Count: texts.count, Length: texts.length, Width: texts.width, Height: texts.height, Kg: texts.kg }
const types = [{ value: '', label: texts.anyCargo }, ...Object.entries(lclCargoTypes).map(([value, label]) => ({ value, label }))]
const finding = (text: string) => (isWrong(text) ? { error: texts.wrong } : {})
const countFinding = (text: string) => (isWrongCount(text) ? { error: texts.wrongCount } : {})

/** Pieces with their sizes and weights, or the totals. */
export function CargoFields({ value, onChange }: CargoFieldsProps) {
  const { rows } = value
  const write = (at: number, more: Partial<CargoRow>) => onChange({ ...value, rows: rows.with(at, { ...rows[at]!, ...more }) })
  const [cbm, kg] = [cbmOfRows(rows), kgOfRows(rows)]
  return (
    <>
      {rows.map((row, at) => (
        <fieldset key={row.key} className="jst-entry-row">
          <legend className="jst-hidden">{texts.row(at + 1)}</legend>
          {sides.map((side) => (
            <TextField
              key={side}
              label={labels[side]}
              value={row[side]}
              onChange={(text) => write(at, { [side]: text })}
              maxLength={10}
              {...(side === 'Count' ? countFinding(row.Count) : finding(row[side]))}
            />
          ))}
          {rows.length > 1 ? (
            <IconButton icon="close" label={texts.removeRow(at + 1)} onClick={() => onChange({ ...value, rows: rows.toSpliced(at, 1) })} />
          ) : null}
        </fieldset>
      ))}
      <Button onClick={() => onChange({ ...value, rows: [...rows, blankRow(Math.max(...rows.map(({ key }) => key)) + 1)] })}>
        {texts.addRow}
      </Button>
      <div className="jst-entry-row">
        <TextField
          label={texts.totalCbm}
          value={value.cbm}
          onChange={(text) => onChange({ ...value, cbm: text })}
          hint={cbm === '' ? texts.typed : texts.byRows(measureText(cbm))}
          {...finding(value.cbm)}
        />
        <TextField
          label={texts.totalKg}
          value={value.kg}
          onChange={(text) => onChange({ ...value, kg: text })}
          hint={kg === '' ? texts.typed : texts.byRows(measureText(kg))}
          {...finding(value.kg)}
        />
        <ChoiceField label={texts.cargoType} value={value.type} onChange={(type) => onChange({ ...value, type })} options={types} />
      </div>
    </>
  )
}

import { Button } from '@arco-design/web-react'
import { cutoffCodes, cutoffTable, type CutoffCode, type CutoffWeekday } from '@jst/contracts/schedules'
import { ChoiceField, IconButton, Notice, TextField } from '@jst/ui'
import { texts } from './texts.ts'

interface CutoffFieldsProps {
  value: readonly CutoffWeekday[]
  error: string | undefined
  disabled: boolean
  onChange: (value: readonly CutoffWeekday[]) => void
}
const weekdays = texts.weekdays.map((label, at) => ({ value: String(at + 1), label }))

/** Days of the week and times of the cut-offs that files do not say. */
export function CutoffFields({ value, error, disabled, onChange }: CutoffFieldsProps) {
  const free = cutoffCodes.filter((code) => !value.some(({ Code }) => Code === code))
  const write = (at: number, more: Partial<CutoffWeekday>) => onChange(value.with(at, { ...value[at]!, ...more }))
  return (
    <section aria-label={texts.cutoffs}>
      <h3>{texts.cutoffs}</h3>
      <p className="jst-muted">{texts.cutoffsHint}</p>
      {error ? <Notice tone="error">{error}</Notice> : null}
      {value.map(({ Code, Weekday, Time }, at) => (
        <fieldset key={Code} className="jst-entity-group">
          <legend>
            {cutoffTable[Code].zh}
            {disabled ? null : (
              <IconButton icon="close" label={texts.removeCutoff(at + 1)} onClick={() => onChange(value.toSpliced(at, 1))} />
            )}
          </legend>
          <div className="jst-form-grid jst-form-grid-top">
            <ChoiceField
              label={texts.cutoff}
              value={Code}
              disabled={disabled}
              options={[Code, ...free].map((code) => ({ value: code, label: cutoffTable[code].zh }))}
              onChange={(code) => write(at, { Code: code as CutoffCode })}
            />
            <ChoiceField
              label={texts.weekday}
              value={String(Weekday)}
              disabled={disabled}
              options={weekdays}
              onChange={(day) => write(at, { Weekday: Number(day) })}
            />
            <TextField label={texts.time} value={Time} disabled={disabled} maxLength={5} onChange={(text) => write(at, { Time: text })} />
          </div>
        </fieldset>
      ))}
      {disabled || free.length === 0 ? null : (
        <Button onClick={() => onChange([...value, { Code: free[0]!, Weekday: 1, Time: '12:00' }])}>{texts.addCutoff}</Button>
      )}
    </section>
  )
}

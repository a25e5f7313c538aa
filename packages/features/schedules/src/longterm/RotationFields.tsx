import { cutoffCodes, cutoffTable, type CutoffCode, type CutoffOffset, type RotationCall } from '@jst/contracts/schedules'
import { ReferenceField } from '@jst/feature-kit/entity'
import { ChoiceField, TextField } from '@jst/ui'
import { texts } from '../texts.ts'

const words = texts.rotation
const days = (text: string, most: number) => Math.min(most, Math.max(0, Number.parseInt(text, 10) || 0))
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

function TimeText({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      label={label}
      value={value}
      maxLength={5}
      onChange={onChange}
      {...(value === '' || isTime(value) ? {} : { error: words.timeForm })}
    />
  )
}

/** A call of a rotation: port, terminal, the days it is reached and left, and every cut-off as days before the departure. */
export function RotationFields({
  call,
  errors,
  onChange,
}: {
  call: RotationCall
  errors: (field: string) => string | undefined
  onChange: (more: Partial<RotationCall>) => void
}) {
  return (
    <>
      <div className="jst-form-grid jst-form-grid-top">
        <ReferenceField
          kind="port"
          label={texts.port}
          required
          value={call.PortCode ? [call.PortCode] : []}
          error={errors('PortCode')}
          onChange={([code]) => onChange({ PortCode: code ?? '', TerminalCode: '' })}
        />
        <ReferenceField
          kind="terminal"
          label={texts.terminal}
          value={call.TerminalCode ? [call.TerminalCode] : []}
          error={errors('TerminalCode')}
          onChange={([code]) => onChange({ TerminalCode: code ?? '' })}
        />
        <TextField
          label={words.arriveDay}
          value={String(call.ArriveDay)}
          maxLength={3}
          onChange={(text) => onChange({ ArriveDay: days(text, 200) })}
        />
        <TimeText label={words.arriveTime} value={call.ArriveTime} onChange={(ArriveTime) => onChange({ ArriveTime })} />
        <TextField
          label={words.departDay}
          value={String(call.DepartDay)}
          maxLength={3}
          onChange={(text) => onChange({ DepartDay: days(text, 200) })}
        />
        <TimeText label={words.departTime} value={call.DepartTime} onChange={(DepartTime) => onChange({ DepartTime })} />
      </div>
      <CutoffRules offsets={call.Cutoffs} onChange={(Cutoffs) => onChange({ Cutoffs })} />
    </>
  )
}

/** Those that are kept, each with its days and time, and a choice of the others. */
function CutoffRules({ offsets, onChange }: { offsets: readonly CutoffOffset[]; onChange: (offsets: CutoffOffset[]) => void }) {
  const offsetByCode = new Map(offsets.map((offset) => [offset.Code, offset]))
  const others = cutoffCodes.filter((code) => !offsetByCode.has(code))
  const write = (changed: ReadonlyMap<CutoffCode, CutoffOffset>) => onChange(cutoffCodes.flatMap((code) => changed.get(code) ?? []))
  const set = (offset: CutoffOffset) => write(new Map(offsetByCode).set(offset.Code, offset))
  const drop = (code: CutoffCode) => write(new Map([...offsetByCode].filter(([one]) => one !== code)))
  return (
    <div className="jst-cutoff-rules">
      {cutoffCodes.map((code) => {
        const offset = offsetByCode.get(code)
        const { zh } = cutoffTable[code]
        return offset ? (
          <div key={code} className="jst-cutoff-rule">
            <TextField
              label={words.cutoffDays(zh)}
              value={String(offset.DaysBefore)}
              maxLength={2}
              onChange={(text) => set({ ...offset, DaysBefore: days(text, 30) })}
            />
            <TimeText label={words.cutoffTime(zh)} value={offset.Time} onChange={(Time) => set({ ...offset, Time })} />
            <button type="button" className="jst-text-button" onClick={() => drop(code)}>
              {words.dropCutoff(zh)}
            </button>
          </div>
        ) : null
      })}
      {others.length > 0 ? (
        <ChoiceField
          label={words.addCutoff}
          value=""
          options={[{ value: '', label: words.chooseCutoff }, ...others.map((code) => ({ value: code, label: cutoffTable[code].zh }))]}
          onChange={(value) => {
            const code = others.find((one) => one === value)
            // a port opens before it closes
            if (code) set({ Code: code, DaysBefore: code === 'EFC' ? 5 : 1, Time: '12:00' })
          }}
        />
      ) : null}
    </div>
  )
}

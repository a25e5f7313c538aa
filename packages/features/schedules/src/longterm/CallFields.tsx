import { cutoffCodes, cutoffTable } from '@jst/contracts/schedules'
import { ReferenceField } from '@jst/feature-kit/entity'
import { PortTimeField } from '../fields/PortTimeField.tsx'
import { texts } from '../texts.ts'
import type { CallForm } from './voyage-form.ts'

const words = texts.voyage

/** One call: port, terminal, the plan and the cut-offs. */
export function CallFields({
  call,
  at,
  locked,
  errors,
  onChange,
  onRemove,
}: {
  call: CallForm
  at: number
  locked: boolean
  /** Findings by field of this call. */
  errors: (field: string) => string | undefined
  onChange: (call: CallForm) => void
  onRemove: (() => void) | undefined
}) {
  const { PortCode, TerminalCode, arrival, departure, cutoffs } = call
  return (
    <fieldset className="jst-call-fields">
      <legend>
        {words.call(at + 1)}
        {onRemove && !locked ? (
          <button type="button" className="jst-text-button" onClick={onRemove}>
            {words.removeCall}
          </button>
        ) : null}
      </legend>
      <div className="jst-form-grid jst-form-grid-top">
        <ReferenceField
          kind="port"
          label={texts.port}
          required
          disabled={locked}
          value={PortCode ? [PortCode] : []}
          error={errors('PortCode')}
          onChange={([code]) => onChange({ ...call, PortCode: code ?? '', TerminalCode: '' })}
        />
        <ReferenceField
          kind="terminal"
          label={texts.terminal}
          disabled={locked}
          value={TerminalCode ? [TerminalCode] : []}
          error={errors('TerminalCode')}
          onChange={([code]) => onChange({ ...call, TerminalCode: code ?? '' })}
        />
        <PortTimeField
          label={words.arrival}
          port={PortCode}
          disabled={locked}
          value={arrival}
          error={errors('PlannedArrival')}
          onChange={(value) => onChange({ ...call, arrival: value })}
        />
        <PortTimeField
          label={words.departure}
          port={PortCode}
          disabled={locked}
          value={departure}
          error={errors('PlannedDeparture')}
          onChange={(value) => onChange({ ...call, departure: value })}
        />
        {cutoffCodes.map((code) => (
          <PortTimeField
            key={code}
            label={cutoffTable[code].zh}
            port={PortCode}
            disabled={locked}
            value={cutoffs[code]}
            error={errors(`Cutoffs.${code}`)}
            onChange={(value) => onChange({ ...call, cutoffs: { ...cutoffs, [code]: value } })}
          />
        ))}
      </div>
    </fieldset>
  )
}

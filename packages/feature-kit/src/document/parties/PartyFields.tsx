import type { PartyReader } from '@jst/contracts/document'
import { Field } from '@jst/ui'
import { PartyPicker } from './PartyPicker.tsx'

interface PartyFieldsProps {
  /** Whose parties these are; its roles are the boxes. */
  of: PartyReader
  /** Texts by role, as they stand on bills. */
  values: Readonly<Record<string, string | undefined>>
  /** Findings by role. */
  errors: Readonly<Record<string, string>>
  /** Below the first box: how a party is written. */
  hint?: string
  onChange: (role: string, text: string) => void
}

/** A box for each party of a form: typed, or filled from the address book. */
export function PartyFields({ of, values, errors, hint, onChange }: PartyFieldsProps) {
  return (
    <div className="jst-party-boxes">
      {Object.entries(of.parties.roles).map(([role, { zh, required }], at) => {
        const text = values[role] ?? ''
        const write = (words: string) => onChange(role, words)
        return (
          <Field key={role} label={zh} required={required} error={errors[role]} hint={at === 0 ? hint : undefined}>
            {({ id, describedBy, invalid }) => (
              <>
                <PartyPicker of={of} part={role} text={text} onText={write} boxId={id} />
                <textarea
                  id={id}
                  className="jst-form-input jst-party-text"
                  rows={6}
                  maxLength={800}
                  spellCheck={false}
                  value={text}
                  aria-describedby={describedBy}
                  aria-invalid={invalid}
                  onChange={(event) => write(event.target.value)}
                />
              </>
            )}
          </Field>
        )
      })}
    </div>
  )
}

import { bookingPartyReader, type BookingRole, type BookingTyped } from '@jst/contracts/booking'
import { PartyPicker } from '@jst/feature-kit/document'
import { Field } from '@jst/ui'
import { texts } from './texts.ts'

interface PartyBoxesProps {
  parties: BookingTyped['Parties']
  /** What is wrong, by role. */
  errors: Readonly<Record<string, string>>
  onChange: (parties: BookingTyped['Parties']) => void
}
const roles = Object.entries(bookingPartyReader.parties.roles) as [BookingRole, { zh: string; required?: true }][]

/** Shipper, consignee and notify parties as they stand on bills, filled from the address book or typed. */
export function PartyBoxes({ parties, errors, onChange }: PartyBoxesProps) {
  return (
    <div className="jst-party-boxes">
      {roles.map(([role, { zh, required }]) => {
        const text = parties[role] ?? ''
        const write = (words: string) => onChange({ ...parties, [role]: words })
        return (
          <Field key={role} label={zh} required={required} error={errors[role]} hint={role === 'shipper' ? texts.partyHint : undefined}>
            {({ id, describedBy, invalid }) => (
              <>
                <PartyPicker of={bookingPartyReader} part={role} text={text} onText={write} boxId={id} />
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

import { blankBooking, blankBox, blankCargo, bookingProblems, type BookingContent } from '@jst/contracts/booking'
import type { EntityValue } from '@jst/contracts/entity'
import type { NoteContent } from './reading.ts'

const isBlank = (value: unknown) => value === undefined || value === null || value === '' || value === 0
const partsOf = (path: string) => /^(\w+)(?:\[(\d+)\]|\.(\w+))?(?:\.(\w+))?$/.exec(path) ?? []

/** Content of the form: the values read, merged over the defaults of a new booking. `Id` 0 marks a new line. */
export function filledBooking({ Values, Cargo, Boxes, Parties }: NoteContent): BookingContent {
  const blank = blankBooking()
  return {
    Values: { ...blank.Values, ...Values },
    Cargo: Cargo.length > 0 ? Cargo.map((line) => ({ ...blankCargo(), ...line })) : blank.Cargo,
    Boxes: Boxes.length > 0 ? Boxes.map((line) => ({ ...blankBox(), ...line })) : blank.Boxes,
    Parties: [...Parties],
  }
}

/** Fields that are required for submission, are empty and have no open question. */
export function missingFields(content: NoteContent, askedPaths: readonly string[], today: string): { Path: string; Label: string }[] {
  const { Values, Cargo, Boxes, Parties } = content
  const filled = filledBooking(content)
  const silent: BookingContent = {
    ...filled,
    Values: { ...filled.Values, CargoType: '', TransportTerm: '', PaymentTerm: '', ...Values },
    Boxes: filled.Boxes.map((line, at) => ({ ...line, Count: Boxes[at]?.['Count'] ?? null })),
  }
  const value = (path: string): EntityValue | undefined => {
    const [, part, at, key = '', field = ''] = partsOf(path)
    if (part === 'Values') return Values[key]
    if (part === 'Cargo' || part === 'Boxes') return (part === 'Cargo' ? Cargo : Boxes)[Number(at ?? 0)]?.[field]
    const party = Parties.find(({ Role }) => Role === key)?.Party
    return party && (field === '' ? party.NameZh : (party as Record<string, EntityValue>)[field])
  }
  return bookingProblems(silent, today)
    .filter(({ Severity, Path }) => Severity === 'ERROR' && isBlank(value(Path)))
    .filter(
      ({ Path }) =>
        !askedPaths.some(
          (one) =>
            Path === one ||
            Path.startsWith(`${one}.`) ||
            Path.replace(/\[\d+\]/, '') === one ||
            (one === 'Boxes' && Path.startsWith('Boxes')),
        ),
    )
    .map(({ Path, Label }) => ({ Path, Label }))
}

import { DayField, TextField } from '@jst/ui'
import { ReferenceField } from '../reference/picker/ReferenceField.tsx'

/** A route, a day and boxes as they are typed: what a price or a sailing is asked for. */
export interface TypedRoute {
  readonly pol: string
  readonly pods: readonly string[]
  readonly day: string
  readonly boxes: string
}
type Words = Readonly<Record<keyof TypedRoute | 'boxesHint', string>>

interface RouteFieldsProps {
  words: Words
  value: TypedRoute
  onChange: (part: Partial<TypedRoute>) => void
  /** Fault of a field. */
  wrong: Partial<Record<keyof TypedRoute, string>>
  /** Several ports of discharge at once. */
  multiple?: boolean
}

/** The fields of a route, in the line of a form. */
export function RouteFields({ words, value: { pol, pods, day, boxes }, onChange, wrong, multiple = false }: RouteFieldsProps) {
  return (
    <>
      <ReferenceField
        kind="port"
        label={words.pol}
        required
        value={pol ? [pol] : []}
        onChange={([code]) => onChange({ pol: code ?? '' })}
        error={wrong.pol}
      />
      <ReferenceField
        kind="port"
        label={words.pods}
        required
        multiple={multiple}
        value={pods}
        onChange={(codes) => onChange({ pods: codes })}
        error={wrong.pods}
      />
      <DayField label={words.day} required value={day} onChange={(next) => onChange({ day: next })} error={wrong.day} />
      <TextField
        label={words.boxes}
        required
        value={boxes}
        onChange={(next) => onChange({ boxes: next })}
        maxLength={60}
        hint={words.boxesHint}
        {...(wrong.boxes ? { error: wrong.boxes } : {})}
      />
    </>
  )
}

import type { Place } from '@jst/places'
import type { TypedText } from '@jst/ui'

/** Props of a control that picks from a reference table. */
export interface ReferenceInputProps {
  /** `port`, `carrier` …: a kind that has an index; or what is offered, the same list every time. */
  kind: string | readonly Place[]
  /** Of the control: what labels it points there. */
  id: string
  /** Names the list. */
  label: string
  describedBy?: string | undefined
  invalid?: true | undefined
  /** The chosen code, or ''. Not of a field whose text is `typed`. */
  value?: string
  onChange?: (code: string) => void
  /** Free text: a pick goes to `onPick` alone. */
  typed?: TypedText
  /** Called with the picked entry and its names. */
  onPick?: (place: Pick<Place, 'code' | 'zh' | 'en'>) => void
  /** A code that no list has may be meant too, as old records have some. */
  anyCode?: boolean
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** No label points to the control: it carries its name itself. */
  namesItself?: boolean
  /** Class of the control, which then has no frame of its own. */
  inputClass?: string
}

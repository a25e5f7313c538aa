import { Combobox, ComboInput, type ComboChoices, type ComboOption, type Filter } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { recentOf, rememberRecent, useShelf } from './shelf.ts'
import { texts } from './texts.ts'

interface Picked {
  /** `port`, `carrier` …: a kind that has an index. */
  kind: string
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** What a picker of codes offers and remembers; read while drawing, so that what arrives is drawn. */
function useChoices({ kind, value, onChange }: Picked): ComboChoices & { failed: boolean } {
  const shelf = useShelf(kind)
  const { index, stars, failed } = shelf
  const favourites = stars.of(kind)
  return {
    value,
    failed,
    search: (text): ComboOption[] =>
      (index?.search(text, { favourites, recent: recentOf(kind), limit: 12 }) ?? []).map(({ place }) => ({
        value: place.code,
        label: place.zh,
        note: [place.code, place.note].filter(Boolean).join(' · '),
      })),
    onChange: (chosen) => {
      const last = chosen.at(-1)
      if (last !== undefined) rememberRecent(kind, last)
      onChange(chosen)
    },
    labelOf: (code) => {
      const place = index?.get(code)
      return place ? `${place.zh} ${place.code}` : code
    },
    isStarred: (code) => favourites.includes(code),
    onStar: (code) => void stars.toggle(shelf.kind, code),
    placeholder: texts.referenceHint,
  }
}

interface ReferenceFieldProps extends Picked {
  label: string
  multiple?: boolean
  repeats?: boolean | undefined
  required?: boolean | undefined
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean | undefined
}

/**
 * A port, a carrier or another code, found by code, Chinese, English, pinyin, initials or alias. One's own favourites come first, then
 * those used last.
 */
export const ReferenceField = observer(function ReferenceField({ kind, value, onChange, error, ...rest }: ReferenceFieldProps) {
  const { failed, ...choices } = useChoices({ kind, value, onChange })
  return <Combobox {...rest} {...choices} error={error ?? (failed ? texts.loadFailed : undefined)} />
})

const ReferenceInput = observer(function ReferenceInput({ id, label, ...picked }: Picked & { id: string; label: string }) {
  const { failed, ...choices } = useChoices(picked)
  return <ComboInput id={id} label={label} {...choices} placeholder={failed ? texts.loadFailed : texts.codeHint} />
})

/** A condition of a list by a code of a kind. */
export const referenceFilter = (key: string, kind: string, label: string): Filter => ({
  kind: 'custom',
  key,
  label,
  width: 220,
  render: (value, onChange, id) => (
    <ReferenceInput id={id} label={label} kind={kind} value={value ? [value] : []} onChange={([code]) => onChange(code ?? '')} />
  ),
})

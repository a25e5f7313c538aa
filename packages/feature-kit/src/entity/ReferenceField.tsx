import { Combobox, type ComboOption } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { recentOf, rememberRecent, useShelf } from './shelf.ts'
import { texts } from './texts.ts'

interface ReferenceFieldProps {
  /** `port`, `carrier` …: a kind that has an index. */
  kind: string
  label: string
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  multiple?: boolean
  repeats?: boolean | undefined
  required?: boolean | undefined
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean | undefined
}

/** A port, a carrier or another code, found by code, Chinese, English, pinyin, initials or alias; those used last come first. */
export const ReferenceField = observer(function ReferenceField({ kind, onChange, error, ...rest }: ReferenceFieldProps) {
  const { index, failed } = useShelf(kind)
  const search = (text: string): ComboOption[] =>
    (index?.search(text, { recent: recentOf(kind), limit: 12 }) ?? []).map(({ place }) => ({
      value: place.code,
      label: place.zh,
      note: [place.code, place.note].filter(Boolean).join(' · '),
    }))
  const change = (value: readonly string[]) => {
    const last = value.at(-1)
    if (last !== undefined) rememberRecent(kind, last)
    onChange(value)
  }
  const labelOf = (code: string) => {
    const place = index?.get(code)
    return place ? `${place.zh} ${place.code}` : code
  }
  return (
    <Combobox
      {...rest}
      onChange={change}
      search={search}
      labelOf={labelOf}
      error={error ?? (failed ? texts.loadFailed : undefined)}
      placeholder={texts.referenceHint}
    />
  )
})

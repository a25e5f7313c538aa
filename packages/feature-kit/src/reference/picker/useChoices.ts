import type { Place } from '@jst/places'
import type { ComboChoices, ComboOption } from '@jst/ui'
import { useReferenceTexts } from '../useReferenceTexts.ts'
import { recentOf, rememberRecent, useRecentChoices } from './recent-choices.ts'

export interface Picked {
  /** `port`, `carrier` …: a kind that has an index; or what is offered. */
  kind: string | readonly Place[]
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}
interface Choices extends ComboChoices {
  failed: boolean
  find: (code: string) => Place | undefined
}

const optionOf = ({ code, zh, note }: Place): ComboOption => ({ value: code, label: zh, note: [code, note].filter(Boolean).join(' · ') })

/** Options and recent choices of a code picker; observable, so that late data is drawn. */
export function useChoices({ kind, value, onChange }: Picked): Choices {
  const { name, index, stars, failed } = useRecentChoices(kind)
  const texts = useReferenceTexts()
  const favourites = name ? stars.of(name) : []
  return {
    value,
    failed,
    find: (code) => index?.get(code),
    search: (text) =>
      (index?.search(text, { favourites, recent: name ? recentOf(name) : [], limit: 12 }) ?? []).map(({ place }) => optionOf(place)),
    onChange: (chosen) => {
      const last = chosen.at(-1)
      if (name && last !== undefined) rememberRecent(name, last)
      onChange(chosen)
    },
    labelOf: (code) => {
      const place = index?.get(code)
      return place ? `${place.zh} ${place.code}` : code
    },
    ...(name ? { isStarred: (code) => favourites.includes(code), onStar: (code) => void stars.toggle(name, code) } : {}),
    placeholder: texts.hint,
  }
}

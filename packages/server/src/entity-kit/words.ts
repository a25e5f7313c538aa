import { normText, type Entity, type EntityField, type EntityValues } from '@jst/contracts/entity'
import { pinyinOf, readingsOf } from '@jst/places/pinyin'

export interface Words {
  readonly search: string
  readonly pinyin: string
  readonly initials: string
}

/** Texts that are names; readings of long texts find too much. */
const longestName = 60
const isName = ({ kind }: EntityField, text: string) => kind === 'text' && text.length <= longestName && /\p{Script=Han}/u.test(text)

/** Search words of a row: the searched fields in comparable form, and the pinyin of Chinese names in all their readings, full and as initials. */
export function wordsOf({ all }: Entity, values: EntityValues): Words {
  const { full, initials } = pinyinOf(String(values['NameZh'] ?? ''))
  const searched = all.filter(({ search }) => search).map((field) => [field, values[field.key] ?? []] as const)
  const named = searched.flatMap(([field, value]) => (typeof value === 'string' && isName(field, value) ? readingsOf(value) : []))
  const readings = new Set(named.flatMap((reading) => [reading.full, reading.initials]))
  return { search: normText([...searched.flatMap(([, value]) => value), ...readings].join(' ')), pinyin: full, initials }
}

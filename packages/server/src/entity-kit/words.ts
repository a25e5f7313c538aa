import { normText, type Entity, type EntityValues } from '@jst/contracts/entity'
import { pinyinOf } from '@jst/places/pinyin'

export interface Words {
  readonly search: string
  readonly pinyin: string
  readonly initials: string
}

/** Search words of a row: the searched fields in comparable form, pinyin and initials of its Chinese name. */
export function wordsOf({ all }: Entity, values: EntityValues): Words {
  const { full, initials } = pinyinOf(String(values['NameZh'] ?? ''))
  const texts = all.filter(({ search }) => search).flatMap(({ key }) => values[key] ?? [])
  return { search: normText([...texts, full, initials].join(' ')), pinyin: full, initials }
}

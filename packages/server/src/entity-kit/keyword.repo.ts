import { normText, targetOf, type Entity, type EntityQuery } from '@jst/contracts/entity'
import type { EmployeeActor } from '../kernel/access/actor.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { entityOf } from './registry.ts'
import { overridesOf } from './layers.ts'

/** One word of a keyword, with the codes of what it names: 上海 is CNSHA where rows refer to ports. */
export interface KeyWord {
  readonly word: string
  readonly codes: readonly string[]
}

/** More words than people type are sought as they stand. */
const mostWords = 6
/** Codes that one word names, at most; a word that names more says too little to go by names. */
const mostNamed = 300

/** A keyword is sought word by word: a row has each of them in its own texts, or in the name of something that it refers to. */
function wordsIn({ Keyword = '' }: EntityQuery): readonly string[] {
  const normalized = normText(Keyword)
  const words = [...new Set(normalized.split(' '))].filter((word) => word !== '')
  return words.length > mostWords ? [normalized] : words
}

/** Kinds whose names find rows of the entity: those of its searched references. */
const namingKinds = ({ all }: Entity): readonly string[] => [
  ...new Set(all.flatMap((field) => (field.search ? (targetOf(field) ?? []) : []))),
]

const isLatin = (word: string) => /^[\x21-\x7e]+$/.test(word)
/** Letters begin a name, its pinyin or a code from three on; two are initials. Of Chinese two characters anywhere. */
const saysEnough = (word: string) => word.length >= 2

/** Codes that a word names for a company ($1): by any of its names, by pinyin, by initials, by what sources call it. `at`: places of word and kind. */
function namedText(kind: string, word: string, at: { readonly word: string; readonly kind: string }): string {
  const { table, ownOnly } = entityOf(kind)
  if (ownOnly)
    return `select r.code from ${table} r where r.company_id = $1 and ${at.kind}::text is not null and r.id in (select ${table}_found(${at.word}))
      limit ${mostNamed + 1}`
  const begins = `position(' ' || ${at.word}::text in ' ' || r.search) > 0`
  const matchSql = !isLatin(word) ? `position(${at.word}::text in r.search) > 0` : word.length < 3 ? `r.initials = ${at.word}` : begins
  return `select r.code from ${table} r left join entity_override o on o.row_id = r.id and o.kind = ${at.kind} and o.company_id = $1
    where (r.company_id is null or r.company_id = $1) and r.removed_at is null
      and (${matchSql} or position(${at.word}::text in upper(o.name_zh)) > 0 or r.code in (select a.target_code from entity_alias a
        where a.kind = ${at.kind} and (a.company_id is null or a.company_id = $1) and a.norm = ${at.word}))
    limit ${mostNamed + 1}`
}

/** The words of a keyword with what they name, in one statement. */
export async function keyWords(db: Queryable, entity: Entity, actor: EmployeeActor, query: EntityQuery): Promise<readonly KeyWord[]> {
  const words = wordsIn(query)
  const kinds = namingKinds(entity)
  const searches = words.filter(saysEnough).flatMap((word) => kinds.map((kind) => ({ word, kind })))
  if (searches.length === 0) return words.map((word) => ({ word, codes: [] }))
  const parts = searches.map(({ word, kind }, at) => {
    const named = namedText(kind, word, { word: `$${2 + at * 2}`, kind: `$${3 + at * 2}` })
    return `select ${at} as at, array(${named}) as codes`
  })
  const values = [overridesOf(actor), ...searches.flatMap(({ word, kind }) => [word, kind])]
  const found = await db.query<{ at: number; codes: string[] }>(parts.join(' union all '), values)
  const codesOf = (word: string) =>
    found.flatMap(({ at, codes }) => (searches[at]!.word === word && codes.length <= mostNamed ? codes : []))
  return words.map((word) => ({
    word,
    codes: [...new Set(codesOf(word).map((code) => code.toUpperCase()))].filter((code) => code !== word),
  }))
}

/** A word with its codes as one value of a statement: the word first. */
export const variantsOf = ({ word, codes }: KeyWord): readonly string[] => [word, ...codes]

/** Condition for a row to have a word, whose variants are `?`: it stands in its texts, or they have the code of something that it names. */
export const hasWord = `position((?::text[])[1] in t.search) > 0
  or exists (select from unnest((?::text[])[2:]) named (code) where position(' ' || named.code || ' ' in ' ' || t.search || ' ') > 0)`

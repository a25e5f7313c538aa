import { containerTypes, packageKinds } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'
import { recordsOf, textOf } from './csv.ts'
import { texts } from '../master.texts.ts'

interface Code {
  readonly code: string
  readonly zh: string
  readonly en: string
}

const fromFile = (file: string): Code[] =>
  recordsOf(textOf(file)).map(({ code = '', name_zh: zh = '', name_en: en = '' }) => ({ code, zh, en }))

/** Dictionaries of the platform that come with the product; those that a clerk began by hand are in the migrations. */
export const codeGroups: readonly { readonly code: string; readonly zh: string; readonly en: string; readonly entries: readonly Code[] }[] =
  [
    {
      code: 'containerType',
      zh: texts.codes.containerType,
      en: 'Container types',
      entries: containerTypes.map(({ value, iso }) => ({ code: iso, zh: value, en: value })),
    },
    { code: 'packageKind', zh: texts.codes.packageKind, en: 'Kinds of packages', entries: packageKinds },
    { code: 'trackingEvent', zh: texts.codes.trackingEvent, en: 'Tracking events', entries: fromFile('tracking-events') },
    { code: 'hsChapter', zh: texts.codes.hsChapter, en: 'HS chapters', entries: fromFile('hs-chapters') },
  ]

/** Adds the groups and entries that are not there; what stands there already, in whatever words, stays. @returns entries added */
export async function addCodes(tx: Queryable): Promise<number> {
  await tx.query(
    `insert into code_group (code, name, name_en) select code, zh, en from jsonb_to_recordset($1::jsonb) as g (code text, zh text, en text)
      on conflict do nothing`,
    [JSON.stringify(codeGroups)],
  )
  const entries = codeGroups.flatMap(({ code: of, entries: all }) =>
    all.map(({ code, zh, en }, at) => ({ of, code, zh, en, sort: (at + 1) * 10 })),
  )
  const added = await tx.query(
    `insert into code_entry (group_id, code, name, name_en, sort)
     select g.id, e.code, e.zh, e.en, e.sort from jsonb_to_recordset($1::jsonb) as e ("of" text, code text, zh text, en text, sort integer)
     join code_group g on g.code = e."of" and g.company_id is null on conflict do nothing returning id`,
    [JSON.stringify(entries)],
  )
  return added.length
}

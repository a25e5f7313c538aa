import { answerCode, type OpenChannelMessage } from '@jst/contracts/document'
import type { TextEntityField } from '@jst/contracts/entity'
import { wordsOf } from '../../entity-kit/index.ts'
import type { Queryable } from '../../kernel/database/database.ts'

/** A code of an answer whose meaning partners agree on. */
export interface AnsweredCode {
  readonly code: string
  readonly words: string
}
const most = 20
const separator = '/'
const fieldOf = (key: string): TextEntityField => {
  const field = answerCode.all.find((one) => one.key === key)
  if (!field || !('max' in field) || field.kind === 'number' || field.kind === 'list') throw new Error(`${key} is no text`)
  return field
}
const [codeField, nameField, remarkField] = [fieldOf('Code'), fieldOf('NameZh'), fieldOf('Remark')]
/** A text that is cut says so. */
const within = (text: string, { max }: TextEntityField) => (text.length > max ? `${text.slice(0, max - 1)}…` : text)
const form = new RegExp(`^(?:${codeField.pattern?.source ?? ''})$`)
/** The code as the list has it: of one partner, where the partner is known. */
const ownCode = (partner: string, code: string) => {
  const partnerCode = [partner, code]
    .filter((part) => part !== '')
    .join(separator)
    .toUpperCase()
  return form.test(partnerCode) && partnerCode.length <= codeField.max ? partnerCode : undefined
}
/** A company may name a code of the platform differently, or switch it off for itself. */
const codesSql = `select m.code, coalesce(o.name_zh, m.name_zh) as name_zh, m.todo, m.person, m.progress, m.form, m.company_id from m_answer_code m
  left join entity_override o on o.row_id = m.id and o.kind = '${answerCode.kind}' and o.company_id = (select app_company_id())
    and m.company_id is null
  where coalesce(o.enabled, m.enabled) and m.removed_at is null and m.merged_into is null`

/** Explanations of codes: those for the partner first, then the company's own, then the platform's. */
export async function explainCodes(
  db: Queryable,
  { partner, format, codes }: { readonly partner: string; readonly format: string; readonly codes: readonly string[] },
): Promise<OpenChannelMessage['Explained']> {
  const uniqueCodes = [...new Set(codes.filter((code) => code !== ''))].slice(0, most)
  if (uniqueCodes.length === 0) return []
  return db.query(
    `select distinct on (asked.code) asked.code as "Code", m.name_zh as "Meaning", m.todo as "Todo", m.person as "Person"
     from unnest($1::text[], $2::text[]) as asked(code, own)
     join (${codesSql} and m.progress = 'known' and m.form in ('', $3)) m on m.code in (asked.own, upper(asked.code))
     order by asked.code, m.code = asked.own desc, m.company_id nulls last`,
    [uniqueCodes, uniqueCodes.map((code) => ownCode(partner, code) ?? code.toUpperCase()), format],
  )
}

/** Notes codes that nobody has explained yet, with the partner's own words, for an administrator of the company. In a transaction of the server. */
export async function noteCodes(
  tx: Queryable,
  companyId: number,
  { partner, format, codes }: { readonly partner: string; readonly format: string; readonly codes: readonly AnsweredCode[] },
): Promise<void> {
  const fresh = new Map(
    codes
      .slice(0, most)
      .flatMap(({ code, words }): [string, { own: string; code: string; name: string; remark: string; search: object }][] => {
        const partnerCode = code === '' ? undefined : ownCode(partner, code)
        if (partnerCode === undefined) return []
        const name = within(words, nameField)
        // longer words stand whole beside it
        const remark = name === words ? '' : within(words, remarkField)
        const values = {
          Code: partnerCode,
          NameZh: name,
          Progress: 'waiting',
          Form: format,
          Todo: '',
          Person: '',
          Remark: '',
          Sort: 0,
          Enabled: true,
        }
        return [[partnerCode, { own: partnerCode, code: code.toUpperCase(), name, remark, search: wordsOf(answerCode, values) }]]
      }),
  )
  if (fresh.size === 0) return
  await tx.query(
    `insert into m_answer_code (company_id, code, name_zh, remark, progress, form, search, pinyin, initials)
     select $1, x.own, x.name, x.remark, 'waiting', $2, x.search ->> 'search', x.search ->> 'pinyin', x.search ->> 'initials'
     from jsonb_to_recordset($3::jsonb) as x (own text, code text, name text, remark text, search jsonb)
     where not exists (select from m_answer_code m where m.removed_at is null and m.code in (x.own, x.code) and m.form in ('', $2)
       and (m.company_id is null or m.company_id = $1))
     on conflict do nothing`,
    [companyId, format, JSON.stringify([...fresh.values()])],
  )
}

import type { ReplyOf } from '@jst/contracts'
import { mostPhrases, type ManifestRegime, type manifestPhrases } from '@jst/contracts/manifest'
import type { ReceiptCodes, ReceiptMeaning, ReceiptOutcome } from '@jst/manifest/receipts'
import type { Queryable } from '../../../kernel/database/database.ts'

interface Row {
  readonly code: string
  readonly words: string
  readonly outcome: ReceiptOutcome
  readonly hold: string
  readonly todo: string
  readonly who: string
}
/** Both languages have the words of the company. */
const said = (words: string) => ({ zh: words, en: words })

/** Codes of receipts that a company has explained for a filing, or for all. */
export async function companyCodes(system: Queryable, company: number, regime: ManifestRegime): Promise<ReceiptCodes> {
  const rows = await system.query<Row>(
    `select code, name_zh as words, outcome, hold, todo, who from manifest_remark where company_id = $1 and use = 'receipt' and outcome <> ''
      and regime in ('', $2) and enabled and removed_at is null and merged_into is null order by regime, code`,
    [company, regime],
  )
  return Object.fromEntries(
    rows.map(({ code, words, outcome, hold, todo, who }): [string, ReceiptMeaning] => {
      const meaning = { outcome, words: said(words), todo: said(todo), who: said(who) }
      const isHold = outcome === 'hold' || outcome === 'release'
      return [code, isHold ? { ...meaning, hold: hold || code } : meaning]
    }),
  )
}

/** Sentences of returns that a company keeps for a filing, or for all. */
export const returnPhrases = (system: Queryable, company: number, regime: ManifestRegime) =>
  system
    .query<{ words: string }>(
      `select name_zh as words from manifest_remark where company_id = $1 and use = 'reject' and regime in ('', $2) and enabled
        and removed_at is null and merged_into is null order by code limit 50`,
      [company, regime],
    )
    .then((rows) => rows.map(({ words }) => words))

/** All sentences that a company keeps for returns and sendings. */
export const phrasesOf = (db: Queryable, company: number) =>
  db.query<ReplyOf<typeof manifestPhrases>[number]>(
    `select use as "Use", regime as "Regime", name_zh as "Text" from manifest_remark where company_id = $1 and use in ('reject', 'send')
      and name_zh <> '' and enabled and removed_at is null and merged_into is null order by use, code limit ${mostPhrases}`,
    [company],
  )

/** Reasons of changes that a company has; without any, every code of the right form is taken. */
export const reasonCodes = (db: Queryable, company: number) =>
  db
    .query<{ code: string }>(
      `select code from manifest_remark where company_id = $1 and use = 'reason' and enabled and removed_at is null and merged_into is null`,
      [company],
    )
    .then((rows) => rows.map(({ code }) => code))

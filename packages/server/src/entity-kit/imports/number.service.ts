import type { Tx } from '../../kernel/database/database.ts'
import { wordsOf } from '../words.ts'
import * as apply from './apply.repo.ts'
import type { ImportCall, RunInput } from './area-import.ts'
import * as repo from './imports.repo.ts'

/** Numbers of one transaction: it holds the counter of the company while it stores them with their lines and makes their words. */
const chunk = 1_000

/**
 * Gives the new lines of an import the codes that they lack, in transactions of their own before it is run: its own transaction would hold the
 * counter from everybody else for as long as it writes. A run that fails afterwards leaves the codes with their lines, and the next run takes them.
 */
export async function numberImport(
  { Id, SkipBad, SkipLines, Sure }: RunInput,
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  callIn: (tx: Tx) => Promise<ImportCall>,
): Promise<void> {
  for (let more = true; more;)
    more = await inTransaction(async (tx) => {
      const call = await callIn(tx)
      const { entity, actor, rules, area } = call
      if (area || !rules.codes) return false
      const found = await repo.lockImport(tx, actor, entity.kind, Id)
      // the run itself refuses what is not there, not planned, bad, or to be confirmed first
      if (found?.state !== 'planned' || (!SkipBad && (await repo.hasBad(tx, Id)))) return false
      if (!Sure && (await repo.doubtsOf(tx, Id, SkipLines)).length > 0) return false
      const lines = await apply.uncodedLines(tx, Id, SkipLines, chunk)
      if (lines.length === 0) return false
      const codes = await rules.codes(call, lines.length)
      const coded = lines.map(({ line, content }, at) => ({
        line,
        code: codes[at]!,
        words: wordsOf(entity, { ...content, Code: codes[at]! }),
      }))
      await apply.setCodes(tx, Id, coded)
      await apply.setWords(tx, Id, coded)
      return lines.length === chunk
    })
}

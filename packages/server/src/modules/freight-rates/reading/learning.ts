import { normText } from '@jst/contracts/entity'
import { leftOut, type Question, type ReaderFacts } from '@jst/rate-reader'
import { keepAliases, tellRenamed } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { WriteContext } from '../../../kernel/http/endpoint.ts'
import { keepHabits } from './reading.repo.ts'

const named = ['port', 'carrier', 'charge'] as const
const isName = (kind: string): kind is (typeof named)[number] => named.some((one) => one === kind)

/**
 * Keeps answers for later texts of the source: what words name goes to the learned names of master data, where people can see and change it;
 * how a source writes its prices is kept beside the texts. A word that was left out is not learned.
 */
export async function learn(
  call: WriteContext<EmployeeActor>,
  source: string,
  questions: readonly Question[],
  { words }: ReaderFacts,
): Promise<void> {
  const answered = questions.filter(({ learnable, answer }) => learnable && answer !== undefined && answer !== leftOut && answer !== '')
  const aliases = answered.flatMap(({ kind, word, answer }) => {
    const norm = normText(word).slice(0, 200)
    return isName(kind) && words[kind].get(norm)?.[0] !== answer ? [{ kind, text: word, norm, target: answer! }] : []
  })
  if (aliases.length > 0) {
    await keepAliases(call.tx, call.actor, source, aliases)
    tellRenamed(call.tx)
  }
  const habits = answered.flatMap(({ id, kind, answer }) => (isName(kind) ? [] : [[id, answer!] as const]))
  if (habits.length > 0) await keepHabits(call.tx, call.actor, source, habits)
}

import type { EntityRow } from '@jst/contracts/entity'
import { demandConfirmed, doubtful } from '../../kernel/errors.ts'
import type { EntityCall } from '../kit.call.ts'
import type { RunInput } from './area-import.ts'
import * as repo from './imports.repo.ts'
import { texts } from './imports.texts.ts'
import { problemIn, type Line } from './read-lines.ts'

/** Lines with notes of the values that have to be confirmed before they are kept, as `EntityRules.doubts` finds them. */
export async function withDoubts(call: EntityCall, lines: readonly Line[], rows: ReadonlyMap<string, EntityRow>): Promise<readonly Line[]> {
  const { entity, rules } = call
  if (!rules.doubts) return lines
  const written = lines.filter(({ act }) => act === 'add' || act === 'change')
  const found = await rules.doubts(
    call,
    written.map(({ content, row }) => {
      const before = row && rows.get(String(content[entity.fields[0]!.key]))
      return { values: content, ...(before ? { before } : {}) }
    }),
  )
  const doubts = new Map(written.map((line, at) => [line, found[at]!]))
  return lines.map((line) => {
    const more = (doubts.get(line) ?? []).map(({ Code, Fields: [key], Message }) => {
      const field = entity.all.find((one) => one.key === key) ?? entity.fields[0]!
      return { ...problemIn(line.line, Code, field, String(line.content[field.key] ?? ''), Message), Doubt: true as const }
    })
    return more.length === 0 ? line : { ...line, problems: [...line.problems, ...more] }
  })
}

/** @throws AppError CONFIRMATION_REQUIRED for doubtful values in lines that the run writes, unless its caller has confirmed them */
export async function demandDoubtsConfirmed({ tx }: Pick<EntityCall, 'tx'>, { Id, SkipLines, Sure }: RunInput): Promise<void> {
  if (Sure) return
  const doubts = await repo.doubtsOf(tx, Id, SkipLines)
  demandConfirmed(
    doubts.map(({ Line, Field, Label, Message, Code }) => doubtful(`Lines[${Line}].${Field}`, texts.ofLine(Line, Message), Code, Label)),
  )
}

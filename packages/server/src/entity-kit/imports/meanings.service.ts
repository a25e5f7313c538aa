import { normText, readCell, targetOf, type Entity, type EntityField } from '@jst/contracts/entity'
import { factsOf } from '../../kernel/audit/audit.ts'
import type { WriteCall } from '../../kernel/http/endpoint.ts'
import { invalid } from '../../kernel/errors.ts'
import { kindsOf, ReferenceLookup } from '../reference-lookup.ts'
import { tellRenamed } from '../columns.ts'
import { texts as kitTexts } from '../kit.texts.ts'
import { entityOf } from '../registry.ts'
import { texts } from './imports.texts.ts'
import { keepAliases, keepMeanings, type NewAlias, type Said } from './meanings.repo.ts'

interface Meant {
  readonly Field: string
  readonly Text: string
  readonly Value: string
}

/**
 * Keeps what texts of files mean: as aliases where the kind that a field refers to has them, so that everything that reads texts knows them, else for
 * this field of this list. @throws AppError INVALID_INPUT for what cannot be meant
 */
export async function saveMeanings(
  { tx, actor, audit }: WriteCall,
  entity: Entity,
  { Source, Items }: { Source: string; Items: readonly Meant[] },
): Promise<{ Changed: number }> {
  const lookup = await ReferenceLookup.of(tx, actor, kindsOf(entity))
  const aliases: NewAlias[] = []
  const said: Said[] = []
  for (const [at, { Field, Text, Value }] of Items.entries()) {
    const wrong = (message: string) => invalid(`Items[${at}].Value`, message, texts.meanings.label)
    const field = entity.all.find(({ key }) => key === Field)
    if (!field || !takesMeaning(field)) throw wrong(texts.headings.noField(Field))
    const norm = normText(Text).slice(0, 200)
    if (norm === '') throw wrong(texts.meanings.empty)
    const kind = targetOf(field)
    const target = kind === undefined ? plainValue(field, Value) : lookup.find(kind, Value)
    if (target === undefined) throw wrong(kitTexts.notFound(field.zh, Value))
    if (kind !== undefined && entityOf(kind).aliased) aliases.push({ kind, text: Text, norm, target })
    else said.push({ field: Field, norm, value: target })
  }
  const last = <T>(all: readonly T[], keyOf: (one: T) => string) => [...new Map(all.map((one) => [keyOf(one), one])).values()]
  if (aliases.length > 0) {
    await keepAliases(
      tx,
      actor,
      Source,
      last(aliases, ({ kind, norm }) => `${kind} ${norm}`),
    )
    tellRenamed(tx)
  }
  if (said.length > 0)
    await keepMeanings(
      tx,
      actor.companyId,
      entity.kind,
      last(said, ({ field, norm }) => `${field} ${norm}`),
    )
  audit({ action: 'entity.meanings', entity: 'entity_meaning', diff: { Kind: entity.kind, Source, ...factsOf({ Items }) } })
  return { Changed: Items.length }
}

/** Fields whose texts can be given a meaning once: references, choices, yes and no. */
export const takesMeaning = (field: EntityField): boolean =>
  targetOf(field) !== undefined || field.kind === 'choice' || field.kind === 'flag'

/** The text that a cell would need. */
function plainValue(field: EntityField, text: string): string | undefined {
  return text !== '' && 'value' in readCell(field, text) ? text : undefined
}

import type { BodyOf } from '@jst/contracts'
import { normText } from '@jst/contracts/entity'
import {
  bigBoxHabit,
  learnedBases,
  namedKinds,
  rateBases,
  type Learned,
  type LearnedKind,
  type Reading,
  type saveLearned as saveCall,
  type tryReading as tryCall,
} from '@jst/contracts/freight-rates'
import { currenciesOf } from '../../../documents/index.ts'
import { keepAliases, namesByCode, tellRenamed } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { ReadContext, WriteContext } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'
import { allowed, refuse, type Verdict } from '../../../kernel/access/policy.ts'
import { texts as all } from '../texts.ts'
import { keepHabits } from './reading.repo.ts'
import { findSupplier, readText } from './reading.service.ts'
import { forget, learnedAt } from './templates.repo.ts'
import { wireOf } from './wire.ts'

type Call = WriteContext<EmployeeActor>
const { learned: texts, learnedWords: words } = all

export const mayKnowSuppliers = (actor: EmployeeActor): Verdict =>
  maySee(actor, 'supplier') ? allowed : refuse('FORBIDDEN', texts.supplierHidden)

const isName = (kind: string): kind is (typeof namedKinds)[number] => namedKinds.some((one) => one === kind)
const knownOf = ({ Source, Kind, Text }: Pick<Learned, 'Source' | 'Kind' | 'Text'>) => ({
  source: Source,
  kind: Kind,
  norm: isName(Kind) ? normText(Text).slice(0, 200) : `${Kind}:${Text}`,
})

/**
 * Adds what a supplier says, or corrects what it means.
 * @throws AppError INVALID_INPUT, STALE_WRITE for what somebody else changed or removed since
 */
export async function saveLearned(call: Call, { UpdateTime, ...given }: BodyOf<typeof saveCall>): Promise<{ UpdateTime: string }> {
  const { tx, actor } = call
  const input = { ...given, Text: given.Text.trim(), Target: given.Target.trim() }
  if (input.Source !== '' && (await findSupplier(tx, input.Source)) === undefined)
    throw invalid('Source', all.reading.supplier(input.Source))
  await demandMeaning(call, input)
  const learnedKey = knownOf(input)
  const before = await learnedAt(tx, actor, isName(input.Kind), learnedKey)
  if (UpdateTime !== undefined && (before === undefined || Date.parse(before) !== Date.parse(UpdateTime))) throw new AppError('STALE_WRITE')
  if (isName(input.Kind)) {
    await keepAliases(tx, actor, input.Source, [{ kind: input.Kind, text: input.Text, norm: learnedKey.norm, target: input.Target }])
    tellRenamed(tx)
  } else await keepHabits(tx, actor, input.Source, [[learnedKey.norm, input.Target]])
  call.audit({ action: 'supplierTemplate.save', entity: 'supplierTemplate', diff: { ...input } })
  return { UpdateTime: (await learnedAt(tx, actor, isName(input.Kind), learnedKey))! }
}

/** Checks subject and target of each kind. @throws AppError INVALID_INPUT */
async function demandMeaning({ tx, actor }: Call, { Kind, Text, Target }: Pick<Learned, 'Kind' | 'Text' | 'Target'>): Promise<void> {
  const code = async (kind: (typeof namedKinds)[number], value: string, path: string) => {
    if ((await tx.query(namesByCode(kind), [[value]])).length === 0) throw invalid(path, texts.code(words[kind], value))
  }
  const currency = async () => {
    if (!(await currenciesOf(tx, actor.companyId)).some(({ Code }) => Code === Target))
      throw invalid('Target', texts.code(words.currency, Target))
  }
  if (isName(Kind)) {
    if (Text === '') throw invalid('Text', texts.text)
    return code(Kind, Target, 'Target')
  }
  const kind = Kind as Exclude<LearnedKind, (typeof namedKinds)[number]>
  if ((kind === 'currency' || kind === 'pol') && Text !== '') throw invalid('Text', texts.none)
  if (kind === 'pol') return code('port', Target, 'Target')
  if (kind === 'currency') return currency()
  if (kind === 'holds') {
    const bases = Text.split('/')
    if (bases.length < 2 || !bases.every((one) => Object.hasOwn(rateBases, one))) throw invalid('Text', texts.twoBases)
    if (!bases.includes(Target)) throw invalid('Target', texts.oneBasis)
    return
  }
  if (kind === 'boxes' && Text === bigBoxHabit.text) {
    if (!bigBoxHabit.boxes.some((boxes) => boxes === Target)) throw invalid('Target', texts.bigBox(bigBoxHabit.boxes.join('、')))
    return
  }
  if (kind === 'boxes') {
    if (!/^[1-4]$/.test(Text)) throw invalid('Text', texts.count)
    const boxes = Target.split('/')
    const isWhole =
      boxes.length === Number(Text) && boxes.every((box) => /^[0-9]{2}[A-Z]{2}$/.test(box)) && new Set(boxes).size === boxes.length
    if (!isWhole) throw invalid('Target', texts.boxes(Text))
    return
  }
  // charges whose currency nobody has said, whichever they are
  if (!(kind === 'chargeCurrency' && Text === '')) await code('charge', Text, 'Text')
  if (kind === 'chargeCurrency') return currency()
  if (!Object.keys(learnedBases).includes(Target)) throw invalid('Target', texts.basis)
}

/** @throws AppError INVALID_INPUT */
export async function removeLearned(call: Call, items: readonly Pick<Learned, 'Source' | 'Kind' | 'Text'>[]): Promise<{ Removed: number }> {
  let Removed = 0
  for (const item of items) Removed += await forget(call.tx, call.actor, isName(item.Kind), knownOf(item))
  tellRenamed(call.tx)
  call.audit({
    action: 'supplierTemplate.remove',
    entity: 'supplierTemplate',
    diff: { items: items.map(({ Source, Kind, Text }) => [Source, Kind, Text].join(' ')).join('、') },
  })
  return { Removed }
}

/** Reads a sample as a text of the supplier would be read, and keeps nothing. */
export async function trySample(call: ReadContext<EmployeeActor>, { Source, Text }: BodyOf<typeof tryCall>): Promise<Reading> {
  if (Source !== '' && (await findSupplier(call.db, Source)) === undefined) throw invalid('Source', all.reading.supplier(Source))
  const { reading, facts } = await readText(call, { Source, Text, Answers: {}, HiddenLines: [], HiddenColumns: [], Pointed: [] })
  return wireOf(reading, facts, () => undefined)
}

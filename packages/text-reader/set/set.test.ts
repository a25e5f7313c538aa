import { containerTypes, packageKinds } from '@jst/contracts/si/data'
import { describe, expect, it } from 'vitest'
import type { Expected } from './expectation.ts'
import { rateFacts } from './reference-facts.ts'
import { scoreOf, type ScoredReading } from './score.ts'
import { setTexts, textKinds } from './texts.ts'

const all = textKinds.flatMap((kind) => setTexts(kind).map((text) => ({ ...text, name: `${kind}/${text.name}` })))
const codesOf = (kind: keyof typeof rateFacts.words) => new Set([...rateFacts.words[kind].values()].flat())
const boxes: ReadonlySet<string> = new Set(containerTypes.map(({ value }) => value))

/** Codes of an expectation that must stand in a table, by the end of their path. */
const tables: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/(^|\.)(pol|pod|via)$|Values\.(Pol|Pod|Por|Del|Pot)Code$|^act\.(pols|pods)$/, codesOf('port')],
  [/(^|\.)carrier$|Values\.CarrierCode$|^act\.carriers$/, codesOf('carrier')],
  [/^act\.lanes$/, codesOf('lane')],
  [/\.PackageKind$/, new Set(packageKinds.map(({ code }) => code))],
  [/Boxes\[\d\]\.Type$/, boxes],
]
function unknownCodes({ items }: Expected): string[] {
  const charges = codesOf('charge')
  return items.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([path, values]) => {
      const table = tables.find(([pattern]) => pattern.test(path))?.[1]
      const charge = /^charges\.([^.]+)/.exec(path)?.[1]
      const box = /(?:prices|boxes|amounts)\.(\w+)$/.exec(path)?.[1]
      return [
        ...values.flatMap((value) => value.split(',')).filter((value) => table && value !== '' && !table.has(value)),
        ...(charge !== undefined && !charges.has(charge) ? [charge] : []),
        ...(box !== undefined && !boxes.has(box) ? [box] : []),
      ]
    }),
  )
}
/** A reading that says the first of the right values and nothing else. */
const ideal = ({ items }: Expected): ScoredReading => ({
  items: items.map(({ fields }) => ({
    fields: Object.fromEntries(Object.entries(fields).map(([path, values]) => [path, values[0]!])),
    open: [],
  })),
  questions: [],
  isTold: () => true,
  namesOf: () => [],
})

describe('the reading set', () => {
  it('has texts of ten senders, and the ports of the platform', () => {
    expect(new Set(all.map(({ sender }) => sender)).size).toBe(10)
    expect(codesOf('port').size).toBeGreaterThan(300)
  })
  it('expects codes that the tables have', () => {
    expect(all.flatMap(({ name, expected }) => unknownCodes(expected).map((code) => `${name}: ${code}`))).toEqual([])
  })
  it('names unread words as they stand in the text', () => {
    const lost = all.flatMap(({ name, texts, expected }) =>
      [...expected.unread, ...expected.items.map(({ words }) => words)]
        .filter((words) => !texts.some((text) => text.includes(words)))
        .map((words) => `${name}: ${words}`),
    )
    expect(lost).toEqual([])
  })
  it.each(all)('$name is right when it is read as expected', ({ expected }) => {
    const score = scoreOf(expected, () => ideal(expected))
    expect(score).toMatchObject({ wrong: [], invented: [], needless: [], left: [], rightAtOnce: score.items })
  })
})

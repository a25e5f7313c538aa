import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chargeExamples } from './charge-examples.test.kit.ts'
import { freightExamples } from './freight-examples.test.kit.ts'
import { otherExamples } from './other-examples.test.kit.ts'

const examples = [...freightExamples, ...chargeExamples, ...otherExamples]

describe('worked examples', () => {
  it.each(examples)('%i: %s is %s', (_, __, expected, by) => expect(by()).toBe(expected))

  it('are those of the table in docs/areas/freight-rates.md, with its results', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../docs/areas/freight-rates.md'), 'utf8')
    const rows = [...text.matchAll(/^\| (\d+) \| ([^|]+) \| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm)]
    expect(rows.map(([, no, name, expected]) => [Number(no), name, expected])).toEqual(
      examples.map(([no, name, expected]) => [no, name, expected]),
    )
    expect(examples).toHaveLength(40)
  })
})

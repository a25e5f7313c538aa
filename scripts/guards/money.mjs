// Amounts are exact decimals (docs/adr/0074-money-as-decimal-text.md): where they are counted, none becomes a binary fraction.
import { files, read } from '../lib/workspaces.mjs'

const counted =
  /^packages\/(contracts\/src\/(money|document\/charges)|(server|feature-kit)\/src\/(documents?)\/(charges|prints)|price-engine\/src)\/.*\.tsx?$/
const tried = /\.(test|stories)\.tsx?$/
/** Whole numbers in words are no amounts any more. */
const spelled = 'packages/contracts/src/money/words.ts'
/** Divides whole numbers that are exact as numbers, and proves it. */
const small = 'packages/price-engine/src/small.ts'
const fractions = /\b(Number|parseFloat|parseInt)\(|\bMath\.(round|floor|ceil)\(|\.toFixed\(/

/** Problems of one file's text; for the test of this guard. */
export function problemsOf(file, text) {
  if (!counted.test(file) || tried.test(file) || file === spelled || file === small || file.endsWith('/money/decimal.ts')) return []
  return text
    .split('\n')
    .flatMap((line, at) =>
      fractions.test(line) ? [`${file}:${at + 1}: an amount may not become a number. Count with @jst/contracts/money.`] : [],
    )
}

export const check = () => files().flatMap((file) => (counted.test(file) ? problemsOf(file, read(file)) : []))

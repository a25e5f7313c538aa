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

const screens = /^packages\/(features|feature-kit|shell)\/.*\.tsx?$/
/** A currency beside an amount, put together on a screen: `${Currency} ${Amount}`, `{Currency} {Amount}`. */
const composed = /\{[\w.!]*[cC]urrency(Code)?\} \$?\{/

/** Problems of one file's text; for the test of this guard. */
export function problemsOf(file, text) {
  if (screens.test(file) && !tried.test(file) && !/\/testing\//.test(file)) {
    const drawn = text
      .split('\n')
      .flatMap((line, at) =>
        composed.test(line) ? [`${file}:${at + 1}: an amount is drawn by Money, and written by formatMoney, of @jst/ui.`] : [],
      )
    if (drawn.length > 0) return drawn
  }
  if (!counted.test(file) || tried.test(file) || file === spelled || file === small || file.endsWith('/money/decimal.ts')) return []
  return text
    .split('\n')
    .flatMap((line, at) =>
      fractions.test(line) ? [`${file}:${at + 1}: an amount may not become a number. Count with @jst/contracts/money.`] : [],
    )
}

export const check = () => files().flatMap((file) => (counted.test(file) || screens.test(file) ? problemsOf(file, read(file)) : []))

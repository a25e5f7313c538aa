// Amounts are exact decimals (docs/adr/0074-money-as-decimal-text.md): where they are counted, none becomes a binary fraction.
import { files, read } from '../lib/workspaces.mjs'

const counted =
  /^packages\/(contracts\/src\/(money|document\/charges)|(server|feature-kit)\/src\/(documents?)\/(charges|prints)|price-engine\/src)\/.*\.tsx?$/
const tried = /\.(test|stories)\.tsx?$/
/** Whole numbers in words are no amounts any more. */
const spelled = 'packages/contracts/src/money/words.ts'
/** Divides whole numbers that are exact as numbers, and proves it. */
const small = 'packages/price-engine/src/small.ts'
/** Writes amounts; some of them are numbers on the wire, and none is counted with. */
const written = 'packages/contracts/src/money/amount-text.ts'
const fractions = /\b(Number|parseFloat|parseInt)\(|\bMath\.(round|floor|ceil)\(|\.toFixed\(/

const screens = /^packages\/(features|feature-kit|shell)\/.*\.tsx?$/
const sentences = /^packages\/(server|contracts|manifest|booking-reader)\/src\/.*\.ts$/
/** A currency beside an amount, put together on a screen: `${Currency} ${Amount}`, `{Currency} {Amount}`. */
const composed = /\{[\w.!]*[cC]urrency(Code)?\} \$?\{/
/** The same in a sentence of the server, also behind the code itself: `CNY ${amount}`. */
const said = /\$\{[\w.!]*[cC]urrency(Code)?\} \$\{|\b(CNY|USD|EUR) \$\{/

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
  if (sentences.test(file) && !tried.test(file) && !/\/testing\//.test(file) && file !== written) {
    const plain = text
      .split('\n')
      .flatMap((line, at) =>
        said.test(line) ? [`${file}:${at + 1}: an amount in a sentence is written by amountText of @jst/contracts/money.`] : [],
      )
    if (plain.length > 0) return plain
  }
  if (!counted.test(file) || tried.test(file) || [spelled, small, written].includes(file) || file.endsWith('/money/decimal.ts')) return []
  return text
    .split('\n')
    .flatMap((line, at) =>
      fractions.test(line) ? [`${file}:${at + 1}: an amount may not become a number. Count with @jst/contracts/money.`] : [],
    )
}

export const check = () =>
  files().flatMap((file) => ([counted, screens, sentences].some((kind) => kind.test(file)) ? problemsOf(file, read(file)) : []))

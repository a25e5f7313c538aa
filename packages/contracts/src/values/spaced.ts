const han = /\p{Script=Han}/u
const latin = /[A-Za-z0-9]/

const isSeam = (before: string, after: string): boolean =>
  (han.test(before) && latin.test(after)) || (latin.test(before) && han.test(after))

/**
 * Template tag for sentences with a name in them: a space stands where Chinese and Latin letters or digits meet at a value, as in `请填写 SO 号`. Names
 * come in both writings, so that the sentence itself cannot know.
 */
export function spaced(parts: readonly string[], ...values: readonly (string | number)[]): string {
  let text = parts[0] ?? ''
  for (const [at, value] of values.entries())
    for (const next of [String(value), parts[at + 1] ?? '']) {
      if (next === '') continue
      text += isSeam(text.at(-1) ?? '', next[0]!) ? ` ${next}` : next
    }
  return text
}

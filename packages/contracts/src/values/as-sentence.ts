const stops = new Set('。.；;，,')
const calls = new Set('？?！!…')

/** A text that somebody wrote, as a sentence of a longer one: with one full stop, unless it ends as a question or a call does. */
export function asSentence(text: string): string {
  let written = text.trim()
  while (stops.has(written.at(-1) ?? '')) written = written.slice(0, -1)
  return calls.has(written.at(-1) ?? '') ? written : `${written}。`
}

/** A text that somebody wrote, as a sentence of a longer one: with one full stop, unless it ends as a question or a call does. */
export function asSentence(text: string): string {
  const written = text.trim().replace(/[。.；;，,]{1,50}$/, '')
  return /[？?！!…]$/.test(written) ? written : `${written}。`
}

/** Characters that no path of ours holds and that browsers drop or turn: control characters, backslash, white space. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafe = /[\u0000-\u0020\u007f\\]/

/**
 * A path of this origin (path, query, fragment), or undefined for anything that could lead elsewhere:
 * `//evil`, `/\evil`, schemes, control characters.
 */
export function safePath(to: string | null | undefined): string | undefined {
  if (!to || !to.startsWith('/') || to.startsWith('//') || unsafe.test(to)) return undefined
  const base = 'https://origin.invalid'
  const url = URL.canParse(to, base) ? new URL(to, base) : undefined
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined
}

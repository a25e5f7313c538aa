/**
 * The address when its origin is on the server's list; undefined for everything else, also for pages of our own, which in a frame would run as ours.
 */
export function allowedAddress(text: string, origins: readonly string[], ownOrigin: string): URL | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!/^https?:\/\//i.test(text) || /[\u0000-\u0020\u007f\\]/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const plain = url.username === '' && url.password === ''
  return plain && url.origin !== ownOrigin && origins.includes(url.origin) ? url : undefined
}

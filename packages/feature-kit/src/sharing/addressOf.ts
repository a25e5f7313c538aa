/** Address of a link; the page speaks English where the address says so. */
export function addressOf(path: string, language: string): string {
  const address = new URL(path, window.location.origin)
  if (language === 'en') address.searchParams.set('lang', language)
  return address.href
}

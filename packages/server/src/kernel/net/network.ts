/** Network of an address without its last part, for logs of anonymous visitors: `203.0.113.*`, `2001:db8:1:*`. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  const parts = plain.split('.')
  if (parts.length === 4) return [...parts.slice(0, 3), '*'].join('.')
  return plain.includes(':') ? `${plain.split(':').slice(0, 3).join(':')}:*` : ''
}

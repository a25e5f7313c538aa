/** 32 random hexadecimal digits. `crypto.randomUUID` does not exist on plain http pages, this does. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Reader of a link on this tab: what he entered before the bill was shown. */
export interface Access {
  readonly Code: string
  readonly Name: string
  readonly Phone: string
}
const keyOf = (token: string) => `jst manifest link ${token.slice(0, 40)}`

/** Undefined before he has entered it, and for what cannot be read. */
export function accessOf(token: string): Access | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(token)) ?? 'null') as Partial<Access> | null
    return stored && typeof stored.Name === 'string' && typeof stored.Phone === 'string' && typeof stored.Code === 'string'
      ? (stored as Access)
      : undefined
  } catch {
    return undefined
  }
}
export const keepAccess = (token: string, access: Access): void => sessionStorage.setItem(keyOf(token), JSON.stringify(access))

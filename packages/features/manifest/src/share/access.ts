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
    const kept = JSON.parse(sessionStorage.getItem(keyOf(token)) ?? 'null') as Partial<Access> | null
    return kept && typeof kept.Name === 'string' && typeof kept.Phone === 'string' && typeof kept.Code === 'string'
      ? (kept as Access)
      : undefined
  } catch {
    return undefined
  }
}
export const keepAccess = (token: string, access: Access): void => sessionStorage.setItem(keyOf(token), JSON.stringify(access))

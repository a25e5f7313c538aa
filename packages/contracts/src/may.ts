/** A menu button that the caller's role must hold (spec §6): lower-case match of the path, exact code. */
export interface ButtonPermission {
  readonly path: string
  readonly code: string
}

/**
 * Access rule of a call. A declaration names exactly one; other callers are refused. A rule without a button gives the reason, in a Chinese
 * sentence that the OpenAPI page shows.
 */
export type May =
  /** Anyone, signed in or not. */
  | { readonly who: 'public'; readonly reason: string }
  /** A signed-in user, also one that has not chosen a company. */
  | { readonly who: 'signedIn'; readonly reason: string }
  /** A user acting for a company, also one without a role: for what belongs to the person, never for business data. */
  | { readonly who: 'employee'; readonly reason: string }
  /** An employee whose roles hold at least one menu entry: for what every screen needs. */
  | { readonly who: 'anyMenu'; readonly reason: string }
  /** An employee whose roles hold one of these menu entries, with whatever buttons. */
  | { readonly who: 'menus'; readonly paths: readonly string[] }
  /** An employee whose roles hold one of these buttons. */
  | { readonly who: 'buttons'; readonly buttons: readonly ButtonPermission[] }

export const publicly = (reason: string): May => ({ who: 'public', reason })
export const signedIn = (reason: string): May => ({ who: 'signedIn', reason })
export const employee = (reason: string): May => ({ who: 'employee', reason })
export const anyMenu = (reason: string): May => ({ who: 'anyMenu', reason })
export const menus = (...paths: readonly [string, ...string[]]): May => ({ who: 'menus', paths })
export const buttons = (...list: readonly [ButtonPermission, ...ButtonPermission[]]): May => ({ who: 'buttons', buttons: list })

/** Whom a handler gets: nobody, a signed-in user, or a user acting as an employee of a company. */
export type Access = 'public' | 'user' | 'employee'

export const accessOf = ({ who }: May): Access => (who === 'public' ? 'public' : who === 'signedIn' ? 'user' : 'employee')

/** Codes of buttons that let data leave as a file. */
export const fileButtonCodes: readonly string[] = ['export', 'download']

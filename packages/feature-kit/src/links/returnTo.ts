import { surfaceOf, type Surface } from '@jst/contracts/screens'
import { pathnameOf } from './paths.ts'
import { safePath } from './safePath.ts'

/** The page that was left for the sign-in, for this browser tab only. */
const returnToKey = 'jst:returnTo'

interface ReturnStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Remembers the page that is left for the sign-in. A storage that refuses costs the way back, nothing else. */
export function rememberReturn(storage: ReturnStorage, path: string): void {
  try {
    if (safePath(path)) storage.setItem(returnToKey, path)
  } catch {
    // Private mode: after the sign-in the workbench opens.
  }
}

/** Takes the remembered page, once. */
export function takeReturn(storage: ReturnStorage): string | undefined {
  try {
    const path = safePath(storage.getItem(returnToKey))
    storage.removeItem(returnToKey)
    return path
  } catch {
    return undefined
  }
}

/** Where a sign-in leads: to the page that was left when this user's workbench has it, else to the workbench of the kind. */
export function afterSignIn(kind: 'internal' | 'external', left: string | undefined): string {
  return left !== undefined && surfaceOf(pathnameOf(left)) === kind ? left : homeOf(kind)
}

/** The message box of an app (spec §2.25). */
export const messageBox = (surface: Surface): string => (surface === 'external' ? '/manage/message' : '/system/message')

export const homeOf = (surface: 'internal' | 'external'): string => (surface === 'external' ? '/external/workbench' : '/workbench')

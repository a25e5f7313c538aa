import type { Endpoint } from '@jst/contracts'
import { chooseEmployee, logout, tryChooseDefaultEmployee } from '@jst/contracts/account'
import { messageSelfInfoDetail } from '@jst/contracts/messages'
import { endPreview } from '@jst/contracts/system'
import { isEmployee, type Actor } from './actor.ts'
import { AppError } from '../errors.ts'
import { texts } from '../kernel.texts.ts'

/** Calls that end a preview, or the session with it. */
const waysOut = new Set<string>([endPreview, logout, chooseEmployee, tryChooseDefaultEmployee].map(({ path }) => path))
/** Reading calls with a side effect; their modules skip it during a preview. */
const readable = new Set<string>([messageSelfInfoDetail.path])

/** Refuses writes during a role preview. @throws AppError FORBIDDEN */
export function demandNoPreview({ write, path }: Endpoint, actor: Actor | null): void {
  if (!write || !actor || !isEmployee(actor) || !actor.preview || waysOut.has(path) || readable.has(path)) return
  throw new AppError('FORBIDDEN', { message: texts.preview(actor.preview.roleName) })
}

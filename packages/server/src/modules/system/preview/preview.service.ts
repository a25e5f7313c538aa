import type { Tx } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { announce } from '../../../kernel/access/sessions.ts'
import { texts } from '../texts.ts'

const bind = (tx: Tx, sessionId: number, roleId: number | null) =>
  tx.system.query('update session set preview_role_id = $2 where id = $1', [sessionId, roleId])

/** Binds the caller's session to a role of the own company; its open pages hear of it at once. */
export async function startPreview({ tx, actor, audit }: WriteCall, roleId: number): Promise<void> {
  if (actor.preview) throw new AppError('FORBIDDEN', { message: texts.preview.nested })
  const [role] = await tx.query<{ name: string }>('select name from role where id = $1 and company_id = $2', [roleId, actor.companyId])
  if (!role) throw new AppError('NOT_FOUND')
  await bind(tx, actor.sessionId, roleId)
  audit({ action: 'role.preview', entity: 'role', entityId: roleId, diff: { Name: role.name } })
  announce(tx, { sessions: [actor.sessionId] })
}

/** Also when there is none: leaving twice is no mistake. */
export async function endPreview({ tx, actor, audit }: WriteCall): Promise<void> {
  if (!actor.preview) return
  await bind(tx, actor.sessionId, null)
  audit({ action: 'role.previewEnd', entity: 'role', entityId: actor.preview.roleId, diff: { Name: actor.preview.roleName } })
  announce(tx, { sessions: [actor.sessionId] })
}

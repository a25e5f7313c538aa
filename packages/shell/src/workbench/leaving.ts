import type { App } from '@jst/feature-kit'
import type { Tab } from '@jst/tab-bar'
import { texts } from '../texts.ts'
import type { WorkbenchParts } from './WorkbenchModel.ts'

/** Asks once before tabs with unsaved edits are closed. */
export async function askBeforeClose({ guards, notify }: Pick<App, 'guards' | 'notify'>, tabs: readonly Tab[]): Promise<boolean> {
  const dirty = tabs.filter((tab) => guards.isDirty(tab.key))
  const [only] = dirty
  if (!only) return true
  const content = dirty.length === 1 ? texts.leave.one(only.title) : texts.leave.many(dirty.length)
  const left = await notify.confirm({ title: texts.leave.title, content, ok: texts.leave.ok, danger: true })
  if (left) for (const { key } of dirty) guards.giveUp(key)
  return left
}

/** Triggers the browser's confirmation when the document is left with unsaved edits or with actions in their undo period. */
export function guardDocument(target: Pick<Window, 'addEventListener'>, { guards, held }: Pick<App, 'guards' | 'held'>): void {
  target.addEventListener('beforeunload', (event) => {
    if (guards.anyDirty || held.any) event.preventDefault()
    void held.flush()
  })
}

/** Reloads the document: pending actions and drafts are sent first, tabs are stored; unsaved forms are confirmed. */
export async function reloadDocument({ app, services }: Pick<WorkbenchParts, 'app' | 'services'>): Promise<void> {
  const { guards, notify, held } = app
  if (guards.anyDirty && !(await notify.confirm({ title: texts.leave.title, ok: texts.leave.reload, danger: true }))) return
  await held.flush()
  guards.giveUpAll()
  services.reload()
}

/** Signs out, after a confirmation if unsaved edits would be lost. Stored drafts are sent, or stay for the next sign-in (spec §4). */
export async function signOut({ app, services }: Pick<WorkbenchParts, 'app' | 'services'>): Promise<void> {
  const { session, guards, notify } = app
  if (guards.anyDirty && !(await notify.confirm({ title: texts.leave.title, ok: texts.leave.logout, danger: true }))) return
  await app.held.flush()
  await services.leaveKept()
  // the user has confirmed already: a second dialog of the browser could keep the page of a signed-out user
  guards.giveUpAll()
  await session.logout()
}

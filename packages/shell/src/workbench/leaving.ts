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

/** The browser's own question when the document is left with unsaved edits, or with acts that have only just been sent. */
export function guardDocument(target: Pick<Window, 'addEventListener'>, { guards, held }: Pick<App, 'guards' | 'held'>): void {
  target.addEventListener('beforeunload', (event) => {
    if (guards.anyDirty || held.any) event.preventDefault()
    void held.flush()
  })
}

/** Loads the document anew: acts and drafts are sent first, tabs are stored; unsaved edits of forms are asked about. */
export async function reloadDocument({ app, services }: Pick<WorkbenchParts, 'app' | 'services'>): Promise<void> {
  const { guards, notify, held } = app
  if (guards.anyDirty && !(await notify.confirm({ title: texts.leave.title, ok: texts.leave.reload, danger: true }))) return
  await held.flush()
  guards.giveUpAll()
  services.reload()
}

/** Signs out, after asking when unsaved edits would be lost by it. Kept drafts are sent, or stay for the next sign-in (spec §4). */
export async function signOut({ app, services }: Pick<WorkbenchParts, 'app' | 'services'>): Promise<void> {
  const { session, guards, notify } = app
  if (guards.anyDirty && !(await notify.confirm({ title: texts.leave.title, ok: texts.leave.logout, danger: true }))) return
  await app.held.flush()
  await services.leaveKept()
  // the user has just been asked: the browser need not ask again, and a second answer could keep the page of who has left
  guards.giveUpAll()
  await session.logout()
}

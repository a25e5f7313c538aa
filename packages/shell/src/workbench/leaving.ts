import type { App } from '@jst/feature-kit'
import type { Tab } from '@jst/tab-bar'
import { texts } from '../texts.ts'

/** Asks once before tabs with unsaved edits are closed. */
export async function askBeforeClose({ guards, notify }: Pick<App, 'guards' | 'notify'>, tabs: readonly Tab[]): Promise<boolean> {
  const dirty = tabs.filter((tab) => guards.isDirty(tab.key))
  const [only] = dirty
  if (!only) return true
  const content = dirty.length === 1 ? texts.leave.one(only.title) : texts.leave.many(dirty.length)
  return notify.confirm({ title: texts.leave.title, content, ok: texts.leave.ok, danger: true })
}

/** The browser's own question when the document with unsaved edits is left. */
export function guardDocument(target: Pick<Window, 'addEventListener'>, { guards }: Pick<App, 'guards'>): void {
  target.addEventListener('beforeunload', (event) => {
    if (guards.anyDirty) event.preventDefault()
  })
}

import { useCallback, useState } from 'react'
import { holdsPage, type MenuEntry } from './menu.ts'

/**
 * The open group: the one opened last, else that of the page, else that of the previous page, else the first.
 * @param flies groups open over the page: none is open by default
 */
export function useOneOpen(menu: readonly MenuEntry[], current: string, flies: boolean) {
  const holding = menu.find((entry) => entry.path === undefined && holdsPage(entry, current))?.key
  const [choice, setChoice] = useState<{ key: string | undefined; holding: string | undefined; flies: boolean }>()
  const [last, setLast] = useState<string>()
  // used while the current page is in no group
  if (holding !== undefined && holding !== last) setLast(holding)
  const valid = choice?.holding === holding && choice?.flies === flies ? choice : undefined
  const defaultKey = flies ? undefined : (holding ?? last ?? menu.find((entry) => entry.path === undefined)?.key)
  const ask = useCallback((key: string, open: boolean) => setChoice({ key: open ? key : undefined, holding, flies }), [holding, flies])
  return { openKey: valid ? valid.key : defaultKey, ask }
}

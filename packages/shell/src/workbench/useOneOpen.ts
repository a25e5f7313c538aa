import { useCallback, useState } from 'react'
import { holdsPage, type MenuEntry } from './menu.ts'

/**
 * Which group is open: the one asked for last, else that of the page, else that of the page before, else the first.
 * @param flies groups open above the page: none does unasked
 */
export function useOneOpen(menu: readonly MenuEntry[], current: string, flies: boolean) {
  const holding = menu.find((entry) => entry.path === undefined && holdsPage(entry, current))?.key
  const [choice, setChoice] = useState<{ key: string | undefined; holding: string | undefined; flies: boolean }>()
  const [last, setLast] = useState<string>()
  // drawn from while a page is shown that no group holds
  if (holding !== undefined && holding !== last) setLast(holding)
  const valid = choice?.holding === holding && choice?.flies === flies ? choice : undefined
  const defaultKey = flies ? undefined : (holding ?? last ?? menu.find((entry) => entry.path === undefined)?.key)
  const ask = useCallback((key: string, open: boolean) => setChoice({ key: open ? key : undefined, holding, flies }), [holding, flies])
  return { openKey: valid ? valid.key : defaultKey, ask }
}

import { draftKey, type DraftRow } from '@jst/contracts/document'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { link } from '../../links/link.ts'
import { useScreen, useScreenParams } from '../../screens/scope.tsx'

/** Parameter of a page that goes on with the draft of a new record. */
const param = 'Draft'
const isMade = /^[0-9A-Za-z-]{1,60}$/

/** The page that goes on with a draft: that of its record, or the one of new records. */
export const draftLink = (page: string, { Key }: Pick<DraftRow, 'Key'>): string =>
  link(page, Key.startsWith('new-') ? { [param]: Key.slice('new-'.length) } : { Id: Key })

/**
 * Key of the draft that a page types in: that of its record, else the one that its address names, else a new one. Two pages that each begin a record
 * have a draft each.
 */
export function useDraftKey(id: number | undefined): string {
  const [generated] = useState(() => crypto.randomUUID())
  const requestedKey = useScreenParams().get(param) ?? ''
  return draftKey(id, isMade.test(requestedKey) ? requestedKey : generated)
}

/**
 * Puts the key of a new record into the address once something is typed, so that a reload and a restored window find it. What the page began with
 * stays there beside it.
 */
export function useDraftAddress(key: string, typed: boolean): void {
  const { navigate } = useApp()
  const { pathname, search } = useScreen().location
  const wanted = typed && key.startsWith('new-') && !new URLSearchParams(search).has(param)
  useEffect(() => {
    if (!wanted) return
    const params = new URLSearchParams(search)
    params.set(param, key.slice('new-'.length))
    navigate(`${pathname}?${params.toString()}`, { replace: true })
  }, [navigate, pathname, search, key, wanted])
}

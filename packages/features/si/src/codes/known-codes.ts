import type { ApiClient } from '@jst/api-client'
import { useApp } from '@jst/feature-kit'
import { loadPlaces } from '@jst/feature-kit/reference'
import { knownCodes, type KnownCodes } from '@jst/si-drafts/rules'
import { useEffect, useState } from 'react'

/**
 * The tables of codes for the rules, as the server has them: ports and carriers of the pickers, tariff and dangerous goods of the package. They are
 * no part of what a page waits for.
 */
export async function loadKnownCodes(api: ApiClient): Promise<KnownCodes> {
  const [ports, carriers, { isHsSubheading }, { unEntry }] = await Promise.all([
    loadPlaces(api, 'port'),
    loadPlaces(api, 'carrier'),
    import('@jst/si-drafts/hs-codes'),
    import('@jst/si-drafts/un-numbers'),
  ])
  return knownCodes({ ports, carriers, hsCode: isHsSubheading, unNumber: unEntry })
}

/** The tables of codes once they are loaded. Without them only the form of codes is judged here; the server checks again. */
export function useKnownCodes(): KnownCodes | undefined {
  const { api } = useApp()
  const [knownCodes, setKnownCodes] = useState<KnownCodes>()
  useEffect(() => {
    let wanted = true
    loadKnownCodes(api).then(
      (codes) => wanted && setKnownCodes(codes),
      () => undefined,
    )
    return () => void (wanted = false)
  }, [api])
  return knownCodes
}

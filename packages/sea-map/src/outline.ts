import { feature } from 'topojson-client'
import { useEffect, useState } from 'react'
import type { GeoPermissibleObjects } from 'd3-geo'

type Atlas = Parameters<typeof feature>[0]
const outlineOf = (atlas: Atlas): GeoPermissibleObjects => feature(atlas, atlas.objects['land']!)

// Land only: the map shows no borders and names no countries.
const details = {
  coarse: () => import('world-atlas/land-110m.json'),
  fine: () => import('world-atlas/land-50m.json'),
}
const known = new Map<keyof typeof details, GeoPermissibleObjects>()

/** The outline of the land, finer when one looks closely; undefined until the first has come. */
export function useOutline(fine: boolean): GeoPermissibleObjects | undefined {
  const wanted = fine ? 'fine' : 'coarse'
  const [, setCame] = useState(0)
  useEffect(() => {
    if (known.has(wanted)) return
    let gone = false
    void details[wanted]().then((module) => {
      known.set(wanted, outlineOf(module.default as unknown as Atlas))
      if (!gone) setCame((count) => count + 1)
    })
    return () => void (gone = true)
  }, [wanted])
  return known.get(wanted) ?? known.get('coarse')
}

import { feature } from 'topojson-client'
import { useEffect, useState } from 'react'
import type { GeoPermissibleObjects } from 'd3-geo'
import { flatParts, type FlatLand, type FlatPolygon } from './flat.ts'

type Atlas = Parameters<typeof feature>[0]
const outlineOf = (module: { default: unknown }): GeoPermissibleObjects => {
  const atlas = module.default as Atlas
  return feature(atlas, atlas.objects['land']!)
}

/** Milliseconds that the page is kept from drawing at a time. */
const slice = 8
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Laid flat once, a little at a time: moving a map goes on meanwhile. */
async function flattened(outline: GeoPermissibleObjects): Promise<FlatLand> {
  const land: FlatPolygon[] = []
  let since = performance.now()
  for (const part of flatParts(outline)) {
    land.push(part)
    if (performance.now() - since < slice) continue
    await pause()
    since = performance.now()
  }
  return land
}

export interface Outline {
  readonly coarse: GeoPermissibleObjects
  /** When one looks closely, and it has come. */
  readonly fine: FlatLand | undefined
}

// Land only: the map shows no borders and names no countries.
let coarse: GeoPermissibleObjects | undefined
let fine: FlatLand | undefined
const details = {
  coarse: async () => void (coarse ??= outlineOf(await import('world-atlas/land-110m.json'))),
  fine: async () => void (fine ??= await flattened(outlineOf(await import('world-atlas/land-50m.json')))),
}

/** The outline of the land, finer when one looks closely; undefined until the first has come. */
export function useOutline(closely: boolean): Outline | undefined {
  const [, setCame] = useState(0)
  useEffect(() => {
    let gone = false
    const wanted = [...(coarse ? [] : [details.coarse()]), ...(closely && !fine ? [details.fine()] : [])]
    for (const coming of wanted) void coming.then(() => !gone && setCame((count) => count + 1))
    return () => void (gone = true)
  }, [closely])
  return coarse && { coarse, fine: closely ? fine : undefined }
}

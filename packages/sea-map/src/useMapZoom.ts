import { select, type Selection } from 'd3-selection'
import { zoom as zoomBehaviour, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { View } from './model.ts'

export const mostZoom = 300
const atRest: View = { k: 1, x: 0, y: 0 }

export interface MapZoom {
  /** The view at rest: marks and words are laid out for it. */
  readonly view: View
  readonly zoomBy: (factor: number) => void
  /** By pixels of the screen. */
  readonly panBy: (dx: number, dy: number) => void
  readonly reset: () => void
  /** Shows a box of the map, in pixels of the map. */
  readonly fit: (box: readonly [readonly [number, number], readonly [number, number]]) => void
}

/**
 * Wheel, drag and pinch by d3-zoom. While the picture moves only two attributes are written; React draws anew when it rests.
 * @param land moves with the view
 * @param covered pixels at the left that something lies over
 * @param marks moves by what the view differs from the one it was laid out for
 */
export function useMapZoom(
  svg: RefObject<SVGSVGElement | null>,
  land: RefObject<SVGGElement | null>,
  marks: RefObject<SVGGElement | null>,
  width: number,
  height: number,
  covered: number,
): MapZoom {
  /** All of the world beside what lies over the map. */
  const least = (width - covered) / width
  const [view, setView] = useState<View>(atRest)
  const laidOut = useRef(view)
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | undefined>(undefined)

  useEffect(() => {
    laidOut.current = view
    marks.current?.setAttribute('transform', '')
  }, [view, marks])

  useEffect(() => {
    const element = svg.current
    if (!element) return
    const size: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ]
    const zoom = zoomBehaviour<SVGSVGElement, unknown>()
      .scaleExtent([least, mostZoom])
      .extent(size)
      .translateExtent([
        [-covered / least, 0],
        [width, height],
      ])
      // words are the dearest to paint: they wait until the picture rests
      .on('start', () => element.classList.add('is-moving'))
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        land.current?.setAttribute('transform', transform.toString())
        const { k, x, y } = laidOut.current
        const grown = transform.k / k
        marks.current?.setAttribute('transform', `translate(${transform.x - x * grown},${transform.y - y * grown}) scale(${grown})`)
      })
      .on('end', ({ transform: { k, x, y } }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        element.classList.remove('is-moving')
        setView((before) => (before.k === k && before.x === x && before.y === y ? before : { k, x, y }))
      })
    behaviour.current = zoom
    const target = select(element)
    target.call(zoom).on('dblclick.zoom', null)
    target.call((selection) => zoom.transform(selection, zoomIdentity))
    return () => void target.on('.zoom', null)
  }, [svg, land, marks, width, height, covered, least])

  const change = (
    act: (zoom: ZoomBehavior<SVGSVGElement, unknown>, selection: Selection<SVGSVGElement, unknown, null, undefined>) => void,
  ) => {
    if (svg.current && behaviour.current) act(behaviour.current, select<SVGSVGElement, unknown>(svg.current))
  }
  return {
    view,
    zoomBy: (factor) => change((zoom, selection) => zoom.scaleBy(selection, factor)),
    panBy: (dx, dy) => change((zoom, selection) => zoom.translateBy(selection, dx / view.k, dy / view.k)),
    reset: () => change((zoom, selection) => zoom.transform(selection, zoomIdentity)),
    fit: ([[left, top], [right, bottom]]) =>
      change((zoom, selection) => {
        const k = Math.max(least, Math.min(mostZoom, 0.8 / Math.max((right - left) / (width - covered), (bottom - top) / height)))
        const at = zoomIdentity.translate((width + covered) / 2 - (k * (left + right)) / 2, height / 2 - (k * (top + bottom)) / 2).scale(k)
        zoom.transform(selection, at)
      }),
  }
}

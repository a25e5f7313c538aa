import { emptyText } from './dates.ts'

/** Vessel and voyage on one line: `COSCO STAR / 045E`. */
export function vesselVoyage(vessel: string | null | undefined, voyage: string | null | undefined): string {
  const parts = [vessel, voyage].filter((part): part is string => Boolean(part?.trim()))
  return parts.length ? parts.join(' / ') : emptyText
}

/** Port on one line: `上海 CNSHA`. */
export function portText(name: string | null | undefined, code?: string | null): string {
  const parts = [name, code].filter((part): part is string => Boolean(part?.trim()))
  return parts.length ? parts.join(' ') : emptyText
}

/** Plain text, `–` for empty. */
export const formatText = (value: string | null | undefined): string => (value?.trim() ? value : emptyText)

/** Boxes by type as people write them, of `40HQ*2,20GP*1`: `2×40HQ + 1×20GP`. What has another shape stays as it is. */
export function boxesText(summary: string | null | undefined): string {
  const kinds = (summary ?? '').split(/[,，]/).flatMap((kind) => kind.trim() || [])
  const parts = kinds.map((kind) => kind.replace(/^(\w+)\s*[*x×]\s*(\d+)$/i, '$2×$1'))
  return parts.length ? parts.join(' + ') : emptyText
}

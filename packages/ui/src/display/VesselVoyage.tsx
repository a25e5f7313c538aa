import { vesselVoyage } from '../format/places.ts'

/** Vessel and voyage in one cell: where the room is short the vessel is cut, never the voyage, by which two sailings of a vessel differ. */
export function VesselVoyage({ vessel, voyage }: { vessel: string | null | undefined; voyage: string | null | undefined }) {
  if (!vessel?.trim() || !voyage?.trim()) return <>{vesselVoyage(vessel, voyage)}</>
  return (
    <span className="jst-vessel" title={vesselVoyage(vessel, voyage)}>
      <span>{vessel}</span>
      {' / '}
      <span>{voyage}</span>
    </span>
  )
}

/** Longitude and latitude in degrees, as GeoJSON has them. */
export type Position = readonly [lon: number, lat: number]

const degree = Math.PI / 180
/** Nautical miles of one radian of arc: a minute of arc is a mile. */
const radius = 10800 / Math.PI

/** Great circle between two positions, in nautical miles. */
export function milesBetween([lon1, lat1]: Position, [lon2, lat2]: Position): number {
  const half =
    Math.sin(((lat2 - lat1) * degree) / 2) ** 2 +
    Math.cos(lat1 * degree) * Math.cos(lat2 * degree) * Math.sin(((lon2 - lon1) * degree) / 2) ** 2
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The position at `share` (0 to 1) of the great circle from one position to another; longitudes in −180…180. */
export function between(from: Position, to: Position, share: number): Position {
  const angle = milesBetween(from, to) / radius
  if (share <= 0 || angle < 1e-9) return from
  if (share >= 1) return to
  const a = Math.sin((1 - share) * angle) / Math.sin(angle)
  const b = Math.sin(share * angle) / Math.sin(angle)
  const [lon1, lat1, lon2, lat2] = [from[0] * degree, from[1] * degree, to[0] * degree, to[1] * degree]
  const x = a * Math.cos(lat1) * Math.cos(lon1) + b * Math.cos(lat2) * Math.cos(lon2)
  const y = a * Math.cos(lat1) * Math.sin(lon1) + b * Math.cos(lat2) * Math.sin(lon2)
  const z = a * Math.sin(lat1) + b * Math.sin(lat2)
  return [Math.atan2(y, x) / degree, Math.atan2(z, Math.hypot(x, y)) / degree]
}

/** Course to steer at `from` towards `to`, in degrees clockwise from north. */
export function courseBetween(from: Position, to: Position): number {
  const turn = (to[0] - from[0]) * degree
  const [lat1, lat2] = [from[1] * degree, to[1] * degree]
  const east = Math.sin(turn) * Math.cos(lat2)
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn)
  return (Math.atan2(east, north) / degree + 360) % 360
}

/** The waypoint at which each strait, canal and cape is passed. */
export const passes = {
  suez: 'suezCanal',
  panama: 'panamaCanal',
  malacca: 'malaccaStrait',
  sunda: 'sundaStrait',
  lombok: 'lombokStrait',
  torres: 'torresStrait',
  taiwan: 'taiwanStrait',
  babElMandeb: 'babElMandeb',
  hormuz: 'hormuz',
  gibraltar: 'gibraltar',
  dover: 'doverStrait',
  bosporus: 'bosporus',
  kiel: 'kielCanal',
  goodHope: 'agulhas',
  magellan: 'magellanStrait',
  horn: 'horn',
} as const

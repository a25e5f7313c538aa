/** Words for the body that put a seal on. */
export const sealSources = { carrier: '船封', shipper: '货封', customs: '海关', inspection: '商检' } as const
/** The same in English, in capitals as numbers of seals are written. */
export const sealSourcesEn = { carrier: 'CARRIER', shipper: 'SHIPPER', customs: 'CUSTOMS', inspection: 'INSPECTION' } as const
/** Sources in texts of seals, by what English pages say. */
export const sealWordsEn: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sealSources).map(([source, zh]) => [`(${zh})`, `(${sealSourcesEn[source as keyof typeof sealSources]})`]),
)

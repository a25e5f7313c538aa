import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dataFolder } from '../folders.ts'

export interface Carrier {
  code: string
  zh: string
  en: string
  /** Standard carrier alpha code: the first letters of the master bill. */
  scac: string
  /** Owner codes painted on its containers. */
  prefixes: readonly string[]
}

const allCarriers: readonly Carrier[] = readFileSync(path.join(dataFolder, 'carriers.csv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [code = '', zh = '', en = '', scac = '', , prefixes = ''] = row.split(',')
    return { code, zh, en, scac, prefixes: prefixes.split(';').filter((prefix) => prefix !== '') }
  })

/** Those whose containers are told by their owner code. */
export const carriers: readonly Carrier[] = allCarriers.filter(({ prefixes }) => prefixes.length > 0)

/** The carrier of a code, SCAC, Chinese or English name. */
export function findCarrier(text: string): Carrier | undefined {
  const wanted = text.trim().toUpperCase()
  return allCarriers.find((carrier) => wanted !== '' && [carrier.code, carrier.scac, carrier.zh, carrier.en.toUpperCase()].includes(wanted))
}

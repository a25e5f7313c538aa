import { Parser } from 'edifact'
import type { EdiHead, EdiVoyage } from '../edi/index.ts'

export const head: EdiHead = { Sender: 'JSTSHA', Receiver: 'SDICT', Reference: 'ZX2611250001', At: '2026-11-25T09:30' }
export const voyage: EdiVoyage = {
  Carrier: 'COSU',
  Vessel: 'EVER ONE',
  Voyage: '012W',
  VesselCode: '9321483',
  Pol: 'CNSHA',
  Pod: 'BEANR',
  Delivery: 'DEDUI',
  Etd: '2026-12-03T18:00',
  Terminal: 'SDICT',
}

/** Segments as `edifact` of the npm registry reads them: tag and components. */
export function readByOthers(text: string): string[] {
  const segments: string[][] = []
  const parser = new Parser()
  parser.on('opensegment', (tag) => segments.push([tag]))
  parser.on('component', (value) => segments.at(-1)?.push(value))
  // it knows UNOY of the character sets of UTF-8
  parser.encoding(text.includes('UNB+UNOA') ? 'UNOA' : text.includes('UNB+UNOC') ? 'UNOC' : 'UNOY')
  parser.write(text)
  parser.end()
  return segments.map((one) => one.join('|'))
}

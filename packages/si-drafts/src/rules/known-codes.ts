import type { DangerousList } from './dangerous-rules.ts'
import { placeBook, type KnownPlace, type PlaceBook } from './place-rules.ts'

/** Tables of the host; without them only the form of a code is judged. */
export interface KnownCodes {
  /** Finds a port by its UN/LOCODE, name or alias. */
  port?: PlaceBook
  /** True for a carrier of the host's table. */
  carrier?: (code: string) => boolean
  /** True when the first six digits stand in the tariff. */
  hsCode?: (sixDigits: string) => boolean
  /** Looks up a UN number of four digits in the list of dangerous goods. */
  unNumber?: DangerousList
}

/** Code tables of a host, in its own form. */
export interface CodeTables extends Required<Pick<KnownCodes, 'hsCode' | 'unNumber'>> {
  /** Ports in use. */
  readonly ports: readonly KnownPlace[]
  /** Carriers in use. */
  readonly carriers: readonly KnownPlace[]
}

/** The tables as the rules ask them. Client and server make theirs by this, so that one set gives the same findings on both sides. */
export function knownCodes({ ports, carriers, hsCode, unNumber }: CodeTables): Required<KnownCodes> {
  const carrier = placeBook(carriers)
  return { port: placeBook(ports), carrier: (code) => carrier(code) !== undefined, hsCode, unNumber }
}

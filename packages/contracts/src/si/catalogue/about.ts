/** Meaning of a field, beyond its name and limits; used by help texts, documentation, spreadsheets and the exchange of standard messages. */
export interface FieldAbout {
  /** Content of the field in one short sentence. */
  readonly zh: string
  readonly en: string
  /**
   * Counterpart in the DCSA bill-of-lading standard, version 3: path in a shipping instruction, or after `td:` in a transport
   * document. Null when the standard has none.
   */
  readonly dcsa: string | null
  /** Headings under which spreadsheets of the trade carry it, besides both labels; compared without case, spaces and punctuation. */
  readonly headers?: readonly string[]
}

/** @param headers headings of spreadsheets, separated by `|` */
export const about = (zh: string, en: string, dcsa: string | null = null, headers = ''): FieldAbout =>
  headers === '' ? { zh, en, dcsa } : { zh, en, dcsa, headers: headers.split(' | ') }

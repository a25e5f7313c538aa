import { englishNames } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Names that orders keep. */
interface Named {
  readonly CarrierCode: string
  readonly CarrierName: string
  /** Name and code in one text: `上海 CNSHA`. */
  readonly LoadPort?: string
  readonly DischargePort?: string
}
const codeIn = (port = ''): string => /\b[A-Z]{2}[A-Z2-9]{3}$/.exec(port)?.[0] ?? ''

/** Rows of lists with the English names of carriers and ports for a page in English: orders keep the Chinese ones. */
export async function withEnglishNames<R extends Named>(db: Queryable, rows: readonly R[], Lang: 'en' | undefined): Promise<R[]> {
  if (Lang === undefined || rows.length === 0) return [...rows]
  const carriers = await englishNames(
    db,
    'carrier',
    rows.map(({ CarrierCode }) => CarrierCode),
  )
  const ports = await englishNames(
    db,
    'port',
    rows.flatMap(({ LoadPort, DischargePort }) => [codeIn(LoadPort), codeIn(DischargePort)]),
  )
  const withPort = (text: string) => {
    const name = ports.get(codeIn(text))
    return name === undefined ? text : `${name} ${codeIn(text)}`
  }
  return rows.map((row) => ({
    ...row,
    CarrierName: carriers.get(row.CarrierCode) ?? row.CarrierName,
    ...(row.LoadPort === undefined ? {} : { LoadPort: withPort(row.LoadPort) }),
    ...(row.DischargePort === undefined ? {} : { DischargePort: withPort(row.DischargePort) }),
  }))
}

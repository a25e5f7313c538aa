import type { SiRecord } from '@jst/contracts/si'

/** Required kinds of files of a bill: dangerous goods by type of cargo or UN number, the credit if its clauses are stored. */
export function requiredFiles(
  { goodsType, containers }: Pick<SiRecord, 'goodsType' | 'containers'>,
  hasCredit: boolean,
): ReadonlySet<string> {
  const dangerous = goodsType === '2' || containers.some(({ lines }) => lines.some(({ unNo }) => unNo !== ''))
  return new Set(['cargo', ...(dangerous ? ['dangerous', 'msds'] : []), ...(hasCredit ? ['credit'] : [])])
}

import type { SiRecord } from '@jst/contracts/si'

/** Kinds of files that a bill is asked for: dangerous goods by type of cargo or UN number, the credit where its clauses are kept. */
export function requiredFiles(
  { goodsType, containers }: Pick<SiRecord, 'goodsType' | 'containers'>,
  hasCredit: boolean,
): ReadonlySet<string> {
  const dangerous = goodsType === '2' || containers.some(({ lines }) => lines.some(({ unNo }) => unNo !== ''))
  return new Set(['cargo', ...(dangerous ? ['dangerous', 'msds'] : []), ...(hasCredit ? ['credit'] : [])])
}

import type { SentOption } from '@jst/contracts/quotes'
import { namesByCode } from '../../../entity-kit/index.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { withScopeOf } from '../../../kernel/database/scopes.ts'

type Named = Pick<SentOption, 'Pol' | 'PolName' | 'Pod' | 'PodName' | 'Carrier' | 'CarrierName'>
interface Called {
  readonly polOf: (option: Named | undefined) => string
  readonly podOf: (option: Named | undefined) => string
  readonly optionOf: <O extends Named>(option: O) => O
}

/** English names of ports and carriers in offers of an operator. Of what is not among `offers` the name that was sent stays. */
export async function englishNames(
  system: Db,
  operatorId: number,
  offers: readonly { readonly Options: readonly Named[] }[],
): Promise<Called> {
  const options = offers.flatMap(({ Options }) => Options)
  const ports = options.flatMap(({ Pol, Pod }) => [Pol, Pod])
  const names =
    options.length === 0
      ? { port: new Map<string, string>(), carrier: new Map<string, string>() }
      : await withScopeOf(system, operatorId, async (tx) => {
          const of = async (kind: string, codes: readonly string[]) =>
            new Map(
              (await tx.query<{ code: string; name: string }>(namesByCode(kind, 'en'), [[...new Set(codes)]])).map(({ code, name }) => [
                code,
                name,
              ]),
            )
          const carriers = options.map(({ Carrier }) => Carrier)
          return { port: await of('port', ports), carrier: await of('carrier', carriers) }
        })
  const polOf = (option: Named | undefined) => (option ? (names.port.get(option.Pol) ?? option.PolName) : '')
  const podOf = (option: Named | undefined) => (option ? (names.port.get(option.Pod) ?? option.PodName) : '')
  return {
    polOf,
    podOf,
    optionOf: (option) => ({
      ...option,
      PolName: polOf(option),
      PodName: podOf(option),
      CarrierName: names.carrier.get(option.Carrier) ?? option.CarrierName,
    }),
  }
}

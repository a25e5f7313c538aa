import { readBoxes, readBoxLines, readCargo, readPods, type CargoFacts } from '@jst/contracts/freight-rates'
import type { EntityValues } from '@jst/contracts/entity'
import { quotationPage, quotedBoxes } from '@jst/contracts/quotes'
import { link } from '@jst/feature-kit'
import { cargoOfRow } from './options.ts'

/** Values that a search hands over in the address: fields of the quotation, ports, and rates with their versions. */
export interface HandedOver {
  readonly values: EntityValues
  readonly pods: readonly string[]
  readonly rates: readonly { readonly id: number; readonly version: number }[]
}

/** Reads `?Pol=…&Pods=…&Day=…&Boxes=40HQ*2&Customer=…&Rates=7.3,9.1`; what is not there is left to whoever makes the quotation. */
export function handedOver(params: URLSearchParams): HandedOver {
  const of = (key: string) => params.get(key) ?? ''
  const pods = readPods(of('Pods'))
  const counts = (readBoxes(of('Boxes')) ?? []).filter(({ type }) => (quotedBoxes as readonly string[]).includes(type))
  const texts = { PolCode: of('Pol'), PodCode: pods[0] ?? '', Day: of('Day'), CustomerCode: of('Customer') }
  const rates = of('Rates')
    .split(',')
    .flatMap((word) => {
      const found = /^(\d{1,15})\.(\d{1,9})$/.exec(word)
      return found ? [{ id: Number(found[1]), version: Number(found[2]) }] : []
    })
  return {
    values: {
      ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
      ...Object.fromEntries(counts.map(({ type, count }) => [`Qty${type}`, count])),
      ...cargoValues(params),
    },
    pods,
    rates,
  }
}

/** Facts of the cargo as the quotation has them. */
function cargoValues(params: URLSearchParams): EntityValues {
  const { CargoType, Bills } = readCargo(params)
  const { Tons, Soc } = factsOfAll(params)
  return {
    ...(Tons === undefined ? {} : { BoxTons: Number(Tons) }),
    ...(CargoType === undefined ? {} : { CargoType }),
    ...(Soc ? { Soc } : {}),
    ...(Bills === undefined ? {} : { Bills }),
  }
}

/** The same the other way round, so that the page can be sent on. */
export const addressOf = (values: EntityValues, pods: readonly string[], boxes: string, rates: HandedOver['rates']): string =>
  link(quotationPage, {
    Pol: String(values['PolCode'] ?? '') || undefined,
    Pods: pods.join(',') || undefined,
    Day: String(values['Day'] ?? '') || undefined,
    Boxes: boxes || undefined,
    Customer: String(values['CustomerCode'] ?? '') || undefined,
    ...cargoOfRow(values),
    Rates: rates.map(({ id, version }) => `${id}.${version}`).join(',') || undefined,
  })

/** Tons and SOC that are said of all boxes: a quotation has one of each. */
function factsOfAll(params: URLSearchParams): Pick<CargoFacts, 'Tons' | 'Soc'> {
  const { Tons = '', Soc = false } = readCargo(params)
  const lines = (readBoxLines(params.get('Boxes') ?? '') ?? []).map(({ tons, soc }) => ({ tons: tons || Tons, soc: soc ?? Soc }))
  const [first] = lines
  return {
    ...(first && first.tons !== '' && lines.every(({ tons }) => tons === first.tons) ? { Tons: first.tons } : {}),
    ...(first?.soc && lines.every(({ soc }) => soc) ? { Soc: true } : {}),
  }
}

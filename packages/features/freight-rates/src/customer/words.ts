import type { PriceOffer } from '@jst/contracts/freight-rates'
import { texts } from './texts.ts'

export type Named = (code: string) => string
export const namedBy =
  (names: readonly { readonly Code: string; readonly Name: string }[]): Named =>
  (code) =>
    texts.named(names.find(({ Code }) => Code === code)?.Name ?? code, code)

export const routeOf = ({ LoadingPort, Pol, Pod, Del, Via }: PriceOffer, named: Named): string =>
  [
    [Pol, Pod, ...(Del === '' || Del === Pod ? [] : [Del])].map(named).join(' → '),
    ...(LoadingPort === Pol ? [] : [texts.byBarge(named(LoadingPort))]),
    Via === '' ? texts.direct : texts.via(named(Via)),
  ].join(' · ')

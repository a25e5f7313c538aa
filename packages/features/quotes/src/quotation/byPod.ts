import type { QuoteOption } from '@jst/contracts/quotes'

/** Rates that lead to one of the ports that were asked for. */
export interface PodRates {
  readonly pod: string
  readonly name: string
  readonly rates: readonly QuoteOption[]
}

/** Where an option ends. */
export const endOf = ({ Del, Pod }: Pick<QuoteOption, 'Del' | 'Pod'>): string => Del || Pod

/** Rates by port, in the order in which the ports were asked for; a port that nothing leads to is among them. */
export function byPod(rates: readonly QuoteOption[], pods: readonly string[]): PodRates[] {
  const portOf = (rate: QuoteOption) => pods.find((pod) => pod === rate.Del) ?? pods.find((pod) => pod === rate.Pod)
  return pods.map((pod) => {
    const podRates = rates.filter((rate) => portOf(rate) === pod)
    return { pod, name: podRates.find((rate) => rate.Pod === pod)?.PodName || pod, rates: podRates }
  })
}

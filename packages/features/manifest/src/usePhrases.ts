import { manifestButtons, manifestPhrases, type ManifestRegime } from '@jst/contracts/manifest'
import { useApp, useDetail } from '@jst/feature-kit'

const { write, verify, send } = manifestButtons.staff

/**
 * Sentences that the company keeps for filings of these regimes: those that count for all of them. `return` and `void` by their event, `send` for
 * notes of sendings. Nothing is asked for `side` party, whose people keep none.
 */
export function usePhrases(side: 'staff' | 'party', regimes: readonly ManifestRegime[]) {
  const { permissions } = useApp()
  const may = side === 'staff' && [write, verify, send].some(({ path, code }) => permissions.allows(path, code))
  const { data } = useDetail(manifestPhrases, may ? {} : undefined)
  const of = (use: 'reject' | 'send') =>
    (data ?? []).flatMap(({ Use, Regime, Text }) =>
      Use === use && (Regime === '' || regimes.every((regime) => regime === Regime)) ? [Text] : [],
    )
  const reject = of('reject')
  return { moves: { return: reject, void: reject }, send: of('send') }
}

import type { FurtherHolder } from '@jst/si-drafts/standards'
import { Notice } from '@jst/ui'
import { texts } from './texts.ts'

/** Tells the parties whose details do not go out, because the party was changed after they had been entered. */
export function Stray({ parties, what }: { readonly parties: readonly FurtherHolder[]; readonly what: string }) {
  const names = [...new Set(parties)].map((party) => texts.holders[party])
  return names.length > 0 ? <Notice tone="warning">{texts.stray(names, what)}</Notice> : null
}

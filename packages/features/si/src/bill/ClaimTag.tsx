import { StatusTag } from '@jst/ui'
import { texts } from './texts.ts'

interface Claim {
  ClaimedById: number
  ClaimedByName: string
  Reviewing: boolean
}

/** Claim of a record; empty without one. The claim of another reviewer who is active on it is highlighted. */
export function ClaimTag({ claim, me }: { claim: Claim; me: number | undefined }) {
  if (claim.ClaimedById === 0) return null
  if (claim.ClaimedById === me) return <StatusTag tone="blue">{texts.claim.mine}</StatusTag>
  const { claim: words } = texts
  return (
    <StatusTag tone={claim.Reviewing ? 'orange' : 'grey'} title={(claim.Reviewing ? words.reviewing : words.claimed)(claim.ClaimedByName)}>
      {claim.ClaimedByName}
    </StatusTag>
  )
}

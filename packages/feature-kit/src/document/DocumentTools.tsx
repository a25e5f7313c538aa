import { claimDocument, followDocument } from '@jst/contracts/document'
import { StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useApp } from '../app/context.tsx'
import { useAction } from '../app/useAction.ts'
import { useDocumentTexts } from './texts.ts'
import type { OpenDocument } from './useDocument.ts'

/** Shows the claim of a document, with a button to claim it. */
export const ClaimTool = observer(function ClaimTool({ of: { document, id, state } }: { of: OpenDocument }) {
  const texts = useDocumentTexts()
  const { api, notify, session } = useApp()
  const at = state.data
  const claim = useAction(async (Take: boolean, Over: boolean) => {
    state.set(await api.call(claimDocument, { Kind: document.kind, Id: id!, Take, Over }))
  })
  if (!at) return null
  const mine = at.ClaimedBy !== 0 && at.ClaimedBy === session.employee?.Id
  const take = async () => {
    const over = at.ClaimedBy !== 0
    if (over && !(await notify.confirm({ title: texts.takeOver(at.ClaimedName), ok: texts.takeOverAct }))) return
    await claim.run(true, over)
  }
  return (
    <>
      {at.ClaimedBy === 0 ? null : (
        <StatusTag tone={mine ? 'blue' : 'orange'}>{mine ? texts.mine : texts.claimed(at.ClaimedName)}</StatusTag>
      )}
      {at.MayClaim ? (
        <TextButton disabled={claim.busy} onClick={() => void (mine ? claim.run(false, false) : take())}>
          {mine ? texts.release : at.ClaimedBy === 0 ? texts.claim : texts.takeOverAct}
        </TextButton>
      ) : null}
    </>
  )
})

/** Hears of a document, or no more. */
export const FollowTool = observer(function FollowTool({ of: { document, id, state } }: { of: OpenDocument }) {
  const texts = useDocumentTexts()
  const { api } = useApp()
  const at = state.data
  const follow = useAction(async (On: boolean) => {
    await api.call(followDocument, { Kind: document.kind, Id: id!, On })
    state.reload()
  })
  if (!at) return null
  return (
    <TextButton disabled={follow.busy} title={texts.followers(at.Followers)} onClick={() => void follow.run(!at.Following)}>
      {at.Following ? texts.unfollow : texts.follow}
    </TextButton>
  )
})

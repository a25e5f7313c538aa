import { Button } from '@arco-design/web-react'
import { claimDocuments, type DocumentFacts, type MoveOutcome } from '@jst/contracts/document'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../app/context.tsx'
import { useAction } from '../app/useAction.ts'
import { MoveOutcomes } from './MoveOutcomes.tsx'
import { useDocumentTexts } from './texts.ts'

interface ClaimManyProps {
  document: DocumentFacts
  rows: readonly { readonly Id: number }[]
  /** Something was taken. */
  onDone: () => void
}

/** Takes chosen records onto the reader's desk; what somebody else has is listed with his name. */
export const ClaimMany = observer(function ClaimMany({ document, rows, onDone }: ClaimManyProps) {
  const texts = useDocumentTexts()
  const { api, notify, permissions } = useApp()
  const [outcome, setOutcome] = useState<MoveOutcome>()
  const take = async (Ids: readonly number[], before: readonly number[]) => {
    const { Moved, NotMoved } = await api.call(claimDocuments, { Kind: document.kind, Ids: [...Ids] })
    if (Moved.length > 0) onDone()
    if (NotMoved.length > 0 || before.length > 0) setOutcome({ Moved: [...before, ...Moved], NotMoved })
    else notify.success(texts.claimedMany(Moved.length))
  }
  const claim = useAction(() =>
    take(
      rows.map(({ Id }) => Id),
      [],
    ),
  )
  const { writes } = document
  if (!permissions.allows(writes.path, writes.code)) return null
  return (
    <>
      <Button loading={claim.busy} onClick={() => void claim.run()}>
        {texts.claim}
      </Button>
      {outcome ? (
        <MoveOutcomes
          title={texts.claim}
          outcome={outcome}
          onRetry={() =>
            take(
              outcome.NotMoved.map(({ Id }) => Id),
              outcome.Moved,
            )
          }
          onClose={() => setOutcome(undefined)}
        />
      ) : null}
    </>
  )
})

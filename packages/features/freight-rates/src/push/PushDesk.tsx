import { pushPage } from '@jst/contracts/freight-rates'
import { useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { EmptyState, PageFrame } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PushForm, type PushQuery } from './PushForm.tsx'
import { PushLists } from './PushLists.tsx'
import { PushTabs } from './PushTabs.tsx'
import { texts } from './texts.ts'

/** 推价: whom and what, then the list of each customer, then it goes out. */
export const PushDesk = observer(function PushDesk() {
  const { navigate } = useApp()
  const may = usePermitted('push', pushPage)
  const [pushQuery, setPushQuery] = useState<PushQuery>()
  // the same preview once more, when it is asked for again
  const [turn, setTurn] = useState(0)
  return (
    <PageFrame
      title={texts.push}
      head={
        <>
          <PushTabs current="push" />
          {may ? (
            <PushForm
              onAsk={(next) => {
                setPushQuery(next)
                setTurn(turn + 1)
              }}
            />
          ) : null}
        </>
      }
    >
      {may && pushQuery ? (
        <PushLists key={turn} pushQuery={pushQuery} onSent={() => navigate(`${pushPage}?View=log`)} />
      ) : (
        <EmptyState title={may ? texts.begin : texts.noPush} hint={may ? texts.lead : undefined} />
      )}
    </PageFrame>
  )
})

import { useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { NeighboursPanel } from '../../neighbours/NeighboursPanel.tsx'
import { CreditPanel } from '../../credit/CreditPanel.tsx'

/** The credit of the order, and bills that share a box, beside the editor: both are checked as one types. */
export const EditorBeside = observer(function EditorBeside() {
  const { model } = useEditor()
  const party = useApp().surface === 'external'
  const mayEdit = usePermitted('submit', party ? '/external/workbench/siSubmit' : '/tdManage/siCreator')
  const record = useDeferredValue(model.session.current)
  if (!record) return null
  const stored = model.bills.of(model.session.current)?.record
  return (
    <>
      <CreditPanel
        orderId={model.order.id}
        record={record}
        bills={model.session.drafts.length}
        mayEdit={mayEdit}
        onJump={(place) => model.view.goHere(place)}
      />
      {stored ? <NeighboursPanel id={stored.id} containers={record.containers} /> : null}
    </>
  )
})

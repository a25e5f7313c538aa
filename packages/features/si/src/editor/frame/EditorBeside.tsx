import { useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { normalizeContainerNo } from '@jst/si-drafts/rules'
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
  const others = model.session.drafts.filter((draft) => draft !== model.session.current)
  const beside = new Set(others.flatMap(({ containers }) => containers.map(({ containerNo }) => normalizeContainerNo(containerNo))))
  const stored = model.bills.of(model.session.current)?.record
  return (
    <>
      <CreditPanel
        orderId={model.order.id}
        record={record}
        bills={model.session.drafts.length}
        others={others}
        mayEdit={mayEdit}
        onJump={(place) => model.view.goHere(place)}
      />
      {stored ? <NeighboursPanel id={stored.id} containers={record.containers} beside={beside} /> : null}
    </>
  )
})

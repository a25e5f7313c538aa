import { PermissionStore } from '@jst/permissions'
import { PermissionProvider, Permitted, usePermitted } from '@jst/permissions/react'
import { createRoot } from 'react-dom/client'

const store = new PermissionStore()
const node = (Path: string, ...codes: string[]) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] })

function Approve() {
  const allowed = usePermitted('approve')
  return (
    <button type="button" disabled={!allowed} title={store.why('/Orders', 'approve')}>
      Approve
    </button>
  )
}

createRoot(document.getElementById('root')!).render(
  <PermissionProvider store={store} currentPath={() => '/orders'}>
    <Permitted code="delete" fallback={<i>no delete</i>}>
      <button type="button">Delete</button>
    </Permitted>
    <Approve />
    <button
      type="button"
      onClick={() => store.load([node('/ORDERS', 'approve', 'delete')], [{ ItemKey: 'freight', PermissionKey: 'cost', Value: 'hidden' }])}
    >
      Become manager
    </button>
    <button type="button" onClick={() => (document.title = store.value('freight', 'cost') ?? 'none')}>
      Ask for cost
    </button>
  </PermissionProvider>,
)

import { Button } from '@arco-design/web-react'
import { listDocument as document, packingButtons, packingWarnings, seePackingWarnings, type PackingWarning } from '@jst/contracts/packing'
import { link, useAction, useApp, useDetail, useLiveReload } from '@jst/feature-kit'
import { AppLink, DateText, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.warnings
const { pack, checkList } = packingButtons.staff

/** Changes of shared boxes that the forwarder has not confirmed yet: about one list, or to the bills of a booking. */
export const SharedWarnings = observer(function SharedWarnings({ of }: { of: { Id: number } | { BookingId: number } }) {
  const { session, permissions } = useApp()
  const staff = session.employee?.CompanyKind === 'operator'
  const warnings = useDetail(packingWarnings, staff ? of : undefined)
  useLiveReload(['document/changed'], [warnings])
  const may = [pack, checkList].some(({ path, code }) => permissions.allows(path, code))
  const { data = [] } = warnings
  const see = useSee(() => warnings.reload())
  if (data.length === 0) return null
  return (
    <Notice
      tone="warning"
      action={
        may ? (
          <Button size="small" loading={see.busy} onClick={() => void see.run(data)}>
            {words.seen(data.length)}
          </Button>
        ) : undefined
      }
    >
      <ul className="jst-plain-list" aria-label={words.title}>
        {data.map((warning) => (
          <li key={warning.Id}>
            <strong>{warning.BillNo}</strong> {warning.Words}
            <span className="jst-muted">
              {' '}
              {words.by(warning.With.join('、'), warning.By)} <DateText value={warning.At} />{' '}
            </span>
            {'BookingId' in of ? <AppLink to={link(document.page, { Id: warning.ListId })}>{warning.ListNo}</AppLink> : null}
          </li>
        ))}
      </ul>
    </Notice>
  )
})

function useSee(onDone: () => void) {
  const { api, notify } = useApp()
  return useAction(async (warnings: readonly PackingWarning[]) => {
    const { Seen } = await api.call(seePackingWarnings, { Ids: warnings.map(({ Id }) => Id) })
    notify.success(words.done(Seen))
    onDone()
  })
}

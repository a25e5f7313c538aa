import { duties, type StaffMember } from '@jst/contracts/partner'
import { isAbout } from '@jst/contracts'
import { useApp, useAction, useDetail, useLiveReload } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { ErrorView, IconButton, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Kind } from '../kinds.ts'
import { AssignDialog } from '../staff/AssignDialog.tsx'
import { texts } from '../texts.ts'

const words = texts.detail

/** Employees who look after a company, by duty. */
export const StaffPart = observer(function StaffPart({ kind, id }: { kind: Kind; id: number }) {
  const { api } = useApp()
  const mayAssign = usePermitted(kind.assign.code, kind.assign.path)
  const page = useDetail(kind.more.staff, { Id: id })
  const [assigning, setAssigning] = useState(false)
  useLiveReload(['document/changed'], [page], ({ Kinds, Ids }) => Kinds.includes(kind.document.kind) && isAbout(Ids, id))
  const drop = useAction(async ({ Id }: StaffMember) => {
    await api.call(kind.more.unassign, { StaffIds: [Id] })
    page.reload()
  })
  const staff = page.data?.Rows[0]?.Staff ?? []
  return (
    <Section title={words.staff} extra={mayAssign ? <TextButton onClick={() => setAssigning(true)}>{words.assign}</TextButton> : undefined}>
      {page.error ? <ErrorView error={page.error} onRetry={page.reload} /> : null}
      {page.data && staff.length === 0 ? <p className="jst-muted">{words.noStaff}</p> : null}
      {staff.length === 0 ? null : (
        <dl className="jst-fact-grid jst-fact-grid-2">
          {Object.entries(duties).map(([duty, zh]) => {
            const dutyStaff = staff.filter(({ Duty }) => Duty === duty)
            return dutyStaff.length === 0 ? null : (
              <div key={duty}>
                <dt>{zh}</dt>
                {dutyStaff.map((one) => (
                  <dd key={one.Id}>
                    {[one.Name, one.LaneName || words.everyLane].join(' · ')}
                    {one.Disabled ? <StatusTag tone="red">{words.left}</StatusTag> : null}
                    {mayAssign ? <IconButton icon="close" label={words.unassign(one.Name)} onClick={() => void drop.run(one)} /> : null}
                  </dd>
                ))}
              </div>
            )
          })}
        </dl>
      )}
      {assigning ? <AssignDialog kind={kind} ids={[id]} onDone={page.reload} onClose={() => setAssigning(false)} /> : null}
    </Section>
  )
})

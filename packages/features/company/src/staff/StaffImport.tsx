import { roleChoices, staffImport, type Department, type NewAccount } from '@jst/contracts/company'
import { withChoices, type ImportPlan } from '@jst/contracts/entity'
import { useDetail } from '@jst/feature-kit'
import { ImportDialog } from '@jst/feature-kit/entity'
import { observer } from 'mobx-react-lite'

interface StaffImportProps {
  departments: readonly Department[]
  onDone: () => void
  onClose: () => void
  onCreated: (accounts: readonly NewAccount[]) => void
}

const createdBy = (ran: ImportPlan | undefined): readonly NewAccount[] => (ran && 'Created' in ran ? (ran.Created as NewAccount[]) : [])

/** Employees from a file; departments and roles are chosen from those of the company. */
export const StaffImport = observer(function StaffImport({ departments, onDone, onClose, onCreated }: StaffImportProps) {
  const roles = useDetail(roleChoices, {})
  const entity = withChoices(staffImport.entity, {
    Department: departments.map(({ Name }) => Name),
    Role: (roles.data ?? []).filter(({ Grantable }) => Grantable).map(({ Name }) => Name),
  })
  return (
    <ImportDialog
      calls={{ ...staffImport, entity }}
      onClose={onClose}
      onDone={(ran) => {
        onDone()
        const created = createdBy(ran)
        if (created.length > 0) onCreated(created)
      }}
    />
  )
})

import { handOverStaff, staffList, type StaffMember } from '@jst/contracts/company'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { EmptyState, ErrorView, RadioChoice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useState } from 'react'
import { texts } from './texts.ts'

const words = texts.handover

const colleagueLabel = ({ Name, DepartmentName, Post }: StaffMember) => (
  <>
    <span>{Name}</span>
    <span className="jst-muted">{DepartmentName}</span>
    <span className="jst-muted">{Post}</span>
  </>
)

/** Moves the claims of one employee to a colleague. */
export const HandOverDialog = observer(function HandOverDialog({
  from,
  onDone,
  onClose,
}: {
  from: StaffMember
  onDone: () => void
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const [keyword, setKeyword] = useState('')
  const form = useForm({
    unasked: true,
    start: () => ({ picked: undefined as StaffMember | undefined }),
    check: ({ picked }) => ({ picked: picked ? undefined : words.pick }),
    save: ({ picked }) => api.call(handOverStaff, { FromId: from.Id, ToId: picked!.Id }),
    saved: ({ Claims, Contacts }, { picked }) => {
      notify.success(words.done(picked!.Name, Claims, Contacts))
      onDone()
      onClose()
    },
  })
  const wanted = useDeferredValue(keyword.trim())
  const found = useDetail(staffList, { State: 'active', PageSize: 20, ...(wanted ? { Keyword: wanted } : {}) })
  const colleagues = found.data?.Rows.filter(({ Id }) => Id !== from.Id)
  return (
    <FormDialog form={form} title={words.title(from.Name)} submit={words.act} onClose={onClose}>
      <p>{words.lead(from.Claims)}</p>
      <TextField label={words.search} value={keyword} onChange={setKeyword} hint={texts.keywordHint} />
      {found.status === 'failed' && found.error ? <ErrorView error={found.error} onRetry={found.reload} /> : null}
      {colleagues?.length === 0 ? <EmptyState title={words.empty} /> : null}
      <RadioChoice
        className="jst-choices"
        label={words.to}
        labelHidden
        options={colleagues ?? []}
        keyOf={({ Id }) => Id}
        labelOf={colleagueLabel}
        value={form.values.picked}
        onPick={(person) => form.write({ picked: person })}
      />
    </FormDialog>
  )
})

import { handOverStaff, staffList, type StaffMember } from '@jst/contracts/company'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useSave } from '@jst/feature-kit/form'
import { EmptyState, ErrorView, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useState } from 'react'
import { texts } from './texts.ts'

const words = texts.handover

/** Puts what lies on one person's desk on a colleague's. */
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
  const [picked, setPicked] = useState<StaffMember>()
  const saving = useSave()
  const wanted = useDeferredValue(keyword.trim())
  const found = useDetail(staffList, { State: 'active', PageSize: 20, ...(wanted ? { Keyword: wanted } : {}) })
  const colleagues = found.data?.Rows.filter(({ Id }) => Id !== from.Id)
  const act = () => {
    if (!picked) return saving.fail(words.pick)
    saving.run(async () => {
      const { Claims, Contacts } = await api.call(handOverStaff, { FromId: from.Id, ToId: picked.Id })
      notify.success(words.done(picked.Name, Claims, Contacts))
      onDone()
      onClose()
    })
  }
  return (
    <FormDialog
      title={words.title(from.Name)}
      submit={words.act}
      busy={saving.busy}
      failure={saving.failure}
      onSubmit={act}
      onClose={onClose}
    >
      <p>{words.lead(from.Claims)}</p>
      <TextField label={words.search} value={keyword} onChange={setKeyword} hint={texts.keywordHint} />
      {found.status === 'failed' && found.error ? <ErrorView error={found.error} onRetry={found.reload} /> : null}
      {colleagues?.length === 0 ? <EmptyState title={words.empty} /> : null}
      <fieldset className="jst-choices">
        <legend className="jst-hidden">{words.to}</legend>
        {colleagues?.map((person) => (
          <label key={person.Id}>
            <input type="radio" name="hand-over-to" checked={picked?.Id === person.Id} onChange={() => setPicked(person)} />
            <span>{person.Name}</span>
            <span className="jst-muted">{person.DepartmentName}</span>
            <span className="jst-muted">{person.Post}</span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
})

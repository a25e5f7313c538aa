import { Button } from '@arco-design/web-react'
import { handOverStaff, staffList, type StaffMember } from '@jst/contracts/company'
import { failureOf, useApp, useDetail } from '@jst/feature-kit'
import { Dialog, EmptyState, ErrorView, Notice, TextField } from '@jst/ui'
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
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const wanted = useDeferredValue(keyword.trim())
  const found = useDetail(staffList, { State: 'active', PageSize: 20, ...(wanted ? { Keyword: wanted } : {}) })
  const colleagues = found.data?.Rows.filter(({ Id }) => Id !== from.Id)
  const act = async () => {
    if (!picked) return setFailure(words.pick)
    setBusy(true)
    setFailure('')
    try {
      const { Claims, Contacts } = await api.call(handOverStaff, { FromId: from.Id, ToId: picked.Id })
      notify.success(words.done(picked.Name, Claims, Contacts))
      onDone()
      onClose()
    } catch (error) {
      setFailure(failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={words.title(from.Name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="primary" loading={busy} onClick={() => void act()}>
            {words.act}
          </Button>
        </>
      }
    >
      <div className="jst-stack-form">
        {failure ? <Notice tone="error">{failure}</Notice> : null}
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
      </div>
    </Dialog>
  )
})

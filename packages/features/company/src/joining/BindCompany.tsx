import { Button } from '@arco-design/web-react'
import { ApiError } from '@jst/api-client'
import { applyBind, searchCompanies } from '@jst/contracts/company'
import { failureOf, useApp, useDetail, useScreenParams } from '@jst/feature-kit'
import { AppLink, EmptyState, ErrorView, LinesField, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type FormEvent } from 'react'
import { JoinFrame } from './JoinFrame.tsx'
import { texts } from './texts.ts'

const words = texts.bind

/** Finding the company that one works for, and asking its administrators (spec §2.21). */
export const Screen = observer(function BindCompany() {
  const app = useApp()
  const params = useScreenParams()
  const [typed, setTyped] = useState(params.get('Keyword') ?? '')
  const [keyword, setKeyword] = useState(typed.trim())
  const [picked, setPicked] = useState<number>()
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<{ company?: string; reason?: string }>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const signedIn = app.session.token !== null
  const found = useDetail(searchCompanies, signedIn && keyword.length >= 2 ? { Keyword: keyword } : undefined)
  const search = (event: FormEvent) => {
    event.preventDefault()
    setPicked(undefined)
    setKeyword(typed.trim())
  }
  const apply = async () => {
    const company = picked === undefined ? words.missingCompany : undefined
    const missing = reason.trim() === '' ? words.missingReason : undefined
    setErrors({ ...(company ? { company } : {}), ...(missing ? { reason: missing } : {}) })
    if (picked === undefined || missing) return
    setBusy(true)
    setFailure('')
    try {
      await app.api.call(applyBind, { CompanyId: picked, Reason: reason.trim() })
      app.notify.success(words.submitted)
      app.navigate('/join/entry')
    } catch (error) {
      setFailure(error instanceof ApiError && error.issues[0] ? error.issues[0].Message : failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <JoinFrame title={words.title} lead={texts.entry.bindHint}>
      <nav>
        <AppLink to="/join/entry">{texts.entry.title}</AppLink>
      </nav>
      <form className="jst-join-code jst-join-form" role="search" onSubmit={search}>
        <TextField label={words.search} hint={words.searchHint} value={typed} onChange={setTyped} maxLength={60} />
        <Button htmlType="submit">{words.act}</Button>
      </form>
      {found.status === 'failed' && found.error ? <ErrorView error={found.error} onRetry={found.reload} /> : null}
      {found.data?.length === 0 ? (
        <EmptyState
          icon="search"
          title={words.none}
          hint={words.noneHint}
          action={<AppLink to="/join/createCompany">{texts.entry.create}</AppLink>}
        />
      ) : null}
      {found.data && found.data.length > 0 ? (
        <div className="jst-stack-form jst-join-form">
          {failure ? <Notice tone="error">{failure}</Notice> : null}
          <fieldset className="jst-choices">
            <legend>{words.choose}</legend>
            {found.data.map((company) => (
              <label key={company.CompanyId}>
                <input type="radio" name="company" checked={picked === company.CompanyId} onChange={() => setPicked(company.CompanyId)} />
                <span>{company.Name}</span>
                <span className="jst-muted">{company.City}</span>
                <span className="jst-muted jst-code">{company.MaskedCode}</span>
              </label>
            ))}
          </fieldset>
          {errors.company ? (
            <p className="jst-form-error" role="alert">
              {errors.company}
            </p>
          ) : null}
          <LinesField label={words.reason} required value={reason} onChange={setReason} maxLength={200} error={errors.reason} />
          <p className="jst-muted">{words.reasonHint}</p>
          <div className="jst-acts">
            <Button type="primary" loading={busy} onClick={() => void apply()}>
              {words.submit}
            </Button>
          </div>
        </div>
      ) : null}
    </JoinFrame>
  )
})

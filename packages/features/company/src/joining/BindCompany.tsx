import { Button } from '@arco-design/web-react'
import { applyBind, searchCompanies, type FoundCompany } from '@jst/contracts/company'
import { useApp, useDetail, useScreenParams } from '@jst/feature-kit'
import { FormNotices, useForm } from '@jst/feature-kit/form'
import { AppLink, EmptyState, ErrorView, LinesField, RadioChoice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type FormEvent } from 'react'
import { inLanguage } from '../inLanguage.ts'
import { JoinFrame } from './JoinFrame.tsx'
import { texts } from './texts.ts'

const words = texts.bind

const companyLabel = ({ Name, City, MaskedCode }: FoundCompany) => (
  <>
    <span>{Name}</span>
    <span className="jst-muted">{City}</span>
    <span className="jst-muted jst-code">{MaskedCode}</span>
  </>
)

/** Finding the company that one works for, and asking its administrators (spec §2.21). */
export const Screen = inLanguage(
  observer(function BindCompany() {
    const app = useApp()
    const params = useScreenParams()
    const [typed, setTyped] = useState(params.get('Keyword') ?? '')
    const [keyword, setKeyword] = useState(typed.trim())
    const form = useForm({
      start: () => ({ CompanyId: undefined as number | undefined, Reason: '' }),
      fields: {
        CompanyId: { label: words.choose, required: words.missingCompany },
        Reason: { label: words.reason, required: words.missingReason },
      },
      save: ({ CompanyId, Reason }) => app.api.call(applyBind, { CompanyId: CompanyId!, Reason: Reason.trim() }),
      saved: () => {
        app.notify.success(words.submitted)
        app.navigate('/join/entry')
      },
    })
    const { value: picked, error: unpicked, onChange: setPicked } = form.field('CompanyId')
    const signedIn = app.session.token !== null
    const found = useDetail(searchCompanies, signedIn && keyword.length >= 2 ? { Keyword: keyword } : undefined)
    const search = (event: FormEvent) => {
      event.preventDefault()
      setPicked(undefined)
      setKeyword(typed.trim())
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
            <FormNotices form={form} />
            <RadioChoice
              className="jst-choices"
              label={words.choose}
              options={found.data}
              keyOf={({ CompanyId }) => CompanyId}
              labelOf={companyLabel}
              value={found.data.find(({ CompanyId }) => CompanyId === picked)}
              onPick={({ CompanyId }) => setPicked(CompanyId)}
            />
            {unpicked ? (
              <p className="jst-form-error" role="alert">
                {unpicked}
              </p>
            ) : null}
            <LinesField {...form.field('Reason')} maxLength={200} />
            <p className="jst-muted">{words.reasonHint}</p>
            <div className="jst-acts">
              <Button type="primary" loading={form.busy} onClick={() => void form.save()}>
                {words.submit}
              </Button>
            </div>
          </div>
        ) : null}
      </JoinFrame>
    )
  }),
)

import { Button } from '@arco-design/web-react'
import { userSurvey, type UserSurvey } from '@jst/contracts/system'
import { HistoryDrawer, useApp, useBack, useDetail, useScreenId, useTitle, type App, type ScreenLocation } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DateText, DetailPage, EmptyState, FactGrid, formatText, Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { historyWords } from '../history.texts.ts'
import { UserState } from './columns.tsx'
import { CompanyTable, DeviceTable, MonthTable } from './SurveyTables.tsx'
import { texts } from './texts.ts'
import { UserActDialog, type UserAct } from './UserActDialog.tsx'

const words = texts.survey
/** The buttons are those of the list. */
const listPath = '/system/user/userList'

export const preload = (app: App, location: ScreenLocation) => {
  const id = Number(new URLSearchParams(location.search).get('Id'))
  if (id > 0) app.reads.start(userSurvey, { Id: id })
}

/** One person: account, companies, sign-ins, devices, and what an administrator does about them (spec §2.19). */
export const Screen = observer(function UserSurveyScreen() {
  const id = useScreenId('Id')
  const onBack = useBack()
  const detail = useDetail(userSurvey, id === undefined ? undefined : { Id: id })
  useTitle(detail.data && words.title(detail.data.User.Name))
  if (id === undefined)
    return (
      <DetailPage title={words.plain} onBack={onBack}>
        <EmptyState title={words.pickTitle} hint={words.pickHint} action={<AppLink to={listPath}>{words.toList}</AppLink>} />
      </DetailPage>
    )
  if (detail.data) return <Survey survey={detail.data} onBack={onBack} onNewer={(newer) => detail.set(newer)} />
  return (
    <DetailPage
      title={words.plain}
      onBack={onBack}
      state={detail.error ? 'failed' : 'loading'}
      error={detail.error}
      onRetry={detail.reload}
    />
  )
})

interface SurveyProps {
  survey: UserSurvey
  onBack: () => void
  onNewer: (survey: UserSurvey) => void
}

const Survey = observer(function Survey({ survey: { User: user, Companies, Months, Devices }, onBack, onNewer }: SurveyProps) {
  const mine = useApp().session.user?.Id === user.Id
  const may = {
    disable: usePermitted('disable', listPath),
    unbind: usePermitted('unbind', listPath),
    resetTwoStep: usePermitted('resetTwoStep', listPath),
  }
  const [act, setAct] = useState<UserAct>()
  const [history, setHistory] = useState(false)
  const [stale, setStale] = useState(false)
  const take = (isStale: boolean) => (newer: UserSurvey) => {
    setAct(undefined)
    setStale(isStale)
    onNewer(newer)
  }
  return (
    <>
      <DetailPage
        title={user.Name}
        status={<UserState disabled={user.Disabled} />}
        onBack={onBack}
        facts={[
          { label: texts.columns.account, value: user.Account },
          { label: texts.columns.lastSignIn, value: <DateText value={user.LastSignIn} format="dateTime" /> },
        ]}
        notice={stale ? <Notice tone="warning">{texts.acts.stale}</Notice> : null}
        actions={
          <>
            <Button onClick={() => setHistory(true)}>{words.history}</Button>
            {may.resetTwoStep && user.TwoStep && !mine ? (
              <Button onClick={() => setAct({ kind: 'resetTwoStep' })}>{texts.acts.resetTwoStep}</Button>
            ) : null}
            {may.disable && !mine ? (
              <Button status={user.Disabled ? 'default' : 'danger'} onClick={() => setAct({ kind: user.Disabled ? 'enable' : 'disable' })}>
                {user.Disabled ? texts.acts.enable : texts.acts.disable}
              </Button>
            ) : null}
          </>
        }
      >
        <Section title={words.account}>
          <FactGrid facts={factsOf(user)} />
        </Section>
        <Section title={words.companies}>
          <CompanyTable
            companies={Companies}
            {...(may.unbind && !mine ? { onUnbind: (company) => setAct({ kind: 'unbind', company }) } : {})}
          />
        </Section>
        <Section title={words.months}>
          <MonthTable months={Months} />
        </Section>
        <Section title={words.devices}>
          <DeviceTable devices={Devices} />
        </Section>
      </DetailPage>
      {act ? <UserActDialog act={act} user={user} onDone={take(false)} onStale={take(true)} onClose={() => setAct(undefined)} /> : null}
      {history ? (
        <HistoryDrawer entity="app_user" id={user.Id} title={user.Name} words={historyWords} onClose={() => setHistory(false)} />
      ) : null}
    </>
  )
})

const factsOf = (user: UserSurvey['User']) => [
  {
    label: texts.columns.mobile,
    value: formatText(user.Mobile && !user.MobileVerified ? `${user.Mobile}（${texts.unverified}）` : user.Mobile),
  },
  { label: texts.columns.email, value: formatText(user.Email) },
  { label: texts.columns.twoStep, value: user.TwoStep ? texts.on : texts.off },
  { label: texts.columns.weChat, value: formatText(user.WeChat ? texts.weChatOn : '') },
  { label: texts.columns.created, value: <DateText value={user.CreateTime} format="dateTime" /> },
]

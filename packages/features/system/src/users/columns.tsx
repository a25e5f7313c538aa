import type { UserRow } from '@jst/contracts/system'
import { link } from '@jst/feature-kit'
import { AppLink, DateText, formatText, StatusTag, type Column } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.columns

export const surveyOf = (row: UserRow) => link('/system/user/userSurvey', { Id: row.Id })

export const UserState = ({ disabled }: { disabled: boolean }) => (
  <StatusTag tone={disabled ? 'red' : 'green'}>{disabled ? texts.states.disabled : texts.states.active}</StatusTag>
)

export const columns: Column<UserRow>[] = [
  { key: 'name', title: words.name, width: 120, sort: 'Name', render: (row) => <AppLink to={surveyOf(row)}>{row.Name}</AppLink> },
  { key: 'account', title: words.account, width: 140, sort: 'Account', copy: (row) => row.Account, render: (row) => row.Account },
  {
    key: 'mobile',
    title: words.mobile,
    width: 170,
    render: (row) => (
      <>
        {formatText(row.Mobile)} {row.Mobile && !row.MobileVerified ? <span className="jst-muted">{texts.unverified}</span> : null}
      </>
    ),
  },
  { key: 'email', title: words.email, width: 190, hidden: true, text: (row) => row.Email, render: (row) => formatText(row.Email) },
  {
    key: 'companies',
    title: words.companies,
    width: 240,
    grow: true,
    text: (row) => row.Companies.join('、'),
    render: (row) => (row.Companies.length > 0 ? row.Companies.join('、') : <span className="jst-muted">{texts.noCompany}</span>),
  },
  { key: 'state', title: words.state, width: 90, render: (row) => <UserState disabled={row.Disabled} /> },
  { key: 'twoStep', title: words.twoStep, width: 90, render: (row) => formatText(row.TwoStep ? texts.on : '') },
  { key: 'weChat', title: words.weChat, width: 80, render: (row) => formatText(row.WeChat ? texts.weChatOn : '') },
  { key: 'lastSignIn', title: words.lastSignIn, width: 120, sort: 'LastSignIn', render: (row) => <DateText value={row.LastSignIn} /> },
  { key: 'created', title: words.created, width: 120, sort: 'CreateTime', render: (row) => <DateText value={row.CreateTime} /> },
]

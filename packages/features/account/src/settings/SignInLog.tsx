import { ownSignInLog, type SignInRecord } from '@jst/contracts/account'
import { deviceOf, listScreen } from '@jst/feature-kit'
import { DateText, formatText, StatusTag, type Column, type ListView } from '@jst/ui'
import { settingTexts } from './texts.ts'

const texts = settingTexts.log

const columns = (): Column<SignInRecord>[] => [
  { key: 'at', title: texts.columns.at, width: 180, sort: 'At', render: (row) => <DateText value={row.At} format="dateTime" /> },
  {
    key: 'outcome',
    title: texts.columns.outcome,
    width: 140,
    render: (row) => <StatusTag tone={row.Outcome === 'ok' ? 'green' : 'red'}>{texts.outcomes[row.Outcome]}</StatusTag>,
  },
  { key: 'method', title: texts.columns.method, width: 120, render: (row) => settingTexts.devices.methods[row.Method] },
  { key: 'ip', title: texts.columns.ip, width: 160, text: (row) => row.Ip, render: (row) => formatText(row.Ip) },
  {
    key: 'device',
    title: texts.columns.device,
    width: 240,
    grow: true,
    text: (row) => row.UserAgent,
    render: (row) => deviceOf(row.UserAgent, settingTexts.devices.unknown),
  },
]
const views = (): ListView[] => [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'failed', label: texts.views.failed, filters: { Outcome: 'bad_credentials' } },
]

const { Screen } = listScreen({
  name: 'own-sign-in-log',
  endpoint: ownSignInLog,
  filters: { Outcome: 'text' },
  sort: '-At',
  rowKey: (row) => row.Id,
  label: () => texts.title,
  usePage: () => ({ columns: columns(), views: views(), empty: { title: texts.empty, hint: texts.emptyHint } }),
})

/** Every sign-in of the account and every try, newest first. */
export const SignInLog = () => (
  <div className="jst-setting-list">
    <Screen />
  </div>
)

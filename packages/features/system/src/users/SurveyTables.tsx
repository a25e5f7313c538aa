import type { UserCompany, UserMonth, UserSurvey } from '@jst/contracts/system'
import { deviceOf } from '@jst/feature-kit'
import { DateText, FactsTable, formatNumber, formatText, StatusTag, TextButton } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.survey

/** `onUnbind` is missing for who may not cut a bond. */
export function CompanyTable({ companies, onUnbind }: { companies: readonly UserCompany[]; onUnbind?: (company: UserCompany) => void }) {
  if (companies.length === 0) return <p className="jst-muted">{words.noCompanies}</p>
  const heads = [words.company, words.person, words.department, words.roles, texts.columns.lastSignIn, texts.columns.state]
  return (
    <FactsTable
      label={words.companies}
      look="jst-grid-table"
      titles={onUnbind ? [...heads, words.act] : heads}
      rows={companies}
      rowKey={({ EmployeeId }) => EmployeeId}
      renderRow={(company) => (
        <>
          <td>{company.CompanyName}</td>
          <td>{company.Name}</td>
          <td>{formatText(company.Department)}</td>
          <td>{formatText(company.RoleNames.join('、'))}</td>
          <td>
            <DateText value={company.LastSignIn} />
          </td>
          <td>
            <Standing company={company} />
          </td>
          {onUnbind ? (
            <td>
              <TextButton aria-label={words.unbindLabel(company.CompanyName)} onClick={() => onUnbind(company)}>
                {words.unbind}
              </TextButton>
            </td>
          ) : null}
        </>
      )}
    />
  )
}

function Standing({ company }: { company: UserCompany }) {
  if (company.CompanyDisabled) return <StatusTag tone="red">{words.frozen}</StatusTag>
  if (company.Disabled) return <StatusTag tone="red">{words.left}</StatusTag>
  return <StatusTag tone="green">{company.IsDefault ? words.default : texts.states.active}</StatusTag>
}

export function MonthTable({ months }: { months: readonly UserMonth[] }) {
  const sum = (field: 'SignIns' | 'Failures') => months.reduce((all, month) => all + month[field], 0)
  const foot = (
    <tr>
      <th scope="row">{words.total}</th>
      <td className="jst-right">{formatNumber(sum('SignIns'))}</td>
      <td className="jst-right">{formatNumber(sum('Failures'))}</td>
    </tr>
  )
  return (
    <FactsTable
      label={words.months}
      look="jst-grid-table"
      titles={[words.month, words.signIns, words.failures]}
      numeric={[1, 2]}
      rows={months}
      rowKey={({ Month }) => Month}
      renderRow={({ Month, SignIns, Failures }) => (
        <>
          <td>{Month}</td>
          <td className="jst-right">{formatNumber(SignIns)}</td>
          <td className="jst-right">{formatNumber(Failures)}</td>
        </>
      )}
      foot={foot}
    />
  )
}

export function DeviceTable({ devices }: { devices: UserSurvey['Devices'] }) {
  if (devices.length === 0) return <p className="jst-muted">{words.noDevices}</p>
  return (
    <FactsTable
      label={words.devices}
      look="jst-grid-table"
      titles={[words.device, words.ip, words.company, words.since, words.seen]}
      rows={devices}
      rowKey={({ Id }) => Id}
      renderRow={(device) => (
        <>
          <td title={device.UserAgent}>{deviceOf(device.UserAgent)}</td>
          <td>{formatText(device.Ip)}</td>
          <td>{formatText(device.CompanyName)}</td>
          <td>
            <DateText value={device.CreateTime} />
          </td>
          <td>
            <DateText value={device.LastSeen} />
          </td>
        </>
      )}
    />
  )
}

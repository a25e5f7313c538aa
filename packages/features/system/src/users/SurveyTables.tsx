import type { UserCompany, UserMonth, UserSurvey } from '@jst/contracts/system'
import { deviceOf } from '@jst/feature-kit'
import { DateText, formatNumber, formatText, StatusTag, TextButton } from '@jst/ui'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

const words = texts.survey

interface TableProps {
  heads: readonly string[]
  /** Heads from here on stand over numbers. */
  numbersFrom?: number
  children: ReactNode
  foot?: ReactNode
}

function Table({ heads, numbersFrom = heads.length, children, foot }: TableProps) {
  return (
    <div className="jst-grid-table">
      <table>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={index < numbersFrom ? undefined : 'jst-number'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot ? <tfoot>{foot}</tfoot> : null}
      </table>
    </div>
  )
}

/** `onUnbind` is missing for who may not cut a bond. */
export function CompanyTable({ companies, onUnbind }: { companies: readonly UserCompany[]; onUnbind?: (company: UserCompany) => void }) {
  if (companies.length === 0) return <p className="jst-muted">{words.noCompanies}</p>
  const heads = [words.company, words.person, words.department, words.roles, texts.columns.lastSignIn, texts.columns.state]
  return (
    <Table heads={onUnbind ? [...heads, words.act] : heads}>
      {companies.map((company) => (
        <tr key={company.EmployeeId}>
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
        </tr>
      ))}
    </Table>
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
      <td className="jst-number">{formatNumber(sum('SignIns'))}</td>
      <td className="jst-number">{formatNumber(sum('Failures'))}</td>
    </tr>
  )
  return (
    <Table heads={[words.month, words.signIns, words.failures]} numbersFrom={1} foot={foot}>
      {months.map(({ Month, SignIns, Failures }) => (
        <tr key={Month}>
          <td>{Month}</td>
          <td className="jst-number">{formatNumber(SignIns)}</td>
          <td className="jst-number">{formatNumber(Failures)}</td>
        </tr>
      ))}
    </Table>
  )
}

export function DeviceTable({ devices }: { devices: UserSurvey['Devices'] }) {
  if (devices.length === 0) return <p className="jst-muted">{words.noDevices}</p>
  return (
    <Table heads={[words.device, words.ip, words.company, words.since, words.seen]}>
      {devices.map((device) => (
        <tr key={device.Id}>
          <td title={device.UserAgent}>{deviceOf(device.UserAgent)}</td>
          <td>{formatText(device.Ip)}</td>
          <td>{formatText(device.CompanyName)}</td>
          <td>
            <DateText value={device.CreateTime} />
          </td>
          <td>
            <DateText value={device.LastSeen} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

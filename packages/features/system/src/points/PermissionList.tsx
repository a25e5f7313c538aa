import {
  fieldItemKey,
  permissionPoints,
  roleCompanies,
  sensitiveFields,
  type PermissionPoint,
  type SensitiveField,
} from '@jst/contracts/system'
import { listScreen, useDetail, link } from '@jst/feature-kit'
import { AppLink, formatNumber, formatText, type Column, type Filter } from '@jst/ui'
import { usePermitted } from '@jst/permissions/react'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { texts } from './texts.ts'

const words = texts.columns
const isField = (key: string): key is SensitiveField => key in sensitiveFields
/** Meaning of a permission point; those of business pages have none here. */
const meaningOf = ({ ItemKey, PermissionKey }: PermissionPoint) =>
  ItemKey === fieldItemKey && isField(PermissionKey)
    ? `${sensitiveFields[PermissionKey].zh}：${sensitiveFields[PermissionKey].meaning}`
    : ''
const valueOf = ({ ItemKey, Value }: PermissionPoint) => (ItemKey === fieldItemKey ? (texts.fieldValues[Value] ?? Value) : Value)

const columns: Column<PermissionPoint>[] = [
  { key: 'item', title: words.item, width: 120, sort: 'ItemKey', text: (row) => row.ItemKey, render: (row) => row.ItemKey },
  { key: 'key', title: words.key, width: 180, text: (row) => row.PermissionKey, render: (row) => row.PermissionKey },
  { key: 'meaning', title: words.meaning, width: 270, grow: true, text: meaningOf, render: (row) => formatText(meaningOf(row)) },
  { key: 'value', title: words.value, width: 120, sort: 'Value', text: (row) => row.Value, render: valueOf },
  { key: 'role', title: words.role, width: 180, sort: 'RoleName', text: (row) => row.RoleName, render: (row) => <Role row={row} /> },
  { key: 'company', title: words.company, width: 240, text: (row) => row.CompanyName, render: (row) => row.CompanyName },
  { key: 'members', title: words.members, width: 90, align: 'right', render: (row) => formatNumber(row.Members) },
]

const Role = observer(function Role({ row }: { row: PermissionPoint }) {
  const mayOpen = usePermitted('view', '/system/role/roleEdit')
  return mayOpen ? <AppLink to={link('/system/role/roleEdit', { Id: row.RoleId })}>{row.RoleName}</AppLink> : row.RoleName
})

/** Which role has which PermissionItem with which value (spec §6), and the catalogue of sensitive fields. */
export const { Screen, preload } = listScreen({
  name: 'permission-list',
  endpoint: permissionPoints,
  filters: { Keyword: 'text', ItemKey: 'text', Value: 'text', CompanyId: 'int' },
  sort: 'ItemKey',
  rowKey: (row) => `${row.RoleId} ${row.ItemKey} ${row.PermissionKey}`,
  label: texts.label,
  columns,
  head: (
    <details className="jst-catalogue">
      <summary>{texts.catalogue}</summary>
      <p className="jst-muted">{texts.catalogueLead}</p>
      <ul className="jst-plain-list">
        {Object.entries(sensitiveFields).map(([key, { zh, meaning }]) => (
          <li key={key}>
            <code>{`${fieldItemKey} / ${key}`}</code> {zh} <span className="jst-muted">{meaning}</span>
          </li>
        ))}
      </ul>
    </details>
  ),
  empty: { title: texts.emptyTitle, hint: texts.emptyHint },
  usePage: () => {
    const mayList = usePermitted('view', '/system/role/companyRole')
    const companies = useDetail(roleCompanies, mayList ? {} : undefined)
    const filters = useMemo((): Filter[] => {
      const options = companies.data?.map(({ CompanyId, CompanyName }) => ({ value: String(CompanyId), label: CompanyName })) ?? []
      return [
        { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keywordHint },
        { kind: 'choice', key: 'ItemKey', label: texts.itemKey, options: [{ value: fieldItemKey, label: texts.field }] },
        {
          kind: 'choice',
          key: 'Value',
          label: texts.value,
          options: Object.entries(texts.fieldValues).map(([value, label]) => ({ value, label })),
        },
        ...(options.length > 1 ? [{ kind: 'choice' as const, key: 'CompanyId', label: texts.company, options }] : []),
      ]
    }, [companies.data])
    return { conditions: filters }
  },
})

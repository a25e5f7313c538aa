import type { StaffMember } from '@jst/contracts/company'
import { AppLink, DateText, formatText, Icon, Menu, RowActs, StatusTag, type Column, type MenuItem } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.columns

/** Acts on a row; an absent one is not offered. */
export interface StaffRowActs {
  edit: (row: StaffMember) => string
  setState?: (row: StaffMember) => void
  reset?: (row: StaffMember) => void
  handOver?: (row: StaffMember) => void
}

function itemsOf(row: StaffMember, { setState, reset, handOver }: StaffRowActs): MenuItem[] {
  return [
    ...(handOver ? [{ key: 'handOver', label: texts.handOver, onSelect: () => handOver(row) }] : []),
    ...(reset && row.IsManaged ? [{ key: 'reset', label: texts.reset, onSelect: () => reset(row) }] : []),
    ...(setState
      ? [{ key: 'state', label: row.Disabled ? texts.enable : texts.disable, danger: !row.Disabled, onSelect: () => setState(row) }]
      : []),
  ]
}

export function columnsOf(acts: StaffRowActs): Column<StaffMember>[] {
  return [
    { key: 'name', title: words.name, width: 110, sort: 'Name', render: (row) => <AppLink to={acts.edit(row)}>{row.Name}</AppLink> },
    { key: 'account', title: words.account, width: 120, copy: (row) => row.Account, render: (row) => formatText(row.Account) },
    { key: 'department', title: words.department, width: 130, sort: 'DepartmentName', render: (row) => formatText(row.DepartmentName) },
    { key: 'post', title: words.post, width: 110, render: (row) => formatText(row.Post) },
    {
      key: 'roles',
      title: words.roles,
      width: 180,
      grow: true,
      text: (row) => row.RoleNames.join('、'),
      render: (row) => formatText(row.RoleNames.join('、')),
    },
    { key: 'mobile', title: words.mobile, width: 120, render: (row) => formatText(row.Mobile) },
    { key: 'email', title: words.email, width: 180, hidden: true, text: (row) => row.Email, render: (row) => formatText(row.Email) },
    {
      key: 'state',
      title: words.state,
      width: 90,
      render: (row) => (
        <StatusTag tone={row.Disabled ? 'red' : 'green'}>{row.Disabled ? texts.states.disabled : texts.states.active}</StatusTag>
      ),
    },
    { key: 'lastSignIn', title: words.lastSignIn, width: 116, sort: 'LastSignIn', render: (row) => <DateText value={row.LastSignIn} /> },
    { key: 'claims', title: words.claims, width: 90, align: 'right', render: (row) => (row.Claims > 0 ? row.Claims : formatText('')) },
    {
      key: 'created',
      title: words.created,
      width: 116,
      hidden: true,
      sort: 'CreateTime',
      render: (row) => <DateText value={row.CreateTime} />,
    },
    {
      key: 'acts',
      title: words.acts,
      width: 110,
      render: (row) => (
        <RowActs>
          <AppLink to={acts.edit(row)}>{texts.edit}</AppLink>
          {itemsOf(row, acts).length > 0 ? (
            <Menu label={`${texts.more}：${row.Name}`} trigger={<Icon name="more" />} items={itemsOf(row, acts)} />
          ) : null}
        </RowActs>
      ),
    },
  ]
}

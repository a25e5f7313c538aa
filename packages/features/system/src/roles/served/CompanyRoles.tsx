import { roleList, servedCompanies, servedRoles, type RoleRow, type ServedKind } from '@jst/contracts/system'
import { useApp, useBack, useDetail, useScreenParams, useTitle } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DetailPage, EmptyState, Notice, TextButton } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { RemoveRole } from '../RemoveRole.tsx'
import { RoleLoader } from '../RoleLoader.tsx'
import { toOf } from './kinds.ts'
import { People } from './People.tsx'
import { RoleTable } from './RoleTable.tsx'
import { texts } from './texts.ts'

const words = texts.company

/** The roles of one customer or provider and who of its people holds them; with `Role` the editor of one. */
export const CompanyRoles = observer(function CompanyRoles({ kind, id }: { kind: ServedKind; id: number }) {
  const app = useApp()
  const params = useScreenParams()
  const onBack = useBack()
  const to = toOf(kind)
  const path = servedRoles[kind]
  const mayEdit = usePermitted('edit', path)
  const served = useDetail(servedCompanies, { Kind: kind, PartnerId: id })
  const company = served.data?.Rows[0]
  const roles = useDetail(roleList, company && { CompanyId: company.CompanyId, PageSize: 200 })
  const [removing, setRemoving] = useState<RoleRow>()
  const [shown, setShown] = useState('')
  const zh = texts.kinds[kind]
  const reload = () => {
    served.reload()
    roles.reload()
  }
  useTitle(company && words.of(company.Name))
  const role = params.get('Role')
  if (role !== null && company)
    return (
      <RoleLoader
        id={Number(role) > 0 ? Number(role) : undefined}
        from={Number(params.get('From')) > 0 ? Number(params.get('From')) : undefined}
        companies={served}
        companyOf={(stored) =>
          stored === undefined || stored.CompanyId === company.CompanyId ? { ...company, CompanyKind: kind } : undefined
        }
        may={{ edit: { path, code: 'edit' } }}
        onBack={() => {
          reload()
          app.navigate(to.company(id), { replace: true })
        }}
        onMade={(created) => app.navigate(to.role(id, created.Id), { replace: true })}
      />
    )
  if (served.data && !company)
    return (
      <EmptyState title={words.notJoined(zh)} hint={words.notJoinedHint} action={<AppLink to={to.partner(id)}>{words.open(zh)}</AppLink>} />
    )
  const failed = [served, roles].find(({ error }) => error)
  return (
    <DetailPage
      title={company?.Name ?? words.title(zh)}
      trail={[{ label: words.title(zh), to: to.list }, { label: company?.Name ?? '' }]}
      onBack={onBack}
      facts={
        company
          ? [
              { label: words.company, value: company.CompanyName },
              { label: words.roles, value: words.count(company.Roles) },
              { label: words.people, value: texts.list.people(company.People) },
            ]
          : []
      }
      actions={
        company ? (
          <>
            <AppLink to={to.partner(id)}>{words.open(zh)}</AppLink>
            {mayEdit ? (
              <Button type="primary" onClick={() => app.navigate(to.add(id))}>
                {words.add}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
      notice={
        company && company.WithoutRole > 0 ? (
          <Notice tone="warning" action={<TextButton onClick={() => setShown('0')}>{words.showThem}</TextButton>}>
            {words.withoutRole(company.WithoutRole)}
          </Notice>
        ) : undefined
      }
      state={failed ? 'failed' : company && roles.data ? 'ready' : 'loading'}
      error={failed?.error}
      onRetry={() => failed?.reload()}
    >
      {company && roles.data ? (
        <>
          <RoleTable
            rows={roles.data.Rows}
            to={{ open: (one) => to.role(id, one), copy: (one) => to.add(id, one) }}
            remove={mayEdit ? setRemoving : undefined}
          />
          <People path={path} companyId={company.CompanyId} roles={roles.data.Rows} shown={shown} onShow={setShown} onChanged={reload} />
        </>
      ) : null}
      {removing ? (
        <RemoveRole
          role={removing}
          onClose={() => setRemoving(undefined)}
          onDone={() => {
            setRemoving(undefined)
            reload()
          }}
        />
      ) : null}
    </DetailPage>
  )
})

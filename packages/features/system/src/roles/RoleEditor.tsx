import type { ButtonPermission } from '@jst/contracts'
import { saveRole, startPreview, type RoleInfo } from '@jst/contracts/system'
import { HistoryDrawer, useAction, useApp, type HistoryWords } from '@jst/feature-kit'
import { FormNotices, useFormModel } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { DateText, DetailPage, Notice, Section } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CopyRights } from './CopyRights.tsx'
import { Difference } from './Difference.tsx'
import { FieldRights } from './FieldRights.tsx'
import { historyWords } from '../history.texts.ts'
import { Members } from './Members.tsx'
import { Points } from './Points.tsx'
import { RightsTree } from './RightsTree.tsx'
import { RoleBasics } from './RoleBasics.tsx'
import { RoleRights, type GrantableMenu } from './RoleRights.ts'
import { texts } from './texts.ts'

const words = texts.edit

const scopes: Readonly<Record<string, { label: string } | undefined>> = texts.scopes
const roleHistory: HistoryWords = {
  ...historyWords,
  show: (field, value) => (field === 'DataScope' ? scopes[String(value)]?.label : undefined),
}

/** The company that a role belongs to. */
export interface RoleCompany {
  readonly CompanyId: number
  readonly CompanyName: string
  readonly CompanyKind: RoleInfo['CompanyKind']
}
export interface RoleEditorProps {
  company: RoleCompany
  menus: readonly GrantableMenu[]
  stored: RoleInfo | undefined
  /** A new role starts with this one's rights. */
  model: RoleInfo | undefined
  /** Buttons that open what the editor does; without `preview` there is no preview. */
  may: { readonly edit: ButtonPermission; readonly preview?: ButtonPermission }
  onBack: () => void
  onMade: (role: RoleInfo) => void
}

export const RoleEditor = observer(function RoleEditor({ company, menus, stored, model, may, onBack, onMade }: RoleEditorProps) {
  const app = useApp()
  const [rights] = useState(() => {
    const rights = new RoleRights(
      {
        companyId: company.CompanyId,
        blank: { DataScope: company.CompanyKind === 'platform' ? 'all' : 'company' },
        menus,
        save: (input) => app.api.call(saveRole, input),
        saved: (role) => {
          app.notify.success(words.saved)
          if (stored === undefined) onMade(role)
        },
      },
      stored,
    )
    if (model) rights.copyFrom(model)
    return rights
  })
  const { form } = rights
  useFormModel(form)
  const mayEdit = usePermitted(may.edit.code, may.edit.path)
  const mayPreview = usePermitted(may.preview?.code ?? '', may.preview?.path)
  const [open, setOpen] = useState<'difference' | 'copy' | 'history'>()
  const close = () => setOpen(undefined)
  const save = () => {
    close()
    void form.save()
  }
  const preview = useAction(async () => {
    await app.api.call(startPreview, { RoleId: form.stored!.Id })
    app.navigate('/workbench')
  })
  const ask = () => {
    if (form.check()) setOpen('difference')
  }
  const role = form.stored
  return (
    <DetailPage
      title={role ? words.title(role.Name) : words.newTitle}
      onBack={onBack}
      facts={[
        { label: words.company, value: company.CompanyName },
        ...(role
          ? [
              { label: words.members, value: words.membersCount(role.Members.length) },
              { label: words.updatedAt, value: <DateText value={role.UpdateTime} /> },
            ]
          : []),
      ]}
      actions={
        <>
          {role && <Button onClick={() => setOpen('history')}>{words.history}</Button>}
          {role && mayPreview && role.CompanyId === app.session.employee?.CompanyId && (
            <Button disabled={form.dirty} loading={preview.busy} onClick={() => void preview.run()}>
              {words.preview}
            </Button>
          )}
          {mayEdit && <Button onClick={() => setOpen('copy')}>{words.copyFrom}</Button>}
          {mayEdit && (
            <Button
              type="primary"
              loading={form.busy}
              disabled={(role !== undefined && !form.dirty) || form.theirs !== undefined}
              onClick={ask}
            >
              {words.save}
            </Button>
          )}
        </>
      }
      notice={
        <>
          <FormNotices form={form} />
          {!mayEdit && <Notice>{words.readOnly}</Notice>}
        </>
      }
      rail={role && <Members members={role.Members} />}
    >
      <RoleBasics form={form} kind={company.CompanyKind} disabled={!mayEdit} />
      <Section title={texts.rights.title}>
        <RightsTree role={rights} disabled={!mayEdit} />
      </Section>
      <FieldRights role={rights} disabled={!mayEdit} />
      <Points role={rights} disabled={!mayEdit} />
      {open === 'difference' && <Difference role={rights} busy={form.busy} onClose={close} onSave={save} />}
      {open === 'copy' && <CopyRights role={rights} companyId={company.CompanyId} onClose={close} />}
      {open === 'history' && role && (
        <HistoryDrawer entity="role" id={role.Id} title={words.title(role.Name)} words={roleHistory} onClose={close} />
      )}
    </DetailPage>
  )
})

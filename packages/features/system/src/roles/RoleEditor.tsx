import { ApiError } from '@jst/api-client'
import { saveRole, startPreview, type RoleInfo } from '@jst/contracts/system'
import { failureOf, HistoryDrawer, useAction, useApp, useConfirmLeave, type HistoryWords } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DateText, DetailPage, Notice, RowActs, Section } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CopyRights } from './CopyRights.tsx'
import { Difference } from './Difference.tsx'
import { FieldRights } from './FieldRights.tsx'
import { historyWords } from '../history.ts'
import { Members } from './Members.tsx'
import { Points } from './Points.tsx'
import { RightsTree } from './RightsTree.tsx'
import { RoleBasics } from './RoleBasics.tsx'
import { RoleForm, type GrantableMenu } from './RoleForm.ts'
import { texts } from './texts.ts'

const words = texts.edit

const scopes: Readonly<Record<string, { label: string } | undefined>> = texts.scopes
const roleHistory: HistoryWords = {
  ...historyWords,
  show: (field, value) => (field === 'DataScope' ? scopes[String(value)]?.label : undefined),
}

interface RoleEditorProps {
  company: { CompanyId: number; CompanyName: string; CompanyKind: RoleInfo['CompanyKind'] }
  menus: readonly GrantableMenu[]
  stored: RoleInfo | undefined
  /** A new role starts with this one's rights. */
  model: RoleInfo | undefined
  onBack: () => void
  onMade: (role: RoleInfo) => void
}

const blankFor = (kind: RoleInfo['CompanyKind']) => ({
  Name: '',
  Description: '',
  DataScope: kind === 'platform' ? ('all' as const) : ('company' as const),
  Grants: [],
  PermissionItems: [],
})

export const RoleEditor = observer(function RoleEditor({ company, menus, stored, model, onBack, onMade }: RoleEditorProps) {
  const app = useApp()
  const [form] = useState(() => {
    const made = new RoleForm(company.CompanyId, menus, stored, stored ?? blankFor(company.CompanyKind))
    if (model) made.copyFrom(model)
    return made
  })
  const mayEdit = usePermitted('edit', '/system/role/roleEdit')
  const mayPreview = usePermitted('preview', '/system/role/roleEdit')
  const [failure, setFailure] = useState('')
  const [tried, setTried] = useState(false)
  const [open, setOpen] = useState<'difference' | 'copy' | 'history'>()
  const close = () => setOpen(undefined)
  useConfirmLeave(() => form.dirty)
  const save = useAction(async (over: boolean) => {
    setFailure('')
    close()
    try {
      const saved = await app.api.call(saveRole, form.input(over))
      const made = form.stored === undefined
      form.saved(saved)
      app.notify.success(words.saved)
      if (made) onMade(saved)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE_WRITE' && error.data) form.refused(error.data as RoleInfo)
      else setFailure(failureOf(error).message)
    }
  })
  const preview = useAction(async () => {
    await app.api.call(startPreview, { RoleId: form.stored!.Id })
    app.navigate('/workbench')
  })
  const ask = () => {
    setTried(true)
    if (form.name.trim() !== '') setOpen('difference')
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
            <Button type="primary" loading={save.busy} disabled={role !== undefined && !form.dirty} onClick={ask}>
              {words.save}
            </Button>
          )}
        </>
      }
      notice={
        <>
          {failure && <Notice tone="error">{failure}</Notice>}
          {!mayEdit && <Notice>{words.readOnly}</Notice>}
          {form.theirs && (
            <Notice
              tone="warning"
              action={
                <RowActs>
                  <Button onClick={() => form.takeTheirs()}>{words.takeTheirs}</Button>
                  <Button onClick={() => void save.run(true)}>{words.keepMine}</Button>
                </RowActs>
              }
            >
              {words.stale}
            </Notice>
          )}
        </>
      }
      rail={role && <Members members={role.Members} />}
    >
      <RoleBasics form={form} kind={company.CompanyKind} disabled={!mayEdit} tried={tried} />
      <Section title={texts.rights.title}>
        <RightsTree form={form} disabled={!mayEdit} />
      </Section>
      <FieldRights form={form} disabled={!mayEdit} />
      <Points form={form} disabled={!mayEdit} />
      {open === 'difference' && <Difference form={form} busy={save.busy} onClose={close} onSave={() => void save.run(false)} />}
      {open === 'copy' && <CopyRights form={form} companyId={company.CompanyId} onClose={close} />}
      {open === 'history' && role && (
        <HistoryDrawer entity="role" id={role.Id} title={words.title(role.Name)} words={roleHistory} onClose={close} />
      )}
    </DetailPage>
  )
})

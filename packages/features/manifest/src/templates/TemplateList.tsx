import { documentTemplates, removeDocumentTemplate, type DocumentTemplate } from '@jst/contracts/document'
import { customerManifestPages, manifestButtons, manifestDocument, manifestPages } from '@jst/contracts/manifest'
import { link, useAction, useApp, useBack, useDetail, useScreenParams } from '@jst/feature-kit'
import { AppLink, DateText, DetailPage, FactsTable, formatNumber, RowActs, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { names } from '../names.ts'
import { TemplateEditor } from './TemplateEditor.tsx'

const words = texts.templates
const Kind = manifestDocument.kind

/** 舱单收发通模板: shipper, consignee and notify party for filings that come again and again. Customers edit them on the same path. */
export const TemplateList = observer(function TemplateList() {
  const { api, notify, permissions, session } = useApp()
  const onBack = useBack()
  const params = useScreenParams()
  const staff = session.employee?.CompanyKind === 'operator'
  const { template } = manifestButtons[staff ? 'staff' : 'party']
  const edits = staff ? manifestPages.templateEdit : customerManifestPages.templates
  const mayEdit = permissions.allows(template.path, template.code)
  const list = useDetail(documentTemplates, { Kind, PageSize: 200 })
  const remove = useAction(async ({ Id, Name, UpdateTime }: DocumentTemplate) => {
    if (!(await notify.confirm({ title: words.removeAsk(Name), content: words.removeContent, ok: words.remove, danger: true }))) return
    await api.call(removeDocumentTemplate, { Kind, Id, UpdateTime })
    notify.success(words.removed)
    list.reload()
  })
  if (!staff && (params.has('Id') || params.has('New'))) return <TemplateEditor list={customerManifestPages.templates} />
  const rows = list.data?.Rows ?? []
  return (
    <DetailPage
      title={names.templates}
      onBack={onBack}
      facts={[]}
      state={list.status === 'failed' ? 'failed' : list.data ? 'ready' : 'loading'}
      error={list.error}
      onRetry={list.reload}
      actions={
        mayEdit ? (
          <AppLink className="arco-btn arco-btn-primary arco-btn-size-default arco-btn-shape-square" to={`${edits}?New=1`}>
            {words.fresh}
          </AppLink>
        ) : null
      }
    >
      <Section title={words.list}>
        {rows.length === 0 ? (
          <p className="jst-muted">{words.none}</p>
        ) : (
          <FactsTable
            label={words.list}
            titles={[...words.titles]}
            rows={rows}
            rowKey={({ Id }) => Id}
            renderRow={(row) => (
              <>
                <th scope="row">{mayEdit ? <AppLink to={link(edits, { Id: row.Id })}>{row.Name}</AppLink> : row.Name}</th>
                <td>
                  <StatusTag tone={row.Shared ? 'blue' : 'grey'}>{row.Shared ? words.scope.shared : words.scope.own}</StatusTag>
                </td>
                <td>{row.By}</td>
                <td>{formatNumber(row.Uses)}</td>
                <td>
                  <DateText value={row.UsedAt} />
                </td>
                <td>
                  {mayEdit ? (
                    <RowActs>
                      <TextButton aria-label={`${words.remove} ${row.Name}`} onClick={() => void remove.run(row)}>
                        {words.remove}
                      </TextButton>
                    </RowActs>
                  ) : null}
                </td>
              </>
            )}
          />
        )}
      </Section>
    </DetailPage>
  )
})
